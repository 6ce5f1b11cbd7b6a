/** @jest-environment @mosta/portal-sdk/jest/page */
import type { StandChange } from '@mosta/shared/schemas/stand.schema';
import { batchByFrame, type StandChanges, withBatch } from './frame-batch';

const frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  for (const callback of frames.splice(0)) callback(0);
};
const change = (code: string, revision: number, state: StandChange['state'] = 'option') => ({
  code,
  revision,
  state,
});

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.push(callback);
    return frames.length;
  });
});

describe('changes of stands', () => {
  it('are delivered once a frame, the newest of each stand', () => {
    const deliver = jest.fn<void, [StandChanges]>();
    const batch = batchByFrame(deliver);
    for (let i = 1; i <= 50; i += 1) batch.add(change(`A${i % 25}`, i));
    batch.add(change('A1', 2, 'libre'));
    expect(deliver).not.toHaveBeenCalled();
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(deliver).toHaveBeenCalledTimes(1);
    const [delivered] = deliver.mock.calls[0] ?? [];
    expect(delivered?.size).toBe(25);
    expect(delivered?.get('A1')).toEqual(change('A1', 26));

    batch.add(change('B01', 1));
    nextFrame();
    expect(deliver.mock.calls[1]?.[0]).toEqual(new Map([['B01', change('B01', 1)]]));
  });

  it('are forgotten when nobody wants them any more', () => {
    const cancel = jest.spyOn(window, 'cancelAnimationFrame');
    const batch = batchByFrame(jest.fn());
    batch.stop();
    expect(cancel).not.toHaveBeenCalled();
    batch.add(change('A01', 1));
    batch.stop();
    expect(cancel).toHaveBeenCalledWith(1);
  });

  it('leave what is known as it is where they are older', () => {
    const known = new Map([['A01', change('A01', 4)]]);
    expect(withBatch(known, new Map([['A01', change('A01', 3)]]))).toBe(known);
    const next = withBatch(known, new Map([['A02', change('A02', 1)]]));
    expect([...next.keys()]).toEqual(['A01', 'A02']);
  });
});
