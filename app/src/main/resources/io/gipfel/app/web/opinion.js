// What the search thinks: a bar of who stands better, and a bar for each action.

import { brief, html, percent, signed } from '/dom.js';
import { listen } from '/server.js';
import { adviceOf } from '/board.js';

const MOST_ROWS = 8;

/** A side of the balance narrower than this percentage has no room for its number. */
const EDGE = 11;

/** The chance of White, from a value in [-1, 1] for the first player. */
export function whiteShare(valueForFirst) {
  return (1 + valueForFirst) / 2;
}

/** A bar that is white as far as White stands well. */
export function balance(valueForFirst, proven = false) {
  const share = whiteShare(valueForFirst);
  const white = Math.round(100 * share);
  const fill = html('span', { class: 'balance-white' });
  fill.style.width = `${100 * share}%`;
  const words = `White ${percent(share)}`;
  return html('div', { class: 'balance', role: 'img', 'aria-label': words, title: words }, fill,
    white > EDGE ? html('b', { class: 'left' }, `${white} %`) : null,
    proven ? html('b', { class: 'proven' }, 'proven') : null,
    white < 100 - EDGE ? html('b', { class: 'right' }, `${100 - white} %`) : null);
}

/** The chance to win of the player with a sign, or what is proven. */
function chance({ valueForFirst, proven }, sign) {
  return proven ? { 1: 'won', 0: 'drawn', [-1]: 'lost' }[sign * proven.outcomeForFirst]
    : percent(whiteShare(sign * valueForFirst));
}

/** The margin to expect, or the one that is proven. */
function margin({ marginForFirst, proven }, sign) {
  return proven?.marginForFirst === undefined ? signed(sign * marginForFirst)
    : signed(sign * proven.marginForFirst, 0);
}

/** How well the margin is known. */
function known({ proven }) {
  return proven?.marginForFirst === undefined ? 'expected' : 'proven';
}

export class Opinion {
  /** Shows itself in an element and on a board; "onAction" is told which row was chosen. */
  constructor(element, board, onAction) {
    this.element = element;
    this.board = board;
    this.onAction = onAction;
    this.client = Math.random().toString(36).slice(2);
    this.on = false;
  }

  /** Asks for an opinion of the game as it stands, if people want one. */
  ask({ game, start, actions }, over) {
    this.stop();
    this.element.replaceChildren();
    if (!this.on || over) {
      return;
    }
    this.element.replaceChildren(html('p', { class: 'quiet' }, 'thinking …'));
    this.source = listen('/api/analysis',
      { game, start, actions: actions.join(' '), client: this.client },
      {
        opinion: (opinion) => this.show(opinion),
        lost: (source) => {
          source.close();
          this.element.replaceChildren(html('p', { class: 'quiet' }, 'no answer from the search'));
        },
      });
  }

  stop() {
    this.source?.close();
    this.source = null;
    this.board.advise?.([]);
  }

  show(opinion) {
    const sign = opinion.toMove === 'w' ? 1 : -1;
    const rows = opinion.actions.slice(0, MOST_ROWS);
    const greatest = Math.max(...rows.map(({ share }) => share), 0.001);
    this.board.advise(adviceOf(opinion.actions.map((action) => ({
      path: action.path,
      share: action.share,
      text: action.proven ? chance(action, sign) : brief(whiteShare(sign * action.valueForFirst)),
    }))));
    this.element.replaceChildren(
      balance(opinion.valueForFirst, opinion.proven !== undefined),
      html('p', { class: 'quiet' },
        `White ${margin(opinion, 1)} ${known(opinion)} · ${opinion.brain} · `
        + `${opinion.simulations.toLocaleString('en')} simulations`),
      html('table', { class: 'opinion' },
        html('thead', {}, html('tr', {}, html('th', {}, 'action'), html('th', {}, 'visits'),
          html('th', { class: 'number' }, 'win'), html('th', { class: 'number' }, 'margin'))),
        html('tbody', {}, rows.map((action) => this.row(action, sign, greatest)))),
      html('p', { class: 'line' }, opinion.line.slice(0, 10).join('  ')));
  }

  row(action, sign, greatest) {
    const bar = html('span', { class: 'bar' });
    bar.style.width = `${(100 * action.share) / greatest}%`;
    return html('tr', {
      onpointerenter: () => this.board.point(action.path),
      onpointerleave: () => this.board.point(null),
      onclick: () => this.onAction(action.text),
    },
    html('td', {}, action.text),
    html('td', { class: 'bars', title: `${action.visits} visits` }, bar),
    html('td', { class: action.proven ? 'number proven' : 'number' }, chance(action, sign)),
    html('td', { class: 'number', title: known(action) }, margin(action, sign)));
  }
}
