// Light or dark, or as the system has it: what the style sheets ask the system is answered here.

import { html } from '/dom.js';

const KEPT = 'gipfel.theme';
const ASKED = '(prefers-color-scheme: dark)';

/** By name: what people read, a chip that shows it, and when the dark rules hold. */
const THEMES = {
  system: { text: 'as the system', chip: 'd', holds: ASKED },
  light: { text: 'light', chip: 'w', holds: 'not all' },
  dark: { text: 'dark', chip: 'b', holds: 'all' },
};

const darkRules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  .filter((rule) => rule.media?.mediaText === ASKED);

function show(name) {
  document.documentElement.style.colorScheme = name === 'system' ? '' : name;
  for (const { media } of darkRules) {
    media.mediaText = THEMES[name].holds;
  }
}

/** A button that goes through the themes; the browser remembers which it is. */
export function themeButton() {
  const names = Object.keys(THEMES);
  const chip = html('i');
  const button = html('button', { class: 'theme' }, chip);
  let name = names.find((each) => each === localStorage.getItem(KEPT)) ?? names[0];
  const apply = () => {
    show(name);
    chip.className = `chip ${THEMES[name].chip}`;
    button.title = `Theme: ${THEMES[name].text}`;
    button.setAttribute('aria-label', button.title);
  };
  button.addEventListener('click', () => {
    name = names[(names.indexOf(name) + 1) % names.length];
    localStorage.setItem(KEPT, name);
    apply();
  });
  apply();
  return button;
}
