/** @jest-environment @mosta/portal-sdk/jest/page */
import { preloadOnIntent } from './preloading';

const link = (href: string) => {
  const element = document.createElement('a');
  element.href = href;
  document.body.append(element);
  return element;
};
const reach = (element: Element) =>
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));

const preloaded: string[] = [];
let stop: () => void;
beforeEach(() => {
  preloaded.length = 0;
  stop = preloadOnIntent((path) => void preloaded.push(path));
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

it('preloads what a link of the portal leads to, when the pointer or the focus reaches it', () => {
  reach(link('/program'));
  link('/contact').focus();
  reach(link('https://exemple.dz/'));
  expect(preloaded).toEqual(['/program', '/contact']);
});

it('preloads nothing for who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  reach(link('/program'));
  link('/contact').focus();
  expect(preloaded).toEqual([]);
});
