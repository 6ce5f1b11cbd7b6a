/** @jest-environment @mosta/portal-sdk/jest/page */
import { act, renderHook } from '@testing-library/react';
import { clampCamera, homeCamera } from '../core/camera';
import { loadPlan } from '../data/load-plan';
import { useCamera } from './use-camera';

const SIZE = { width: 350, height: 400 };
let frames: FrameRequestCallback[] = [];
let lessMotion = false;

beforeEach(() => {
  frames = [];
  lessMotion = false;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => frames.push(step));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: lessMotion, onchange: null },
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});

async function open() {
  const plan = await loadPlan('a');
  const { result } = renderHook(() => useCamera(SIZE, plan));
  let time = 0;
  /** Draws frames of 16 ms until no more are asked for. @returns how many there were */
  const drawAll = (most = 1000) => {
    let count = 0;
    while (frames.length > 0 && count < most) {
      const now = frames;
      frames = [];
      time += 16;
      act(() => {
        for (const step of now) step(time);
      });
      count += 1;
    }
    return count;
  };
  return { plan, result, drawAll, home: homeCamera(SIZE, plan) };
}

describe('a flick', () => {
  it('glides on, slows down and asks for no frame any more', async () => {
    const { result, drawAll, home } = await open();
    act(() => result.current.glide({ x: -1, y: 0 }));
    const count = drawAll();
    const gone = (result.current.camera?.x ?? 0) - home.x;
    expect(gone).toBeLessThan(-150);
    expect(gone).toBeGreaterThan(-181);
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThan(100);
  });

  it('ends at the edge of the plan', async () => {
    const { plan, result, drawAll, home } = await open();
    act(() => result.current.glide({ x: 30, y: 0 }));
    expect(drawAll()).toBeLessThan(4);
    expect(result.current.camera).toEqual(clampCamera({ ...home, x: 9999 }, SIZE, plan));
  });

  it('is stopped by a hand, and by a selection that is in view', async () => {
    const { result, drawAll } = await open();
    act(() => result.current.glide({ x: -1, y: 0 }));
    drawAll(3);
    act(() => result.current.stop());
    expect(frames).toHaveLength(0);
    act(() => result.current.glide({ x: -1, y: 0 }));
    act(() => result.current.reveal('A01'));
    drawAll();
    const { camera } = result.current;
    act(() => result.current.glide({ x: -1, y: 0 }));
    act(() => result.current.reveal('A01'));
    expect(frames).toHaveLength(0);
    expect(result.current.camera).toEqual(camera);
  });

  it('goes no farther for whoever asks for less motion', async () => {
    lessMotion = true;
    const { result, home } = await open();
    act(() => result.current.glide({ x: -1, y: 0 }));
    expect(frames).toHaveLength(0);
    expect(result.current.camera).toEqual(home);
  });
});
