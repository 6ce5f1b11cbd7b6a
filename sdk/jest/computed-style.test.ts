/**
 * @jest-environment ./jest/browser-environment.cjs
 */
import { createRequire } from 'node:module';
import * as v from 'valibot';

const PAGE = `
  <style>
    .card { display: flex; color: rgb(1, 2, 3); border: 1px solid rgb(9, 8, 7) }
    .hidden, [hidden] .card { visibility: hidden; pointer-events: none }
    .card .title { color: unset; margin: 4px 8px; background-color: RED }
    @media screen { p { text-align: center } }
    @media print { p { display: none } }
    @supports (display: grid) { p { display: grid } }
    section:has(> .title), main:has(.other) { display: inline-grid }
    .last { display: inline !important; color: currentcolor }
  </style>
  <main id="content" class="page wide">
    <section class="card"><h2 class="title" style="margin-top: 1em">A</h2><p>One</p><p class="last">Two</p></section>
    <section class="hidden"><div class="card"><b style="visibility: visible">C</b></div></section>
    <form hidden><div class="card"><input type="checkbox" checked /></div><button style="color: #123">Go</button></form>
    <svg class="icon" style="fill: blue"><linearGradient id="shade"></linearGradient></svg>
  </main>`;

/** jsdom as it is published: modules that a test loads are its own copies. */
const published = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
const { JSDOM } = v.parse(v.object({ JSDOM: v.custom<PageClass>(isFunction) }), published);

type PageClass = new (html: string) => { window: Window };

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** What a window says of each element of its page. */
function stylesOf(window: Window): string[] {
  return Array.from(window.document.querySelectorAll('body *')).map(
    (element) => `${element.localName}: ${window.getComputedStyle(element).cssText}`,
  );
}

/** Makes the same changes in both pages. */
function inBoth(change: (document: Document) => void): string[] {
  for (const page of pages) change(page.document);
  const [ours, theirs] = pages.map(stylesOf);
  expect(ours).toEqual(theirs);
  return ours ?? [];
}

let pages: Window[] = [];
beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = PAGE;
  pages = [window, new JSDOM(`<!doctype html><body>${PAGE}</body>`).window];
});

describe('a computed style', () => {
  it('is the one that jsdom computes', () => {
    const styles = inBoth(() => undefined);
    expect(styles).toContainEqual(expect.stringMatching(/^b: .*visibility: visible/));
    expect(new Set(styles).size).toBeGreaterThan(8);
  });

  it('follows changes of elements', () => {
    inBoth((page) => page.querySelector('.last')?.classList.add('hidden'));
    inBoth((page) => page.querySelector('h2')?.setAttribute('style', 'display: none'));
    inBoth((page) => page.querySelector('form')?.removeAttribute('hidden'));
    inBoth((page) => page.querySelector('main')?.append(page.createElement('p')));
  });

  it('follows what is inside of elements', () => {
    const before = inBoth(() => undefined);
    const renamed = inBoth((page) => page.querySelector('.title')?.setAttribute('class', 'other'));
    expect(renamed).not.toEqual(before);
    inBoth((page) => page.querySelector('h2')?.setAttribute('class', 'title'));
    expect(stylesOf(window)).toEqual(before);
  });

  it('follows styles of elements, and what others inherit of them', () => {
    const before = inBoth(() => undefined);
    const hidden = inBoth((page) =>
      page.querySelector('main')?.style.setProperty('visibility', 'hidden'),
    );
    expect(hidden.filter((style) => style.includes('visibility: hidden')).length).toBeGreaterThan(
      before.filter((style) => style.includes('visibility: hidden')).length + 5,
    );
    inBoth((page) => page.querySelector('main')?.removeAttribute('style'));
    expect(stylesOf(window)).toEqual(before);
    inBoth((page) => {
      const sheet = page.createElement('style');
      sheet.textContent = '[style*="hidden"] p { display: none }';
      page.head.append(sheet);
    });
    const named = inBoth((page) =>
      page.querySelector('main')?.style.setProperty('visibility', 'hidden'),
    );
    expect(named).toContainEqual(expect.stringMatching(/^p: .*display: none/));
  });

  it('follows style sheets that come and go', () => {
    const before = inBoth(() => undefined);
    const added = inBoth((page) => {
      const sheet = page.createElement('style');
      sheet.textContent = 'p { display: none } .card { color: green }';
      page.head.append(sheet);
    });
    expect(added).not.toEqual(before);
    inBoth((page) => {
      const [sheet] = page.styleSheets;
      sheet?.insertRule('section { display: table }', 0);
      page.body.append(page.createElement('i'));
    });
    expect(inBoth((page) => page.querySelector('style')?.remove())).not.toEqual(added);
  });

  it('is refused for what is no element', () => {
    const ofDocument = () => Reflect.apply(getComputedStyle, globalThis, [document]);
    expect(ofDocument).toThrow(/Element/);
    expect(() => getComputedStyle(document.body, '::part(x)')).toThrow(/Shadow DOM/);
  });
});
