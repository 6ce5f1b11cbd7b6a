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
    isolated(String(values[name] ?? '')),
  );
}

/** Versions and names keep their order in a sentence that is written from right to left. @param {string} value */
function isolated(value) {
  return language === 'ar' ? `\u2068${value}\u2069` : value;
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

/** What an operator should look at, within what it is about. @param {string} text */
export function warning(text) {
  return make('p', { class: 'notice bad' }, text);
}

/**
 * A table; where the screen is narrow, its rows are lists of what their columns are called.
 * @param {string} label
 * @param {string[]} columns names of texts; `#` before those of numbers
 * @param {(Node | string)[][]} rows
 */
export function table(label, columns, rows) {
  const names = columns.map((column) => t(column.replace('#', '')));
  const kind = (/** @type {number} */ at) => columns[at]?.startsWith('#') && 'number';
  const head = names.map((name, at) =>
    make('th', { scope: 'col', class: kind(at) ?? false }, name),
  );
  const body = rows.map((row) =>
    make(
      'tr',
      {},
      ...row.map((cell, at) =>
        make('td', { class: kind(at) ?? false, 'data-column': names[at] ?? '' }, cell),
      ),
    ),
  );
  return make(
    'div',
    { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': label },
    make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...body)),
  );
}
