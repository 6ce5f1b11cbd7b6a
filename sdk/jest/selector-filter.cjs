/**
 * Answers cheaply that an element cannot match a selector. jsdom computes a style by asking a full selector engine
 * about every rule of the page; most rules name a class that the element does not have.
 */

/**
 * @typedef {{ tag: string | null, id: string | null, classes: string[] }} Compound
 *   what the last compound of a complex selector demands of the element itself
 */

/** @type {Map<string, Compound[] | null>} */
const parsed = new Map();

/**
 * @param {{ tag: string, id: string | null, hasClass: (name: string) => boolean }} element tag in lower case
 * @param {string} selector
 * @returns {boolean} false only where no alternative of the selector can match; true says nothing
 */
function mayMatch(element, selector) {
  let alternatives = parsed.get(selector);
  if (alternatives === undefined) {
    alternatives = subjectsOf(selector);
    parsed.set(selector, alternatives);
  }
  return alternatives === null || alternatives.some((compound) => fits(element, compound));
}

function fits(element, { tag, id, classes }) {
  if (tag !== null && tag !== element.tag) return false;
  if (id !== null && id !== element.id) return false;
  return classes.every(element.hasClass);
}

/**
 * @param {string} selector
 * @returns {Compound[] | null} one for each alternative; null where the selector is left to the engine
 */
function subjectsOf(selector) {
  // Escapes, namespaces and comments are rare; the engine reads them.
  if (/[\\|]|\/\*/.test(selector)) return null;
  const flat = withoutNested(selector);
  return flat === null ? null : flat.split(',').map(compoundOf);
}

/** @type {Map<string, Compound[] | null>} */
const held = new Map();

/**
 * The same for what an element must hold by a `:has()` at the end of a selector: the engine compiles it anew each time.
 * @param {string} selector
 * @param {(compounds: Compound[]) => boolean} holds whether a descendant of the element fits one of them
 * @returns {boolean} false only where the element holds nothing of it; true says nothing
 */
function mayHold(selector, holds) {
  let compounds = held.get(selector);
  if (compounds === undefined) {
    // Of one alternative, with nothing in parentheses but what descendants must be.
    const [, content = null] = /^[^(),\\|]+:has\((?!\s*[+~])([^(),\\|]+)\)$/.exec(selector) ?? [];
    compounds = content === null ? null : subjectsOf(content);
    held.set(selector, compounds);
  }
  return compounds === null || holds(compounds);
}

/** Empties brackets and parentheses, whose content demands nothing of the element's own name, id and classes. */
function withoutNested(selector) {
  let flat = '';
  const open = [];
  let quote = null;
  for (const character of selector) {
    if (quote !== null) {
      if (character === quote) quote = null;
      continue;
    }
    if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '(' || character === '[') {
      open.push(character);
    } else if (character === ')' || character === ']') {
      if (open.pop() === undefined) return null;
    } else if (open.length === 0) {
      flat += character;
    }
  }
  return open.length === 0 && quote === null ? flat : null;
}

/** @param {string} complex one alternative without nested parts: `main > a.button:hover` */
function compoundOf(complex) {
  const compound =
    complex
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  // Pseudo-classes and pseudo-elements go to the end of the compound in CSS as it is written here.
  const named = compound.replace(/::?[-\w]+/g, '');
  return {
    tag: /^[a-z][-\w]*/i.exec(named)?.[0].toLowerCase() ?? null,
    id: /#([-\w]+)/.exec(named)?.[1] ?? null,
    classes: [...named.matchAll(/\.([-\w]+)/g)].map((match) => match[1]),
  };
}

module.exports = { fits, mayHold, mayMatch };
