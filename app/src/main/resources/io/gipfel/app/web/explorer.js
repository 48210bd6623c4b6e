// The opening explorer: what was played next in the games of a dataset, and how they ended.

import { html, percent, select } from '/dom.js';
import { get } from '/server.js';

const MOST_ROWS = 8;
const OFF = '';

/** A bar of results: White's wins, draws, Black's wins. */
function results({ white, draws, black }) {
  const all = white + draws + black;
  if (all === 0) {
    return html('span', { class: 'quiet' }, 'no result');
  }
  const words = `White ${percent(white / all)}, draws ${percent(draws / all)}, `
    + `Black ${percent(black / all)}`;
  const part = (name, count) => {
    const share = html('span', { class: name });
    share.style.width = `${(100 * count) / all}%`;
    return share;
  };
  return html('span', { class: 'results', role: 'img', 'aria-label': words, title: words },
    part('w', white), part('d', draws), part('b', black));
}

export class Explorer {
  /**
   * An explorer of the datasets there are, the one of a name first; "onAction" is told which row
   * was chosen, and "onDataset" which dataset, "" for none.
   */
  constructor(board, datasets, dataset, { onAction, onDataset }) {
    this.board = board;
    this.onAction = onAction;
    this.dataset = datasets.includes(dataset) ? dataset : OFF;
    this.turn = 0;
    this.found = html('div', { class: 'found' });
    const choice = select('Explore', [[OFF, 'off'], ...datasets.map((name) => [name, name])],
      this.dataset, (name) => {
        this.dataset = name;
        onDataset(name);
      });
    this.element = html('section', { class: 'card explorer' },
      html('div', { class: 'fields' }, choice), this.found);
  }

  /** Looks for the games that pass through a position, if people want to know. */
  async ask({ game, start, actions }, position) {
    const turn = ++this.turn;
    if (this.dataset === OFF) {
      this.found.replaceChildren();
      return;
    }
    this.found.replaceChildren(html('p', { class: 'quiet' }, 'looking …'));
    try {
      const found = await get('/api/explore',
        { dataset: this.dataset, game, start, actions: actions.join(' ') });
      if (turn === this.turn) {
        this.show(found, position);
      }
    } catch (error) {
      if (turn === this.turn) {
        this.found.replaceChildren(html('p', { class: 'quiet' }, error.message));
      }
    }
  }

  stop() {
    this.turn++;
  }

  show(found, position) {
    const count = (number) => number.toLocaleString('en');
    const summary = html('p', { class: 'quiet' },
      `${count(found.games)} of ${count(found.searchedGames)} games pass here`);
    if (found.games === 0) {
      this.found.replaceChildren(summary);
      return;
    }
    const paths = new Map(position.actions.map(({ text, gesture }) => [text, gesture]));
    this.found.replaceChildren(summary, results(found), html('table', { class: 'opinion' },
      html('thead', {}, html('tr', {}, html('th', {}, 'played'),
        html('th', { class: 'number' }, 'games'), html('th', {}, 'White · draws · Black'))),
      html('tbody', {}, found.continuations.slice(0, MOST_ROWS).map((next) =>
        html('tr', {
          onpointerenter: () => this.board.point(this.board.path(paths.get(next.text) ?? [])),
          onpointerleave: () => this.board.point(null),
          onclick: () => this.onAction(next.text),
        }, html('td', {}, next.text || 'the end'),
        html('td', { class: 'number' }, count(next.games)),
        html('td', { class: 'bars' }, results(next)))))));
  }
}
