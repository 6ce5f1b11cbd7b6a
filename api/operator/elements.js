// @ts-check
/** Elements of `/_portal`, made one by one, because its policy allows no markup from text; and its texts. */

/** @type {{ language: string, texts: Record<string, string> }} */
const page = JSON.parse(element('texts').textContent ?? '{}');
export const { language } = page;

/** @param {string} id */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}

/** @param {string} key @param {Record<string, unknown>} [values] */
export function t(key, values = {}) {
  return (page.texts[key] ?? key).replace(/\{(\w+)\}/g, (_whole, name) =>
    String(values[name] ?? ''),
  );
}

/** A name that another version of the service may give: its text, or the name itself. @param {string} kind @param {string} name */
export function named(kind, name) {
  return page.texts[`${kind}:${name}`] ?? name;
}

/**
 * @param {string} tag
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [properties] attributes, and `onclick` and its like
 * @param {...(Node | string | null)} children
 */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** @param {string} iso */
export function moment(iso) {
  return new Date(iso).toLocaleString(
    language === 'fr' ? 'fr-DZ' : language === 'ar' ? 'ar-DZ' : 'en-GB',
    {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
    },
  );
}

/** @param {string} key @param {boolean} bad */
export function notice(key, bad) {
  return make('p', { class: bad ? 'notice bad' : 'notice', role: 'alert' }, t(key));
}

/**
 * A table that scrolls by itself where the screen is narrow.
 * @param {string} label
 * @param {string[]} columns names of texts; `#` before those of numbers
 * @param {(Node | string)[][]} rows
 */
export function table(label, columns, rows) {
  const isNumber = columns.map((column) => column.startsWith('#'));
  const attributes = (/** @type {number} */ at) => ({ class: isNumber[at] ? 'number' : false });
  const head = columns.map((column, at) =>
    make('th', { scope: 'col', ...attributes(at) }, t(column.replace('#', ''))),
  );
  const body = rows.map((row) =>
    make('tr', {}, ...row.map((cell, at) => make('td', attributes(at), cell))),
  );
  return make(
    'div',
    { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': label },
    make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...body)),
  );
}
