// Play: either side, at any strength, with take-back and the search's opinion.

import { html, select } from '/dom.js';
import { post } from '/server.js';
import { Board, choiceButtons } from '/board.js';
import { Explorer } from '/explorer.js';
import { Opinion } from '/opinion.js';
import { side } from '/status.js';

const YOU = 'you';
const REPLY_MILLIS = 450;
const KEPT = 'gipfel.play';
const SEEDS = 1_000_000_000;

/** The game that was played last, or a new one. */
function kept(site) {
  try {
    const state = JSON.parse(localStorage.getItem(KEPT));
    if (site.games.some(({ name }) => name === state.game)) {
      return state;
    }
  } catch {
    // Nothing kept, or nothing of use: a new game.
  }
  return { game: site.firstGame, start: 'start', actions: [], players: null, opinion: false };
}

/** Opens the view at a game that has come so far, to be played on. */
export function playFrom(game, start, actions) {
  localStorage.setItem(KEPT,
    JSON.stringify({ game, start, actions, players: null, opinion: true }));
  location.hash = '#play';
}

const wait = (millis) => new Promise((resolve) => { setTimeout(resolve, millis); });

class Play {
  constructor({ view, site, notice }) {
    this.site = site;
    this.notice = notice;
    this.state = kept(site);
    this.turn = 0;
    this.parts = {
      board: html('div', { class: 'board-frame' }),
      status: html('div', { class: 'status' }),
      setup: html('div', { class: 'fields' }),
      buttons: html('div', { class: 'buttons' }),
      opinion: html('div'),
      steps: html('ol', { class: 'steps', 'aria-label': 'Actions so far' }),
    };
    this.board = new Board(this.parts.board, {
      onAction: (text) => this.play(text),
      onChoice: (next, chosen) => {
        this.offer(next);
        this.ask(chosen.length);
      },
    });
    this.opinion = new Opinion(this.parts.opinion, this.board, (text) => this.play(text));
    this.opinion.on = this.state.opinion;
    this.explorer = new Explorer(this.board, site.datasets, this.state.explored, {
      onAction: (text) => this.play(text),
      onDataset: (name) => {
        this.state.explored = name;
        this.keep();
        this.explore();
      },
    });
    view.append(
      html('section', { class: 'stage' }, this.parts.status, this.parts.board, this.parts.buttons,
        this.parts.steps),
      html('aside', {},
        html('section', { class: 'card' }, this.parts.setup),
        html('section', { class: 'card' }, this.opinionSwitch(), this.parts.opinion),
        site.datasets.length > 0 ? this.explorer.element : null));
    this.keys = (event) => this.key(event);
    addEventListener('keydown', this.keys);
    this.checkPlayers();
    this.setup();
    this.refresh();
  }

  opinionSwitch() {
    const box = html('input', {
      type: 'checkbox', id: 'opinion', checked: this.opinion.on, onchange: () => {
        this.opinion.on = box.checked;
        this.state.opinion = box.checked;
        this.keep();
        this.opinion.ask(this.state, !this.position || this.position.over);
      },
    });
    return html('label', { class: 'switch' }, html('h2', {}, 'Opinion of the search'), box);
  }

  close() {
    this.turn++;
    this.opinion.stop();
    this.explorer.stop();
    removeEventListener('keydown', this.keys);
  }

  keep() {
    localStorage.setItem(KEPT, JSON.stringify(this.state));
  }

  get game() {
    return this.site.games.find(({ name }) => name === this.state.game);
  }

  /** Who plays: people have White, and the strongest quick opponent Black, unless they chose. */
  checkPlayers() {
    const known = new Set([YOU, ...this.game.levels.map(({ id }) => id)]);
    const { players } = this.state;
    if (!players || !known.has(players.w) || !known.has(players.b)) {
      const usual = this.game.network
        ? this.game.levels.find(({ id }) => id.endsWith('sims=64')) : this.game.levels[1];
      this.state.players = { w: YOU, b: usual.id };
    }
  }

  setup() {
    const who = [[YOU, 'You'], ...this.game.levels.map(({ id, title }) => [id, title])];
    const choose = (side) => (id) => {
      this.state.players[side] = id;
      this.refresh();
    };
    this.parts.setup.replaceChildren(
      select('Game', this.site.games.map(({ name, title }) => [name, title]), this.state.game,
        (name) => {
          this.state.game = name;
          this.checkPlayers();
          this.setup();
          this.restart();
        }),
      select('White', who, this.state.players.w, choose('w')),
      select('Black', who, this.state.players.b, choose('b')));
  }

  restart() {
    const seed = Math.floor(Math.random() * SEEDS);
    this.state.start = this.game.randomStart ? `start ${seed}` : 'start';
    this.state.actions = [];
    this.refresh();
  }

  /** Shows the game as it stands, and lets the opponent move if it is his turn. */
  async refresh() {
    const turn = ++this.turn;
    this.keep();
    try {
      const { game, start, actions } = this.state;
      const position = await post('/api/position', { game, start, actions });
      if (turn === this.turn) {
        this.state.start = position.start;
        this.position = position;
        this.show(position);
        await this.reply(turn);
      }
    } catch (error) {
      if (turn === this.turn) {
        this.fail(error);
      }
    }
  }

  fail(error) {
    this.notice(error);
    if (!this.position && this.state.actions.length + (this.state.start === 'start' ? 0 : 1) > 0) {
      this.restart();
    }
  }

  get yours() {
    return !this.position.over && this.state.players[this.position.toMove] === YOU;
  }

  show(position) {
    this.board.show(position, { open: this.yours });
    this.showStatus(position);
    this.showSteps(position);
    this.opinion.ask(this.state, position.over);
    this.explore();
  }

  explore() {
    if (this.position) {
      this.explorer.ask(this.state, this.position);
    }
  }

  /** What is to be chosen after so many choices. */
  prompt({ toMove, prompt, furtherPrompts }, depth) {
    return `${toMove === 'w' ? 'White' : 'Black'}: ${furtherPrompts[depth - 1] ?? prompt}`;
  }

  ask(depth) {
    const say = this.parts.status.querySelector('.say:not(.over)');
    if (say && !this.position.over) {
      say.textContent = this.prompt(this.position, depth);
    }
  }

  showStatus(position) {
    const onTurn = (letter) => !position.over && position.toMove === letter;
    const text = position.over ? position.result : this.prompt(position, 0);
    this.parts.status.replaceChildren(
      side('w', 'White', position.score[0], onTurn('w')),
      html('p', { class: position.over ? 'say over' : 'say', role: 'status' }, text),
      side('b', 'Black', position.score[1], onTurn('b')));
  }

  showSteps(position) {
    this.parts.steps.replaceChildren(...position.steps.map(({ text, side }, i) =>
      html('li', { class: i === position.steps.length - 1 ? 'now' : '' },
        html('i', { class: `chip ${side}` }), text)));
    this.parts.steps.scrollTop = this.parts.steps.scrollHeight;
  }

  /** The buttons below the board, among them choices that have no place on it. */
  offer(next) {
    this.parts.buttons.replaceChildren(
      ...choiceButtons(this.board, this.position, next),
      html('button', { onclick: () => this.takeBack(), disabled: this.state.actions.length === 0 },
        'Take back'),
      html('button', { onclick: () => this.swap() }, 'Swap sides'),
      html('button', { onclick: () => this.restart() }, 'New game'));
  }

  play(text) {
    if (this.yours && this.position.actions.some((action) => action.text === text)) {
      this.state.actions.push(text);
      this.refresh();
    }
  }

  async reply(turn) {
    if (this.position.over || this.yours) {
      return;
    }
    const { game, start, actions, players } = this.state;
    this.parts.status.classList.add('thinking');
    try {
      const seed = Math.floor(Math.random() * SEEDS);
      const level = players[this.position.toMove];
      const [{ action }] = await Promise.all([
        post('/api/move', { game, start, actions, level, seed }), wait(REPLY_MILLIS)]);
      if (turn === this.turn) {
        this.state.actions.push(action);
        this.refresh();
      }
    } finally {
      this.parts.status.classList.remove('thinking');
    }
  }

  /** Back to when it was people's turn last. */
  takeBack() {
    const { actions, players } = this.state;
    const steps = this.position.steps;
    actions.pop();
    while (actions.length > 0 && players[steps[actions.length].side] !== YOU) {
      actions.pop();
    }
    if (players.w !== YOU && players.b !== YOU) {
      this.state.players = { w: YOU, b: YOU };
      this.setup();
    }
    this.refresh();
  }

  swap() {
    const { w, b } = this.state.players;
    this.state.players = { w: b, b: w };
    this.setup();
    this.refresh();
  }

  key(event) {
    if (event.target.matches('select, input, button') || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key === 'u' && this.state.actions.length > 0) {
      this.takeBack();
    } else if (event.key === 'h') {
      document.getElementById('opinion').click();
    } else if (event.key === 'n') {
      this.restart();
    }
  }
}

/** The view; returns what ends it. */
export function playView(context) {
  const play = new Play(context);
  return () => play.close();
}
