/**
 * The browser environment of the unit tests: jsdom with Node's own fetch, and with computed styles that skip the rules
 * which cannot match. Role queries and axe compute the style of every element they meet; without the filter that is
 * most of their time.
 */
const { dirname, join } = require('node:path');
const { shareComputedStyles } = require('./computed-style.cjs');
const { rememberControls } = require('./labels.cjs');
const { mayMatch } = require('./selector-filter.cjs');
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
  (typeof selector !== 'string' || mayMatch(described(element), selector)) &&
  matchesDontThrow(element, selector);

/** The description of the element asked about last: all rules are asked of one element after another. */
let last = { element: null, className: null, id: null, description: null };

function described(element) {
  const className = element.getAttributeNS(null, 'class');
  const id = element.getAttributeNS(null, 'id');
  if (last.element !== element || last.className !== className || last.id !== id) {
    const classes = new Set((className ?? '').split(/\s+/));
    const description = {
      tag: element._localName.toLowerCase(),
      id,
      hasClass: (name) => classes.has(name),
    };
    last = { element, className, id, description };
  }
  return last.description;
}

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
