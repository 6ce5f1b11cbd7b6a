import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { act, renderHook, waitFor } from '@testing-library/react';
import { loadPlan } from '../data/load-plan';
import { prefetchPixi } from './pixi-chunk';
import { usePixiNeed } from './use-pixi-need';
import { canUseWebGL } from './webgl-support';

jest.mock('./webgl-support', () => ({ canUseWebGL: jest.fn(() => true) }));
jest.mock('../pixi/pixi-start', () => ({ loadPlan: async () => () => null }));
const webgl = jest.mocked(canUseWebGL);

let plan: FlatPlan;
beforeAll(async () => {
  plan = await loadPlan('a');
});
beforeEach(() => {
  webgl.mockClear();
  webgl.mockReturnValue(true);
});

const show = (shown = plan, forceSvg = false) => renderHook(() => usePixiNeed(shown, forceSvg));

describe('the need for WebGL', () => {
  it('begins with use; until then no context is asked for', () => {
    const { result } = show();
    expect(result.current).toMatchObject({ pixi: false, refused: false });
    expect(webgl).not.toHaveBeenCalled();
    act(result.current.need);
    expect(result.current).toMatchObject({ pixi: true, refused: false });
  });

  it('is there at once with many stands', () => {
    const [stand] = plan.shapes.filter(({ code }) => code !== undefined);
    if (!stand) throw new Error('no stand');
    const { result } = show({ ...plan, shapes: Array.from({ length: 401 }, () => stand) });
    expect(result.current.pixi).toBe(true);
  });

  it('is said to be refused only to whoever has it', () => {
    webgl.mockReturnValue(false);
    const { result } = show();
    expect(result.current.refused).toBe(false);
    act(result.current.need);
    expect(result.current).toMatchObject({ pixi: false, refused: true });
  });

  it('ends with a failure', () => {
    const { result } = show();
    act(result.current.need);
    act(result.current.fail);
    expect(result.current).toMatchObject({ pixi: false, refused: true });
  });

  it('does not arise where SVG is asked for', () => {
    const { result } = show(plan, true);
    act(result.current.need);
    expect(result.current).toMatchObject({ pixi: false, refused: false });
  });
});

describe('the prefetch', () => {
  const idle = jest.fn(() => 1);
  const cancel = jest.fn();
  beforeEach(() => {
    idle.mockClear();
    Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: cancel });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('waits until the browser is idle, and is cancelled with the page', async () => {
    prefetchPixi()();
    await waitFor(() => expect(idle).toHaveBeenCalledTimes(1));
    expect(cancel).toHaveBeenCalledWith(1);
  });

  it('leaves out whoever saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    prefetchPixi();
    expect(idle).not.toHaveBeenCalled();
  });
});
