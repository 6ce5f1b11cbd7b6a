import { act, renderHook } from '@testing-library/react';
import { useFullScreen } from './use-full-screen';

const page = document.documentElement;
let shown: Element | null = null;
let give: () => void = () => undefined;
const leave = jest.fn<Promise<void>, []>();

/** What the browser does some time after it was asked. */
async function giveScreen() {
  await act(async () => {
    shown = page;
    document.dispatchEvent(new Event('fullscreenchange'));
    give();
  });
}
function endScreen() {
  act(() => {
    shown = null;
    document.dispatchEvent(new Event('fullscreenchange'));
  });
}

beforeEach(() => {
  shown = null;
  leave.mockReset().mockResolvedValue();
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => shown },
    exitFullscreen: { configurable: true, value: leave },
  });
  Object.defineProperty(page, 'requestFullscreen', {
    configurable: true,
    value: () =>
      new Promise<void>((resolve) => {
        give = resolve;
      }),
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
  Reflect.deleteProperty(page, 'requestFullscreen');
});

function open() {
  const { result, unmount } = renderHook(() => useFullScreen({ current: document.body }));
  return {
    full: () => result.current[0],
    set: (full: boolean) => result.current[1](full),
    unmount,
  };
}

describe('the plan over the whole screen', () => {
  it('ends with the screen, whoever ends it', async () => {
    const { full, set } = open();
    act(() => set(true));
    await giveScreen();
    expect(full()).toBe(true);
    endScreen();
    expect(full()).toBe(false);
  });

  it('stays where the end of an earlier one is told late', () => {
    const { full, set } = open();
    act(() => set(true));
    endScreen();
    expect(full()).toBe(true);
  });

  it('leaves a screen that is given after it has ended', async () => {
    const { set } = open();
    act(() => set(true));
    act(() => set(false));
    expect(leave).not.toHaveBeenCalled();
    await giveScreen();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('keeps its room in the page meanwhile', () => {
    jest.spyOn(page, 'offsetHeight', 'get').mockReturnValue(740);
    const { set } = open();
    expect(page.style.minBlockSize).toBe('');
    act(() => set(true));
    expect(page.style.minBlockSize).toBe('740px');
    act(() => set(false));
    expect(page.style.minBlockSize).toBe('');
  });

  it('leaves the screen with its page', async () => {
    const { set, unmount } = open();
    act(() => set(true));
    await giveScreen();
    unmount();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
