/** @jest-environment @mosta/portal-sdk/jest/page */
import { provideStyleSheet } from './style-sheet';

/** What browsers have and jsdom lacks. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const documentWithSheets = Object.assign(document, { adoptedStyleSheets: [] as Sheet[] });
const realSheet = globalThis.CSSStyleSheet;

beforeEach(() => {
  documentWithSheets.adoptedStyleSheets = [];
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
});
afterEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: realSheet });
  Reflect.deleteProperty(window, '_goober');
});

it('lets the toasts’ style engine write into a sheet of the document, without an element or innerHTML', () => {
  const innerHtml = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  jest.isolateModules(() => {
    provideStyleSheet();
    require('notistack');
  });
  expect(documentWithSheets.adoptedStyleSheets).toHaveLength(1);
  expect(documentWithSheets.adoptedStyleSheets[0]?.text).toMatch(/\.go\d+\{/);
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(innerHtml).not.toHaveBeenCalled();
});

it('changes nothing where the document takes no sheets', () => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  provideStyleSheet();
  expect(window).not.toHaveProperty('_goober');
});
