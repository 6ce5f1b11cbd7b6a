import { keepStyleNonce } from './style-nonce';

/** What the host's page carries (host/src/index.html). */
function addPageStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = '_goober';
  style.nonce = 'page-nonce';
  style.append(' ');
  document.head.append(style);
  // a browser makes elements with an id reachable as properties of the window; goober relies on it
  Object.assign(window, { _goober: style });
  return style;
}

afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['_goober', '__nonce__']) Reflect.deleteProperty(window, name);
});

it('lets the toasts’ style engine write into the page’s own element, with its nonce, without innerHTML', () => {
  const style = addPageStyle();
  const innerHtml = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  jest.isolateModules(() => {
    keepStyleNonce();
    require('notistack');
  });
  expect(style.textContent).toContain('{');
  expect(style.nonce).toBe('page-nonce');
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
  expect(innerHtml).not.toHaveBeenCalled();
});

it('changes nothing in a page without the element', () => {
  expect(keepStyleNonce()).toBeUndefined();
  expect(window).not.toHaveProperty('__nonce__');
});
