/**
 * The browser environment of the unit tests: jsdom with Node's own fetch, and with computed styles that skip the rules
 * which cannot match. Role queries and axe compute the style of every element they meet; without the filter that is
 * most of their time.
 */
const { dirname, join } = require('node:path');
const { shareComputedStyles } = require('./computed-style.cjs');
const { rememberControls } = require('./labels.cjs');
const { fits, mayHold, mayMatch } = require('./selector-filter.cjs');
require('./shared-code.cjs');

const jsdomFolder = dirname(
  require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] }),
);
// Before jsdom itself: its style rules take the function from here when they are loaded.
const selectors = require(join(jsdomFolder, 'lib', 'jsdom', 'living', 'helpers', 'selectors.js'));
const { matchesDontThrow } = selectors;
if (typeof matchesDontThrow !== 'function') {
  throw new Error('jsdom matches selectors elsewhere now: adapt sdk/jest/browser-environment.cjs.');
}

selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' ||
    (mayMatch(described(element), selector) &&
      mayHold(selector, (compounds) => holds(element, compounds)))) &&
  matchesDontThrow(element, selector);

/** The description of the element asked about last: all rules are asked of one element after another. */
let last = { element: null, className: null, id: null, description: null };

function described(element) {
  const className = element.getAttributeNS(null, 'class');
  const id = element.getAttributeNS(null, 'id');
  if (last.element !== element || last.className !== className || last.id !== id) {
    last = { element, className, id, description: describe(element) };
  }
  return last.description;
}

function describe(element) {
  const classes = new Set((element.getAttributeNS(null, 'class') ?? '').split(/\s+/));
  return {
    tag: element._localName.toLowerCase(),
    id: element.getAttributeNS(null, 'id'),
    hasClass: (name) => classes.has(name),
  };
}

/** Whether a descendant of the element fits one of the compounds. */
function holds(element, compounds) {
  for (const node of tree.treeIterator(element)) {
    if (node === element || node._localName === undefined) continue;
    const description = describe(node);
    if (compounds.some((compound) => fits(description, compound))) return true;
  }
  return false;
}

const { domSymbolTree: tree } = require(
  join(jsdomFolder, 'lib', 'jsdom', 'living', 'helpers', 'internal-constants.js'),
);
const { answerFor } = shareComputedStyles(jsdomFolder);
const FixedEnvironment = require('jest-fixed-jsdom');
rememberControls(jsdomFolder);

class BrowserEnvironment extends FixedEnvironment {
  constructor(...given) {
    super(...given);
    answerFor(this.global);
  }
}

module.exports = BrowserEnvironment;
