// Line charts over generations, and the value curve of a game.

import { html, svg } from '/dom.js';

const WIDTH = 480;
const HEIGHT = 230;
const LEFT = 46;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
const TICKS = 5;
const INSET = 12;
const COLOURS = 6;
const INTERVAL_GAP = 7;

/** Round numbers from the lowest to the highest value. */
function ticks(low, high, most = TICKS) {
  const rough = (high - low) / most || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((factor) => factor * power >= 0.8 * rough);
  const result = [];
  for (let tick = Math.ceil(low / step - 1e-9) * step; tick <= high + 1e-9 * step; tick += step) {
    result.push(Math.abs(tick) < step / 1e6 ? 0 : tick);
  }
  return result;
}

function short(value) {
  if (Math.abs(value) >= 10_000) {
    return `${Number((value / 1000).toPrecision(3))}k`;
  }
  return String(Number(value.toPrecision(3)));
}

/** The range that all values lie in, with a little room; shares keep their whole range. */
function range(series, unit) {
  const all = series.flatMap(({ values }) => values);
  const middle = all.map(({ y }) => y).filter((y) => y !== null);
  const ends = all.filter(({ y }) => y === null).flatMap(({ low, high }) => [low, high])
    .filter((y) => y !== null);
  const known = [...middle, ...ends];
  if (unit === '%') {
    return [0, 100];
  }
  const low = Math.min(...known);
  const high = Math.max(...known);
  const room = 0.08 * (high - low || Math.abs(high) || 1);
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

/** A chart of several series: {title, unit, series: [{name, values: [{x, y, low, high}]}]}. */
export function lineChart({ title, unit, series }) {
  const shown = series.filter(({ values }) =>
    values.some(({ y, low, high }) => y !== null || low !== null || high !== null));
  const frame = html('figure', { class: 'chart' },
    html('figcaption', {}, title, html('small', {}, unit)));
  if (shown.length === 0) {
    frame.append(html('p', { class: 'quiet' }, 'nothing yet'));
    return frame;
  }
  const xs = [...new Set(shown.flatMap(({ values }) => values.map(({ x }) => x)))].sort((a, b) => a - b);
  const [lowest, highest] = range(shown, unit);
  const span = xs.at(-1) - xs[0] || 1;
  const at = {
    x: (x) => LEFT + INSET
      + (WIDTH - LEFT - RIGHT - 2 * INSET) * (xs.length === 1 ? 0.5 : (x - xs[0]) / span),
    y: (y) => TOP + ((HEIGHT - TOP - BOTTOM) * (highest - Math.min(highest, Math.max(lowest, y))))
      / (highest - lowest),
  };
  const picture = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': title });
  axes(picture, at, xs, lowest, highest);
  shown.forEach((each, i) => {
    const aside = INTERVAL_GAP * (i - (shown.length - 1) / 2);
    picture.append(...lines(each, i % COLOURS, at, aside));
  });
  const legend = html('figcaption', { class: 'legend' });
  frame.append(picture, legend);
  follow(picture, legend, { shown, xs, at, unit });
  return frame;
}

function axes(picture, at, xs, lowest, highest) {
  for (const tick of ticks(lowest, highest)) {
    picture.append(
      svg('line', { class: 'grid', x1: LEFT, x2: WIDTH - RIGHT, y1: at.y(tick), y2: at.y(tick) }),
      svg('text', { class: 'tick end', x: LEFT - 7, y: at.y(tick), dy: '0.35em' }, short(tick)));
  }
  const whole = ticks(xs[0], xs.at(-1), 6).filter((tick) => Number.isInteger(tick));
  for (const tick of whole) {
    picture.append(svg('text', { class: 'tick', x: at.x(tick), y: HEIGHT - 8 }, String(tick)));
  }
}

/** The marks of one series; intervals stand a little "aside" of those of the others. */
function lines({ values }, colour, at, aside) {
  const marks = [];
  const points = values.filter(({ y }) => y !== null);
  for (const { x, y, low, high } of values) {
    if (low !== null || high !== null) {
      marks.push(svg('line', {
        class: `interval s${colour}`,
        x1: at.x(x) + aside, x2: at.x(x) + aside, y1: at.y(low ?? -Infinity), y2: at.y(high ?? Infinity),
      }));
    }
    if (y === null && (low === null) !== (high === null)) {
      const left = at.x(x) + aside - 5;
      marks.push(svg('path', {
        class: `beyond s${colour}`,
        d: high === null ? `M${left} ${at.y(Infinity) + 9}l5 -8l5 8z`
          : `M${left} ${at.y(-Infinity) - 9}l5 8l5 -8z`,
      }));
    }
  }
  marks.push(svg('polyline', {
    class: `curve s${colour}`,
    points: points.map(({ x, y }) => `${at.x(x).toFixed(1)},${at.y(y).toFixed(1)}`).join(' '),
  }));
  const dots = points.length <= 40 ? points : points.slice(-1);
  marks.push(...dots.map(({ x, y }) =>
    svg('circle', { class: `point s${colour}`, cx: at.x(x), cy: at.y(y), r: 3 })));
  return marks;
}

/** The legend tells the values under the pointer, or else the last ones. */
function follow(picture, legend, { shown, xs, at, unit }) {
  const cursor = svg('line', { class: 'cursor', y1: TOP, y2: HEIGHT - BOTTOM, visibility: 'hidden' });
  picture.append(cursor);
  const tell = (x) => {
    legend.replaceChildren(...shown.map(({ name, values }, i) => {
      const value = values.findLast((each) => each.x <= x) ?? values[0];
      return html('span', {}, html('i', { class: `key s${i % COLOURS}` }), `${name} `,
        html('b', {}, words(value, unit)));
    }));
  };
  picture.addEventListener('pointermove', (event) => {
    const box = picture.getBoundingClientRect();
    const x = ((event.clientX - box.left) * WIDTH) / box.width;
    const near = xs.reduce((best, each) =>
      (Math.abs(at.x(each) - x) < Math.abs(at.x(best) - x) ? each : best));
    cursor.setAttribute('x1', at.x(near));
    cursor.setAttribute('x2', at.x(near));
    cursor.setAttribute('visibility', 'visible');
    tell(near);
  });
  picture.addEventListener('pointerleave', () => {
    cursor.setAttribute('visibility', 'hidden');
    tell(xs.at(-1));
  });
  tell(xs.at(-1));
}

function words({ y, low, high }, unit) {
  if (y === null && low !== null) {
    return `over ${short(low)}`;
  }
  if (y === null) {
    return high === null ? '–' : `under ${short(high)}`;
  }
  return short(y) + (unit === '%' ? ' %' : '');
}

/** Who stood better at each ply: shares of White, null where nobody judged; empty before and after. */
export function valueCurve(shares, proven, onPick) {
  const width = 640;
  const height = 130;
  const x = (ply) => (width * (ply + 0.5)) / Math.max(1, shares.length);
  const y = (share) => height * (1 - share);
  const known = shares.map((share, ply) => ({ share, ply })).filter(({ share }) => share !== null);
  const picture = svg('svg', {
    class: 'values', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'img',
    'aria-label': 'Chance of White at each ply',
  });
  if (known.length > 0) {
    const left = x(known[0].ply - 0.5);
    const right = x(known.at(-1).ply + 0.5);
    const line = [
      `${left},${y(known[0].share)}`,
      ...known.map(({ share, ply }) => `${x(ply).toFixed(1)},${y(share).toFixed(1)}`),
      `${right},${y(known.at(-1).share)}`,
    ].join(' ');
    picture.append(
      svg('rect', { class: 'black-area', x: left, y: 0, width: right - left, height }),
      svg('polygon', { class: 'white-area', points: `${left},${height} ${line} ${right},${height}` }),
      svg('polyline', { class: 'curve', points: line }));
  }
  picture.append(svg('line', { class: 'middle', x1: 0, x2: width, y1: height / 2, y2: height / 2 }));
  proven.forEach((is, ply) => {
    if (is) {
      picture.append(svg('rect', {
        class: 'proven', x: x(ply) - width / shares.length / 2, y: height - 5,
        width: width / shares.length, height: 5,
      }));
    }
  });
  const cursor = svg('line', { class: 'cursor', x1: 0, x2: 0, y1: 0, y2: height });
  picture.append(cursor);
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    onPick(Math.floor(((event.clientX - box.left) / box.width) * shares.length));
  });
  return {
    element: picture,
    move: (ply) => {
      cursor.setAttribute('x1', x(Math.min(ply, shares.length - 1)));
      cursor.setAttribute('x2', x(Math.min(ply, shares.length - 1)));
    },
  };
}
