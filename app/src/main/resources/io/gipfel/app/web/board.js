// The board: shows the picture of a position and turns choices into actions.

import { html, svg } from '/dom.js';

const STEP_MILLIS = 220;
const DRAG_PIXELS = 8;
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Board {
  /** Shows itself in an element; tells whoever made it what was chosen. */
  constructor(element, { onAction = () => {}, onChoice = () => {} } = {}) {
    this.element = element;
    this.onAction = onAction;
    this.onChoice = onChoice;
    this.chosen = [];
    this.actions = [];
    element.addEventListener('keydown', (event) => this.key(event));
  }

  /** Shows a position; its actions can be chosen if it is "open". */
  show(position, { open = false, animate = true } = {}) {
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement.dataset.id : null;
    const parsed = new DOMParser().parseFromString(position.svg, 'image/svg+xml');
    this.picture = document.importNode(parsed.documentElement, true);
    this.picture.setAttribute('role', 'group');
    this.picture.setAttribute('aria-label', 'Board');
    this.hits = new Map();
    this.overlay = svg('g', { class: 'overlay' });
    const hits = [...this.picture.querySelectorAll('.hit')];
    this.picture.insertBefore(this.overlay, hits[0] ?? null);
    hits.forEach((hit) => this.prepare(hit));
    this.element.replaceChildren(this.picture);
    this.actions = open ? position.actions : [];
    this.chosen = [];
    this.mark();
    if (animate && !still()) {
      this.animate(position.path);
    }
    if (focused) {
      this.hits.get(focused)?.focus();
    }
  }

  prepare(hit) {
    const id = hit.dataset.id;
    this.hits.set(id, hit);
    hit.setAttribute('role', 'button');
    hit.addEventListener('click', () => this.choose(id));
    hit.addEventListener('pointerdown', (event) => this.drag(event, id));
  }

  /** What may be chosen next, given what is chosen already. */
  next() {
    const depth = this.chosen.length;
    const fits = this.actions.filter(({ gesture }) => this.chosen.every((id, i) => gesture[i] === id));
    return new Set(fits.map(({ gesture }) => gesture[depth]));
  }

  mark() {
    const next = this.next();
    const last = this.chosen.at(-1);
    for (const [id, hit] of this.hits) {
      const legal = next.has(id);
      hit.classList.toggle('legal', legal);
      hit.classList.toggle('target', legal && this.chosen.length > 0);
      hit.classList.toggle('chosen', id === last);
      hit.setAttribute('aria-disabled', !(legal || id === last));
      hit.tabIndex = -1;
    }
    const first = last ?? [...this.hits.keys()].find((id) => next.has(id));
    if (this.hits.has(first)) {
      this.hits.get(first).tabIndex = 0;
    }
    this.onChoice(next, this.chosen);
  }

  /** Chooses a space, a piece or a button, the same once more only where that fits; else anew. */
  choose(id) {
    if (this.next().has(id)) {
      this.chosen.push(id);
    } else if (this.chosen.at(-1) === id) {
      this.chosen = [];
    } else {
      this.chosen = [];
      if (this.next().has(id)) {
        this.chosen.push(id);
      }
    }
    const action = this.actions.find(({ gesture }) =>
      gesture.length === this.chosen.length && gesture.every((each, i) => each === this.chosen[i]));
    if (action) {
      this.actions = [];
      this.chosen = [];
      this.mark();
      this.onAction(action.text);
    } else {
      this.mark();
    }
  }

  cancel() {
    this.chosen = [];
    this.mark();
  }

  key(event) {
    const id = event.target.dataset?.id;
    if (event.key === 'Escape') {
      this.cancel();
    } else if (id && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      this.choose(id);
    } else if (id && KEYS[event.key] && this.actions.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      this.step(event.target, KEYS[event.key]);
    }
  }

  /** Moves the focus to the nearest space in a direction. */
  step(from, [dx, dy]) {
    const start = centre(from);
    let best = null;
    let least = Infinity;
    for (const hit of this.hits.values()) {
      const x = centre(hit).x - start.x;
      const y = centre(hit).y - start.y;
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (ahead > 1 && aside <= ahead && ahead + 2 * aside < least) {
        least = ahead + 2 * aside;
        best = hit;
      }
    }
    best?.focus();
  }

  /** With a mouse, a piece can be dragged to where it shall go. */
  drag(event, id) {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !this.next().has(id)
        || this.chosen.length > 0) {
      return;
    }
    const token = this.token(id);
    const scale = this.picture.viewBox.baseVal.width / this.picture.getBoundingClientRect().width;
    let moved = false;
    const move = (now) => {
      const x = now.clientX - event.clientX;
      const y = now.clientY - event.clientY;
      if (!moved && Math.hypot(x, y) > DRAG_PIXELS) {
        moved = true;
        this.choose(id);
        token?.classList.add('dragged');
      }
      if (moved && this.chosen.length > 0) {
        token?.setAttribute('transform', `translate(${x * scale} ${y * scale})`);
      }
    };
    const end = (now) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      token?.removeAttribute('transform');
      token?.classList.remove('dragged');
      const over = document.elementFromPoint(now.clientX, now.clientY)?.dataset?.id;
      if (moved && over !== id && this.next().has(over)) {
        this.choose(over);
      }
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
  }

  /** The topmost piece that a choice means. */
  token(id) {
    return [...this.picture.querySelectorAll('.token:not(.gone)')]
      .filter((token) => token.dataset.target === id).at(-1);
  }

  /** Lets the last piece come from where it was. */
  animate(path) {
    if (path.length === 0) {
      return;
    }
    const [x, y] = path.at(-1);
    const id = [...this.hits].find(([, hit]) => centre(hit).x === x && centre(hit).y === y)?.[0];
    const token = this.token(id);
    const options = { duration: STEP_MILLIS, easing: 'ease-out' };
    if (path.length > 1) {
      const [fromX, fromY] = path[0];
      token?.animate([{ transform: `translate(${fromX - x}px, ${fromY - y}px)` },
        { transform: 'none' }], options);
    } else {
      token?.animate([{ opacity: 0 }, { opacity: 1 }], options);
    }
    this.picture.querySelectorAll('.gone').forEach((gone) =>
      gone.animate([{ opacity: 1 }, { opacity: 0.32 }], { duration: 3 * STEP_MILLIS }));
  }

  /** Shows how good actions are: [{path, share, label}], the first being the best. */
  advise(actions) {
    const marks = actions.filter(({ path }) => path.length > 0);
    this.overlay.replaceChildren(...marks.map((action, i) => advice(action, i === 0)).reverse());
  }

  /** Where the choices of an action lie. */
  path(gesture) {
    return gesture.map((id) => this.hits.get(id)).filter((hit) => hit).map((hit) => {
      const { x, y } = centre(hit);
      return [x, y];
    });
  }

  /** Shows one action among others, or none. */
  point(path) {
    this.overlay.querySelectorAll('.pointed').forEach((mark) => mark.remove());
    if (path?.length > 0) {
      const mark = advice({ path, share: 0.5, label: '' }, true);
      mark.classList.add('pointed');
      this.overlay.append(mark);
    }
  }
}

/** Buttons for those choices, made or next, that have no place on the board. */
export function choiceButtons(board, position, next) {
  const made = (id) => board.chosen.includes(id);
  return (position?.buttons ?? []).filter(({ id }) => next.has(id) || made(id)).map(({ id, text }) =>
    html('button', {
      class: made(id) ? 'made' : 'strong',
      'aria-pressed': made(id),
      onclick: () => board.choose(id),
    }, text));
}

function centre(hit) {
  return { x: hit.cx.baseVal.value, y: hit.cy.baseVal.value };
}

/** A disc for a placement, an arrow for a move. */
function advice({ path, share, label }, best) {
  const group = svg('g', { class: best ? 'advice best' : 'advice' });
  const [x, y] = path[0];
  const opacity = 0.45 + 0.5 * share;
  if (path.length === 1) {
    group.append(svg('circle', { cx: x, cy: y, r: 20 + 16 * Math.sqrt(share), opacity }));
  } else {
    group.append(arrow(path.at(-2), path.at(-1), { width: 7 + 13 * Math.sqrt(share), opacity }));
  }
  if (label && path.length > 1) {
    group.append(svg('rect', { x: x - 31, y: y - 17, width: 62, height: 34, rx: 17 }));
  }
  if (label) {
    group.append(svg('text', { x, y, dy: '0.36em' }, label));
  }
  return group;
}

function arrow([x1, y1], [x2, y2], { width, opacity }) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along, aside) =>
    `${(x1 + dx * along - dy * aside).toFixed(1)},${(y1 + dy * along + dx * aside).toFixed(1)}`;
  const tip = length - 18;
  const neck = tip - 2.2 * width;
  const half = width / 2;
  return svg('polygon', {
    opacity,
    points: [at(12, -half), at(neck, -half), at(neck, -1.3 * width), at(tip, 0),
      at(neck, 1.3 * width), at(neck, half), at(12, half)].join(' '),
  });
}

/** What the board says of the actions of a search: [{path, share, text}], as shares of the best. */
export function adviceOf(actions, most = 5) {
  const greatest = Math.max(...actions.map(({ share }) => share), 0.01);
  return actions.slice(0, most).filter(({ share }) => share > 0.02).map(({ path, share, text }) => {
    const relative = share / greatest;
    return { path, share: relative, label: relative > 0.2 ? text : '' };
  });
}
