// Which view is shown: the part of the address behind the #.

import { get } from '/server.js';
import { html } from '/dom.js';
import { playView } from '/play.js';
import { replayView } from '/replay.js';
import { trainingView } from '/run.js';

const VIEWS = { play: playView, replay: replayView, training: trainingView };
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
  const name = location.hash.slice(1).split('/')[0];
  const current = VIEWS[name] ? name : 'play';
  close();
  for (const link of document.querySelectorAll('nav a')) {
    link.toggleAttribute('aria-current', link.hash === `#${current}`);
  }
  const view = document.getElementById('view');
  view.className = current;
  view.replaceChildren();
  close = VIEWS[current]({ view, site, notice }) ?? (() => {});
}

try {
  const site = await get('/api/site');
  addEventListener('hashchange', () => open(site));
  open(site);
} catch (error) {
  document.getElementById('view').replaceChildren(html('p', { class: 'empty' }, error.message));
}
