// What stands above a board.

import { html } from '/dom.js';

/** One player: colour, name, and score; "onTurn" if the next action is his. */
export function side(letter, name, score, onTurn = false) {
  return html('div', { class: onTurn ? 'side on-turn' : 'side' }, html('i', { class: `chip ${letter}` }),
    html('span', {}, name), html('b', {}, String(score)));
}
