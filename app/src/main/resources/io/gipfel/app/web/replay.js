// Replay: any game of a dataset, ply by ply, with what the searches behind it thought.

import { brief, html, percent, select } from '/dom.js';
import { get, post } from '/server.js';
import { Board, adviceOf } from '/board.js';
import { valueCurve } from '/chart.js';
import { balance, whiteShare } from '/opinion.js';
import { playFrom } from '/play.js';
import { side } from '/status.js';

const AUTOPLAY_MILLIS = 900;
const MOST_ROWS = 8;

class Replay {
  constructor({ view, site, notice }) {
    this.site = site;
    this.notice = notice;
    this.ply = 0;
    this.turn = 0;
    if (site.datasets.length === 0) {
      view.append(html('p', { class: 'empty' },
        'No games to replay: start with --run DIR or --data DATASET.'));
      return;
    }
    this.parts = {
      title: html('div', { class: 'status' }),
      board: html('div', { class: 'board-frame' }),
      slider: html('input', { type: 'range', min: 0, value: 0, 'aria-label': 'Ply' }),
      curve: html('div', { class: 'curve-frame' }),
      pick: html('div', { class: 'fields' }),
      games: html('ol', { class: 'games' }),
      thought: html('div', { class: 'thought' }),
    };
    this.board = new Board(this.parts.board);
    this.parts.slider.oninput = () => this.go(Number(this.parts.slider.value));
    view.append(
      html('section', { class: 'stage' }, this.parts.title, this.parts.board,
        this.parts.curve, this.parts.slider, this.buttons()),
      html('aside', {},
        html('section', { class: 'card' }, this.parts.pick, this.parts.games),
        html('section', { class: 'card' }, html('h2', {}, 'What the search thought'),
          this.parts.thought)));
    this.keys = (event) => this.key(event);
    addEventListener('keydown', this.keys);
    this.openDataset(site.datasets[0]);
  }

  buttons() {
    this.autoButton = html('button', { onclick: () => this.toggleAuto(), 'aria-label': 'Play on' }, '▶ Play');
    const button = (text, label, target) =>
      html('button', { onclick: () => this.go(target()), 'aria-label': label }, text);
    return html('div', { class: 'buttons' },
      button('«', 'To the start', () => 0),
      button('‹', 'Back', () => this.ply - 1),
      this.autoButton,
      button('›', 'On', () => this.ply + 1),
      button('»', 'To the end', () => Infinity),
      html('button', { onclick: () => this.playOn() }, 'Play from here'));
  }

  close() {
    this.turn++;
    clearInterval(this.auto);
    removeEventListener('keydown', this.keys);
  }

  async attempt(work) {
    try {
      await work();
    } catch (error) {
      this.notice(error);
    }
  }

  openDataset(dataset) {
    return this.attempt(async () => {
      this.dataset = dataset;
      const { shards } = await get('/api/shards', { dataset });
      this.shards = shards;
      if (shards.length === 0) {
        this.pick();
        this.parts.games.replaceChildren(html('li', { class: 'quiet' }, 'no games yet'));
        return;
      }
      await this.openShard(shards.at(-1));
    });
  }

  openShard(shard) {
    return this.attempt(async () => {
      this.shard = shard;
      this.pick();
      const { games } = await get('/api/games', { dataset: this.dataset, shard });
      this.parts.games.replaceChildren(...games.map((game, index) =>
        html('li', {}, html('button', { onclick: () => this.openGame(index) },
          html('span', {}, `${game.id}`),
          html('i', { class: `chip ${game.outcome > 0 ? 'w' : game.outcome < 0 ? 'b' : 'd'}` }),
          html('span', {}, game.result), html('span', { class: 'quiet' }, `${game.plies} plies`)))));
      if (games.length > 0) {
        await this.openGame(0);
      }
    });
  }

  pick() {
    this.parts.pick.replaceChildren(
      select('Dataset', this.site.datasets.map((name) => [name, name]), this.dataset,
        (name) => this.openDataset(name)),
      select('Shard', this.shards.toReversed().map((name) => [name, name.replace(/\.shard$/, '')]),
        this.shard ?? '', (name) => this.openShard(name)));
  }

  openGame(index) {
    return this.attempt(async () => {
      this.record = await get('/api/game', { dataset: this.dataset, shard: this.shard, index });
      [...this.parts.games.children].forEach((line, i) => line.classList.toggle('now', i === index));
      const { plies } = this.record;
      this.parts.slider.max = plies.length;
      this.curve = valueCurve(
        plies.map(({ valueForFirst }) =>
          (valueForFirst === undefined ? null : whiteShare(valueForFirst))),
        plies.map(({ proven }) => proven),
        (ply) => this.go(ply));
      this.parts.curve.replaceChildren(this.curve.element);
      this.parts.curve.hidden = plies.every(({ valueForFirst }) => valueForFirst === undefined);
      this.ply = -1;
      await this.go(0);
    });
  }

  go(target) {
    if (!this.record) {
      return Promise.resolve();
    }
    const ply = Math.max(0, Math.min(target, this.record.plies.length));
    if (ply === this.ply) {
      return Promise.resolve();
    }
    const turn = ++this.turn;
    const onward = ply === this.ply + 1;
    this.ply = ply;
    this.parts.slider.value = ply;
    this.curve.move(ply);
    return this.attempt(async () => {
      const position = await post('/api/position', {
        game: this.record.game,
        start: this.record.start,
        actions: this.record.plies.slice(0, ply).map(({ action }) => action),
      });
      if (turn === this.turn) {
        this.position = position;
        this.show(position, onward);
      }
    });
  }

  show(position, onward) {
    this.board.show(position, { animate: onward });
    const next = this.record.plies[this.ply];
    const said = !next ? this.record.result
      : `${next.side === 'w' ? 'White' : 'Black'} plays ${next.action}`;
    const { white = 'White', black = 'Black' } = this.record.tags;
    this.parts.title.replaceChildren(side('w', white, position.score[0]),
      html('p', { class: next ? 'say' : 'say over', role: 'status' }, said,
        html('small', {}, `game ${this.record.id} · ply ${this.ply} of ${this.record.plies.length}`)),
      side('b', black, position.score[1]));
    this.think(position, next);
  }

  /** The bars of the record: visits of the search, and what a policy learns from it. */
  think(position, ply) {
    if (!ply || ply.candidates.length === 0) {
      this.parts.thought.replaceChildren(html('p', { class: 'quiet' },
        ply ? 'no search stands behind this ply' : 'this is the end'));
      return;
    }
    const paths = new Map(position.actions.map(({ text, gesture }) => [text, this.board.path(gesture)]));
    const rows = ply.candidates.filter(({ policy, visits }) => policy > 0.004 || visits > 0)
      .toSorted((a, b) => b.policy - a.policy || b.visits - a.visits);
    this.board.advise(adviceOf(rows.map(({ text, policy }) => ({
      path: paths.get(text) ?? [], share: policy, text: brief(policy),
    }))));
    const greatest = Math.max(...rows.map(({ policy }) => policy), 0.001);
    this.parts.thought.replaceChildren(
      balance(ply.valueForFirst ?? 0, ply.proven),
      html('table', { class: 'opinion' },
        html('thead', {}, html('tr', {}, html('th', {}, 'action'), html('th', {}, 'policy'),
          html('th', { class: 'number' }, ''), html('th', { class: 'number' }, 'visits'))),
        html('tbody', {}, rows.slice(0, MOST_ROWS).map(({ text, policy, visits }) => {
          const bar = html('span', { class: 'bar' });
          bar.style.width = `${(100 * policy) / greatest}%`;
          return html('tr', {
            class: text === ply.action ? 'played' : '',
            onpointerenter: () => this.board.point(paths.get(text)),
            onpointerleave: () => this.board.point(null),
          }, html('td', {}, text), html('td', { class: 'bars' }, bar),
          html('td', { class: 'number' }, percent(policy)),
          html('td', { class: 'number' }, String(visits)));
        }))));
  }

  toggleAuto() {
    if (this.auto) {
      clearInterval(this.auto);
      this.auto = null;
    } else {
      this.auto = setInterval(() => {
        if (this.ply >= this.record.plies.length) {
          this.toggleAuto();
        } else {
          this.go(this.ply + 1);
        }
      }, AUTOPLAY_MILLIS);
    }
    this.autoButton.textContent = this.auto ? '❚❚ Pause' : '▶ Play';
  }

  playOn() {
    const actions = this.record.plies.slice(0, this.ply).map(({ action }) => action);
    playFrom(this.record.game, this.record.start, actions);
  }

  key(event) {
    if (event.target.matches('select, input') || !this.record) {
      return;
    }
    const target = {
      ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: Infinity,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      this.go(target);
    }
  }
}

/** The view; returns what ends it. */
export function replayView(context) {
  const replay = new Replay(context);
  return () => replay.close();
}
