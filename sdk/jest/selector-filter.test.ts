/**
 * @jest-environment ./jest/browser-environment.cjs
 */
import { fits, mayHold, mayMatch } from './selector-filter.cjs';

document.body.innerHTML = `
  <main id="content" class="page wide">
    <section class="css-1a card" data-kind="a.b"><h2 class="title">A</h2><p>One</p><p class="last">Two</p></section>
    <form><input class="field" type="checkbox" checked disabled /><button class="css-1a-button">Go</button></form>
    <svg class="icon"><linearGradient id="shade"></linearGradient></svg>
  </main>`;

const SELECTORS = [
  ...['p', '*', 'P', '.card', '#content', 'main#content.page.wide', 'linearGradient', 'p.title'],
  ...[
    '.card .title',
    '.card > p',
    '.title + p',
    '.title ~ .last',
    'main p:first-of-type',
    '.missing',
  ],
  ...['p, .field', '.missing, h2', '.card:not(.wide)', ':is(h2, .last)', '.page:has(> .card)'],
  ...[
    '[data-kind="a.b"]',
    'section[class~="card"]',
    'input:checked:disabled',
    ':root',
    'p::before',
  ],
  ...[
    '.css-1a',
    '.css-1a-button',
    '.card:has(.missing, .title)',
    '#shade',
    'a\\:b',
    ':not(main) > p',
  ],
];
const ELEMENTS = [...document.querySelectorAll('*')];

function describedOf(element: Element) {
  return {
    tag: element.localName.toLowerCase(),
    id: element.getAttribute('id'),
    hasClass: (name: string) => element.classList.contains(name),
  };
}

function mayElementMatch(element: Element, selector: string): boolean {
  return mayMatch(describedOf(element), selector);
}

describe('the selector filter', () => {
  it.each(SELECTORS)('lets %s reach every element that it matches', (selector) => {
    const matching = ELEMENTS.filter((element) => element.matches(selector));
    const passed = ELEMENTS.filter((element) => mayElementMatch(element, selector));
    expect(passed).toEqual(expect.arrayContaining(matching));
  });

  it.each([
    ['.missing', 0],
    ['p.last', 1],
    ['#content', 1],
    ['main > .title:hover', 1],
    ['.card:is(.a, .b), button', 2],
  ])('lets %s reach %d elements', (selector, count) => {
    expect(ELEMENTS.filter((element) => mayElementMatch(element, selector))).toHaveLength(count);
  });

  it.each([
    ['.card:has(.last)', 1],
    ['.card:has(> .missing)', 0],
    ['section:has(> h2 ~ .last, .missing)', 1],
    ['.page:has(main)', 0],
    ['.card:has([data-kind])', 1],
    ['.title:has(p)', 0],
    // Left to the engine: what stands beside the element, further demands, more than one alternative.
    ['.title:has(+ p)', 1],
    ['.title:has(.missing):hover', 1],
    ['.title:has(:is(p, .missing))', 1],
    ['.title:has(.missing), h2', 1],
  ])('lets %s reach the %d elements that hold what it names', (selector, count) => {
    const holding = ELEMENTS.filter(
      (element) =>
        mayElementMatch(element, selector) &&
        mayHold(selector, (compounds) =>
          [...element.querySelectorAll('*')].some((held) =>
            compounds.some((compound) => fits(describedOf(held), compound)),
          ),
        ),
    );
    expect(holding).toHaveLength(count);
    expect(holding).toEqual(
      expect.arrayContaining(ELEMENTS.filter((element) => element.matches(selector))),
    );
  });

  it('leaves what it does not read to the engine', () => {
    expect(mayElementMatch(document.body, 'a\\:b')).toBe(true);
    expect(mayElementMatch(document.body, 'body[')).toBe(true);
  });
});

describe('a computed style in the browser environment', () => {
  it('follows the rules that match, in their order', () => {
    const style = document.createElement('style');
    style.textContent = `
      .card { display: flex; visibility: hidden }
      #content .title { color: rgb(1, 2, 3) }
      .missing, .last { display: none }
      .last.other { display: grid }`;
    document.head.append(style);
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);

    expect(of('.card').display).toBe('flex');
    expect(of('.title').color).toBe('rgb(1, 2, 3)');
    expect(of('.title').visibility).toBe('hidden');
    expect(of('.last').display).toBe('none');
    expect(of('.field').display).toBe('inline-block');
    document.querySelector('.last')?.classList.add('other');
    expect(of('.last').display).toBe('grid');
  });
});
