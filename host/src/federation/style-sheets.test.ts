/** @jest-environment @mosta/portal-sdk/jest/page */
import { buildRegistry, buildRegistryRemote } from '@mosta/shared/testing/registry';
import { knowAddresses } from './attribution';
import { showStyles, watchStyleSheets } from './style-sheets';

function addSheet(href: string, media = ''): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = media;
  document.head.append(link);
  return link;
}

/** The observer is told at the end of the task. */
const told = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => knowAddresses(buildRegistry({ hotels: buildRegistryRemote() })));
afterEach(() => document.head.replaceChildren());

it('styles with a remote’s sheet while its content is shown, and no longer', async () => {
  const end = watchStyleSheets();
  const hideFirst = showStyles('hotels');
  const sheet = addSheet('/remotes/hotels/1.0.0/page.css', 'screen');
  await told();
  expect(sheet.media).toBe('screen');
  const hideSecond = showStyles('hotels');
  hideFirst();
  expect(sheet.media).toBe('screen');
  hideSecond();
  expect(sheet.media).toBe('not all');
  const hideAgain = showStyles('hotels');
  expect(sheet.media).toBe('screen');
  hideAgain();
  end();
});

it('does not style the page with what is loaded ahead of a visit', async () => {
  const end = watchStyleSheets();
  const sheet = addSheet('/remotes/hotels/1.0.0/page.css');
  const ofHost = addSheet('/assets/fonts.css');
  await told();
  expect(sheet.media).toBe('not all');
  expect(ofHost.media).toBe('');
  const hide = showStyles('hotels');
  expect(sheet.media).toBe('');
  hide();
  end();
});

describe('a style element', () => {
  /** Makes one as if the script lay at that address. */
  function addElement(address: string): HTMLStyleElement {
    const stack = `Error\n    at evaluate (${location.origin}${address}:1:1)`;
    jest.spyOn(globalThis, 'Error').mockImplementation(() => ({ name: '', message: '', stack }));
    const element = document.createElement('style');
    jest.mocked(globalThis.Error).mockRestore();
    document.head.append(element);
    return element;
  }

  it('of a remote’s script styles while the remote is shown, and no longer', async () => {
    const end = watchStyleSheets();
    const element = addElement('/remotes/hotels/1.0.0/route.js');
    await told();
    expect(element.sheet?.disabled).toBe(true);
    const hide = showStyles('hotels');
    expect(element.sheet?.disabled).toBe(false);
    hide();
    expect(element.sheet?.disabled).toBe(true);
    end();
  });

  it('of the host, or of the theme while it draws a remote, stays as it is', async () => {
    const end = watchStyleSheets();
    const ofHost = addElement('/assets/modules.js');
    const ofTheme = addElement('/remotes/hotels/1.0.0/route.js');
    ofTheme.dataset.emotion = 'css';
    await told();
    showStyles('hotels')();
    expect(ofHost.sheet?.disabled).not.toBe(true);
    expect(ofTheme.sheet?.disabled).not.toBe(true);
    end();
  });
});
