// Which view is shown: the part of the address behind the #.

import { get } from '/server.js';
import { html } from '/dom.js';
import { playView } from '/play.js';
import { puzzlesView } from '/puzzles.js';
import { replayView } from '/replay.js';
import { trainingView } from '/run.js';
import { themeButton } from '/theme.js';

const VIEWS = {
  play: playView, puzzles: puzzlesView, replay: replayView, training: trainingView,
};
const NOTICE_MILLIS = 6000;

let close = () => {};
let notices = 0;

/** Tells people what went wrong, in one line that goes away again. */
function notice(error) {
  const line = document.getElementById('notice');
  const number = ++notices;
  line.textContent = error.message;
  line.classList.add('shown');
  setTimeout(() => {
    if (number === notices) {
      line.classList.remove('shown');
    }
  }, NOTICE_MILLIS);
}

function open(site) {
  const [name, ...path] = location.hash.slice(1).split('/');
  const links = [...document.querySelectorAll('nav a:not([hidden])')];
  const current = links.some(({ hash }) => hash === `#${name}`) ? name : 'play';
  close();
  for (const link of links) {
    link.toggleAttribute('aria-current', link.hash === `#${current}`);
  }
  const view = document.getElementById('view');
  view.className = current;
  view.replaceChildren();
  close = VIEWS[current]({ view, site, notice, path }) ?? (() => {});
}

document.querySelector('header').append(themeButton());

try {
  const site = await get('/api/site');
  document.querySelector('nav a[href="#puzzles"]').hidden =
    site.games.every(({ puzzles }) => puzzles === 0);
  addEventListener('hashchange', () => open(site));
  open(site);
} catch (error) {
  document.getElementById('view').replaceChildren(html('p', { class: 'empty' }, error.message));
}
