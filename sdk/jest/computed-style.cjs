/**
 * Computed styles as jsdom gives them, at a fraction of its cost. jsdom asks every rule of the page about every element,
 * and parses the values of the matching ones anew for each element and once more for each answer. Here elements with
 * the same name, id and classes share the list of rules that may match them, and elements that the same rules match
 * share one declaration, over all test files of a worker. An answer is good for as long as jsdom's own cache of styles.
 */
const { createRequire } = require('node:module');
const { mayMatch } = require('./selector-filter.cjs');

/** Declarations kept at most; far more than the pages of one package need. */
const KEPT = 5000;

/**
 * @param {string} jsdomFolder
 * @returns {{ answerFor: (window: Window) => void }} takes the place of a window's `getComputedStyle`
 */
function shareComputedStyles(jsdomFolder) {
  const load = createRequire(`${jsdomFolder}/package.json`);
  const { CSSStyleDeclaration } = load('cssstyle');
  const { matchesDontThrow } = load('./lib/jsdom/living/helpers/selectors.js');
  const { implForWrapper } = load('./lib/jsdom/living/generated/utils.js');
  const styleRules = load('./lib/jsdom/living/helpers/style-rules.js');
  const { getResolvedValue, propertiesWithResolvedValueImplemented } = styleRules;
  if (!styleRules.getDeclarationForElement || !getResolvedValue) {
    throw new Error('jsdom computes styles elsewhere now: adapt sdk/jest/computed-style.cjs.');
  }
  const defaultRules = rulesOf([
    load('rrweb-cssom').parse(load('./lib/jsdom/browser/default-stylesheet.js')),
  ]);
  const resolvedProperties = Object.keys(propertiesWithResolvedValueImplemented);
  const declarations = new Map();
  const computedStyles = new Map();
  const indexes = new WeakMap();
  /** The text of a rule's style, and of a declaration: nothing changes either. */
  const texts = new WeakMap();

  function textOf(style) {
    let text = texts.get(style);
    if (text === undefined) {
      text = style.cssText;
      texts.set(style, text);
    }
    return text;
  }

  /** What is known about the document until its next change: jsdom forgets its own cache then. */
  function indexOf(document) {
    let index = indexes.get(document);
    if (index === undefined) {
      index = { cache: null, rules: defaultRules, candidates: new Map(), computed: null };
      indexes.set(document, index);
    }
    if (!document._styleCache) document._styleCache = new WeakMap();
    if (index.cache !== document._styleCache) {
      index.cache = document._styleCache;
      index.computed = new WeakMap();
      const rules = [...defaultRules, ...rulesOf(document.styleSheets._list)];
      // Style sheets are added at the end as a rule; a list that begins as before is only continued.
      if (!index.rules.every((rule, place) => rule === rules[place])) index.candidates.clear();
      index.rules = rules;
    }
    return index;
  }

  /** The rules that may match an element of this name, id and classes. */
  function candidatesOf(element, { rules, candidates }) {
    const tag = element._localName.toLowerCase();
    const id = element.getAttributeNS(null, 'id');
    const className = element.getAttributeNS(null, 'class') ?? '';
    const key = `${tag} ${JSON.stringify(id)} ${className}`;
    let found = candidates.get(key);
    if (found === undefined) {
      found = { asked: 0, rules: [] };
      candidates.set(key, found);
    }
    if (found.asked < rules.length) {
      const classes = new Set(className.split(/\s+/));
      const described = { tag, id, hasClass: (name) => classes.has(name) };
      for (; found.asked < rules.length; found.asked++) {
        const rule = rules[found.asked];
        if (mayMatch(described, rule.selectorText)) found.rules.push(rule);
      }
    }
    return found.rules;
  }

  styleRules.getDeclarationForElement = (element) => {
    const index = indexOf(element._ownerDocument);
    const cached = index.cache.get(element);
    if (cached) return cached;
    const styles = candidatesOf(element, index)
      .filter((rule) => matchesDontThrow(element, rule.selectorText))
      .map((rule) => rule.style);
    let key = styles.map(textOf).join('\n');
    // An element without the attribute has no style of its own; asking for it would make an empty one.
    if (element.hasAttributeNS(null, 'style')) {
      styles.push(element.style);
      key += `\n${element.style.cssText}`;
    }
    const declaration = kept(declarations, key, () => cascade(styles));
    index.cache.set(element, declaration);
    return declaration;
  };

  /** As jsdom does: later rules win, whatever their specificity. */
  function cascade(styles) {
    const declaration = new CSSStyleDeclaration();
    for (const style of styles) {
      for (const property of Array.from(style)) {
        const value = style.getPropertyValue(property);
        if (value === 'unset') declaration.removeProperty(property);
        else declaration.setProperty(property, value, style.getPropertyPriority(property));
      }
    }
    return declaration;
  }

  function computedStyleOf(element) {
    const declaration = styleRules.getDeclarationForElement(element);
    const { computed } = indexOf(element._ownerDocument);
    let style = computed.get(element);
    if (style === undefined) {
      const resolved = resolvedProperties.map((property) => getResolvedValue(element, property));
      const key = `${textOf(declaration)}\n${resolved.join('\n')}`;
      style = kept(computedStyles, key, () => {
        const made = cascade([declaration]);
        resolvedProperties.forEach((property, place) => {
          made.setProperty(property, resolved[place]);
        });
        return made;
      });
      computed.set(element, style);
    }
    return style;
  }

  // Its modules refer to each other and load in this sequence only.
  load('./lib/api.js');
  const { implementation: Element } = load('./lib/jsdom/living/nodes/Element-impl.js');
  const { _attrModified } = Element.prototype;
  if (!_attrModified) {
    throw new Error('jsdom hears of attributes elsewhere now: adapt sdk/jest/computed-style.cjs.');
  }
  /**
   * A style of its own changes what applies to an element and what those inside inherit of it, but no other element's
   * rules. A text field that grows with its text writes its height at each drawing.
   */
  Element.prototype._attrModified = function (name, ...values) {
    const document = this._ownerDocument;
    const { _styleCache: cache } = document;
    _attrModified.call(this, name, ...values);
    const index = indexes.get(document);
    if (name !== 'style' || !cache || index?.cache !== cache) return;
    if (index.rules.some(({ selectorText }) => selectorText.includes('[style'))) return;
    cache.delete(this);
    index.computed = new WeakMap();
    document._styleCache = cache;
  };

  return {
    answerFor(window) {
      const { getComputedStyle } = window;
      window.getComputedStyle = (element, pseudoElement) => {
        const found = implForWrapper(element);
        // What is refused, and pseudo-elements, are jsdom's to answer.
        return pseudoElement ||
          found?._ownerDocument === undefined ||
          found._localName === undefined
          ? getComputedStyle(element, pseudoElement)
          : computedStyleOf(found);
      };
    },
  };
}

/** The style rules of sheets that apply to a screen, in their order. */
function rulesOf(sheets) {
  const rules = [];
  for (const { cssRules } of sheets) {
    for (const rule of cssRules) {
      if (rule.media) rules.push(...(isOfScreen(rule.media) ? rule.cssRules : []));
      else rules.push(rule);
    }
  }
  return rules.filter((rule) => typeof rule.selectorText === 'string');
}

function isOfScreen(media) {
  return Array.from(media).includes('screen');
}

function kept(map, key, make) {
  let value = map.get(key);
  if (value === undefined) {
    if (map.size >= KEPT) map.clear();
    value = make();
    map.set(key, value);
  }
  return value;
}

module.exports = { shareComputedStyles };
