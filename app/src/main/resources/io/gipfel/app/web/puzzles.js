// Puzzles: positions with one best action, to be found, and what comes of each answer.

import { html, select } from '/dom.js';
import { get, post } from '/server.js';
import { Board, choiceButtons } from '/board.js';
import { playFrom } from '/play.js';
import { side } from '/status.js';

const KEPT = 'gipfel.puzzles';
const ANY = '';

/** What is remembered of a puzzle; nothing of one that nobody has answered. */
const TRIED = 'tried';
const SOLVED = 'solved';
const AT_FIRST_TRY = 'first';

/** What people may choose puzzles by. */
const FILTERS = [['movesToCome', 'Moves to come'], ['difficulty', 'Difficulty']];

/** The puzzle that was shown last, what is chosen, and by game and id what became of each. */
function kept() {
  const fresh = { game: null, number: 1, filter: {}, results: {} };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEPT)) };
  } catch {
    return fresh;
  }
}

/** A margin for the player to move as what he does, such as "wins by 4". */
function fate(marginForMover) {
  const by = Math.abs(marginForMover);
  return marginForMover === 0 ? 'draws'
    : `${marginForMover > 0 ? 'wins' : 'loses'}${by > 1 ? ` by ${by}` : ''}`;
}

class Puzzles {
  constructor({ view, site, notice, path }) {
    this.games = site.games.filter(({ puzzles }) => puzzles > 0);
    this.notice = notice;
    this.state = kept();
    this.turn = 0;
    this.puzzles = [];
    this.parts = {
      status: html('div', { class: 'status' }),
      say: html('p', { class: 'say', role: 'status' }),
      board: html('div', { class: 'board-frame' }),
      choices: html('span', { class: 'choices' }),
      progress: html('p', { class: 'quiet' }),
      bar: html('span', { class: 'bar' }),
      number: html('input', { type: 'number', min: 1, onchange: () => this.goTo(this.typed()) }),
      filters: html('div', { class: 'fields' }),
      line: html('ol', { class: 'steps', 'aria-label': 'Best play from there' }),
    };
    this.board = new Board(this.parts.board, {
      onAction: (text) => this.judge('/api/answer', { action: text }),
      onChoice: (next) => this.parts.choices.replaceChildren(
        ...choiceButtons(this.board, this.puzzle, next)),
    });
    this.course = html('section', { class: 'card course', hidden: true },
      html('h2', {}, 'Best play from there'), this.parts.line);
    view.append(
      html('section', { class: 'stage' }, this.parts.status, this.parts.board, this.controls()),
      html('aside', {}, this.choice(), this.course));
    this.keys = (event) => this.key(event);
    addEventListener('keydown', this.keys);
    const [game, number] = path;
    this.open(game ?? this.known(), number ?? (game ? 1 : this.state.number));
  }

  /** The buttons stay the same, so that the focus does. */
  controls() {
    const button = (text, action) => html('button', { onclick: () => action() }, text);
    this.buttons = {
      again: button('Try again', () => this.go(0)),
      solution: button('Show the solution', () => this.solution()),
      elsewhere: button('Play from here', () => this.playOn()),
      previous: button('‹ Previous', () => this.goTo(this.beside(-1))),
      random: button('Random', () => this.goTo(this.random())),
      next: button('Next ›', () => this.goTo(this.beside(1))),
    };
    const { again, solution, elsewhere, previous, random, next } = this.buttons;
    return html('div', { class: 'controls' },
      html('div', { class: 'buttons' }, this.parts.choices, again, solution, elsewhere),
      html('div', { class: 'buttons' }, previous, random, next));
  }

  choice() {
    const field = (label, element) =>
      html('label', { class: 'field' }, html('span', {}, label), element);
    const games = this.games.map(({ name, title }) => [name, title]);
    this.gameChoice = select('Game', games, this.known(), (name) => this.open(name, 1));
    this.progress = html('div', { class: 'progress', role: 'progressbar', 'aria-label': 'Solved' },
      this.parts.bar);
    return html('section', { class: 'card puzzle-choice' },
      html('div', { class: 'fields' }, games.length > 1 ? this.gameChoice : null,
        field('Puzzle', this.parts.number)),
      this.parts.filters, this.progress, this.parts.progress);
  }

  close() {
    this.turn++;
    removeEventListener('keydown', this.keys);
  }

  known() {
    return this.games.find(({ name }) => name === this.state.game)?.name ?? this.games[0].name;
  }

  keep() {
    localStorage.setItem(KEPT, JSON.stringify(this.state));
  }

  typed() {
    return this.parts.number.value === '' ? this.state.number : this.parts.number.value;
  }

  goTo(number) {
    if (number !== undefined) {
      this.open(this.game ?? this.known(), number);
    }
  }

  /** Poses a puzzle, and says in its place why there is none. */
  async open(game, number) {
    const turn = ++this.turn;
    try {
      const puzzles = game === this.game ? this.puzzles
        : (await get('/api/puzzles', { game })).puzzles;
      if (turn !== this.turn) {
        return;
      }
      if (game !== this.game) {
        Object.assign(this, { game, puzzles });
        this.gameChoice.querySelector('select').value = game;
        this.parts.number.max = puzzles.length;
        this.showFilters();
      }
      const puzzle = await get('/api/puzzle', { game, number });
      if (turn === this.turn) {
        this.pose(puzzle);
      }
    } catch (error) {
      if (turn === this.turn) {
        this.fail(error);
      }
    }
  }

  pose(puzzle) {
    Object.assign(this, { puzzle, judgement: null, line: [], solutionSeen: false });
    Object.assign(this.state, { game: this.game, number: puzzle.number });
    this.keep();
    this.parts.number.value = puzzle.number;
    const link = `#puzzles/${this.game}/${puzzle.number}`;
    if (location.hash !== link) {
      const move = location.hash.split('/').length === 3 ? 'pushState' : 'replaceState';
      history[move](null, '', link);
    }
    this.showProgress();
    this.showPosition(puzzle, 0, false);
  }

  fail(error) {
    this.puzzle = null;
    this.line = [];
    this.parts.board.replaceChildren();
    this.parts.choices.replaceChildren();
    this.parts.say.textContent = error.message;
    this.parts.status.replaceChildren(this.parts.say);
    this.showButtons(0);
    this.showProgress();
  }

  /** The result of the puzzle with an id, if somebody has answered it. */
  result(id) {
    return this.state.results[this.game]?.[id];
  }

  isSolved(id) {
    return this.result(id) === SOLVED || this.result(id) === AT_FIRST_TRY;
  }

  /** The numbers of the puzzles that fit what is chosen. */
  chosen() {
    return this.puzzles.map((puzzle, i) => [puzzle, i + 1]).filter(([puzzle]) =>
      FILTERS.every(([key]) => !this.state.filter[key]
        || puzzle[key] === Number(this.state.filter[key])))
      .map(([, number]) => number);
  }

  /** The nearest number in a direction, from the last to the first and back. */
  beside(direction) {
    const numbers = direction > 0 ? this.chosen() : this.chosen().toReversed();
    const here = this.state.number;
    return numbers.find((number) => (number - here) * direction > 0) ?? numbers[0];
  }

  /** Any that is not solved, as long as there are some. */
  random() {
    const others = this.chosen().filter((number) => number !== this.state.number);
    const open = others.filter((number) => !this.isSolved(this.puzzles[number - 1].id));
    const from = open.length > 0 ? open : others;
    return from[Math.floor(Math.random() * from.length)];
  }

  showFilters() {
    const values = (key) => [...new Set(this.puzzles.map((puzzle) => puzzle[key]))]
      .toSorted((a, b) => a - b).map(String);
    const useful = FILTERS.filter(([key]) => values(key).length > 1);
    for (const [key] of FILTERS) {
      if (!values(key).includes(this.state.filter[key])) {
        this.state.filter[key] = ANY;
      }
    }
    this.parts.filters.replaceChildren(...useful.map(([key, label]) =>
      select(label, [[ANY, 'any'], ...values(key).map((value) => [value, value])],
        this.state.filter[key], (value) => {
          this.state.filter[key] = value;
          this.keep();
          this.filtered();
        })));
  }

  filtered() {
    const numbers = this.chosen();
    if (numbers.length > 0 && !numbers.includes(this.state.number)) {
      this.goTo(this.beside(1));
    }
    this.showProgress();
    this.showButtons(0);
  }

  showProgress() {
    const ids = this.chosen().map((number) => this.puzzles[number - 1].id);
    const count = (test) => ids.filter(test).length;
    const solved = count((id) => this.isSolved(id));
    const first = count((id) => this.result(id) === AT_FIRST_TRY);
    const tried = count((id) => this.result(id));
    const share = ids.length === 0 ? 0 : (100 * solved) / ids.length;
    this.parts.bar.style.width = `${share}%`;
    this.progress.setAttribute('aria-valuenow', Math.round(share));
    const words = ids.length === 0 ? 'no puzzle is like that'
      : `${solved} of ${ids.length} solved, ${first} at the first try; ${tried} tried`;
    this.progress.setAttribute('aria-valuetext', words);
    this.parts.progress.textContent = words;
  }

  /** Asks what comes of an answer, and shows it. */
  async judge(path, query) {
    const turn = ++this.turn;
    const { game, puzzle } = this;
    this.parts.status.classList.add('thinking');
    try {
      const judgement = await get(path, { game, number: puzzle.number, ...query });
      if (turn === this.turn) {
        this.judgement = judgement;
        this.line = judgement.line;
        this.remember(judgement.right && !this.solutionSeen);
        await this.go(1);
      }
    } catch (error) {
      if (turn === this.turn) {
        this.notice(error);
        this.showPosition(puzzle, 0, false);
      }
    } finally {
      this.parts.status.classList.remove('thinking');
    }
  }

  solution() {
    this.solutionSeen = true;
    this.judge('/api/solution', {});
  }

  remember(found) {
    const { id } = this.puzzle;
    const before = this.result(id);
    if (!this.isSolved(id)) {
      const now = !found ? TRIED : before ? SOLVED : AT_FIRST_TRY;
      this.state.results[this.game] = { ...this.state.results[this.game], [id]: now };
      this.keep();
      this.showProgress();
    }
  }

  /** Shows the position after so many actions of the line. */
  async go(ply) {
    if (!this.puzzle || ply < 0 || ply > this.line.length) {
      return;
    }
    const turn = ++this.turn;
    try {
      const position = ply === 0 ? this.puzzle : await post('/api/position', {
        game: this.game,
        start: this.puzzle.position,
        actions: this.line.slice(0, ply).map(({ text }) => text),
      });
      if (turn === this.turn) {
        this.showPosition(position, ply, ply === (this.ply ?? 0) + 1);
      }
    } catch (error) {
      this.notice(error);
    }
  }

  showPosition(position, ply, animate) {
    this.ply = ply;
    this.board.show(position, { open: ply === 0, animate });
    const onTurn = (letter) => !position.over && position.toMove === letter;
    this.say(ply);
    this.parts.status.replaceChildren(
      side('w', 'White', position.score[0], onTurn('w')), this.parts.say,
      side('b', 'Black', position.score[1], onTurn('b')));
    this.showLine(ply);
    this.showButtons(ply);
  }

  say(ply) {
    const { number, toMove, win, difficulty, movesToCome } = this.puzzle;
    const name = toMove === 'w' ? 'White' : 'Black';
    this.parts.say.className = ply > 0 ? 'say over' : 'say';
    this.parts.say.replaceChildren(
      ply === 0 ? `${name} is to play and ${win ? 'win' : 'draw'}` : this.verdict(name),
      html('small', {},
        `puzzle ${number} of ${this.puzzles.length} · difficulty ${difficulty} · `
        + `${movesToCome} move${movesToCome === 1 ? '' : 's'} to come`));
  }

  verdict(name) {
    const { action, right, marginForMover, bestForMover } = this.judgement;
    if (right) {
      return this.solutionSeen ? `${action}: ${name} ${fate(marginForMover)}`
        : `Right: ${name} ${fate(marginForMover)}`;
    }
    if (marginForMover === undefined) {
      return `No: ${action} gives it away`;
    }
    const cost = bestForMover - marginForMover;
    return `No: after ${action} ${name} ${fate(marginForMover)}`
      + (Math.max(bestForMover, -marginForMover) > 1 ? `, which costs ${cost}` : '');
  }

  showLine(ply) {
    this.course.hidden = this.line.length === 0;
    this.parts.line.replaceChildren(...this.line.map(({ text, side: letter }, i) =>
      html('li', { class: i + 1 === ply ? 'now' : '' },
        html('button', { onclick: () => this.go(i + 1), 'aria-current': i + 1 === ply && 'step' },
          html('i', { class: `chip ${letter}` }), text))));
  }

  showButtons(ply) {
    const { again, solution, elsewhere, previous, random, next } = this.buttons;
    const right = Boolean(this.judgement?.right);
    again.disabled = !this.puzzle || ply === 0;
    solution.disabled = !this.puzzle || (right && ply > 0);
    elsewhere.disabled = !this.puzzle;
    const others = this.chosen().filter((number) => number !== this.state.number);
    previous.disabled = others.length === 0;
    random.disabled = others.length === 0;
    next.disabled = others.length === 0;
    again.classList.toggle('strong', ply > 0 && !right);
    next.classList.toggle('strong', ply > 0 && right);
  }

  playOn() {
    const actions = this.line.slice(0, this.ply).map(({ text }) => text);
    playFrom(this.game, this.puzzle.position, actions);
  }

  key(event) {
    if (event.target.matches('select, input') || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const { again, solution, previous, random, next } = this.buttons;
    const button = { u: again, s: solution, p: previous, r: random, n: next }[event.key];
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (button) {
      button.click();
    } else if (step && this.line.length > 0) {
      event.preventDefault();
      this.go(this.ply + step);
    }
  }
}

/** The view; returns what ends it. */
export function puzzlesView(context) {
  const puzzles = new Puzzles(context);
  return () => puzzles.close();
}
