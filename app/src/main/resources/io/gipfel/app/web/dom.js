// Makes elements; text is never read as markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value !== undefined && value !== null && value !== false) {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** An HTML element; attributes beginning with "on" are listeners. */
export function html(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** A labelled choice; options are [value, text] pairs. */
export function select(label, options, value, onChange) {
  const list = html('select', { onchange: () => onChange(list.value) },
    options.map(([id, text]) => html('option', { value: id }, text)));
  list.value = value;
  return html('label', { class: 'field' }, html('span', {}, label), list);
}

/** A share as a whole percentage. */
export function percent(share) {
  return `${Math.round(100 * share)} %`;
}

/** A share as a whole percentage where there is little room. */
export function brief(share) {
  return `${Math.round(100 * share)}%`;
}

/** A number with its sign, such as +3.2. */
export function signed(value, digits = 1) {
  const text = Math.abs(value).toFixed(digits);
  return (value < 0 && Number(text) !== 0 ? '−' : '+') + text;
}
