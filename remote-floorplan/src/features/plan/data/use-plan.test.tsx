import { act, renderHook, waitFor } from '@testing-library/react';
import * as plans from './load-plan';
import { usePlan } from './use-plan';

jest.mock('./load-plan', () => ({ __esModule: true, ...jest.requireActual('./load-plan') }));

describe('a drawing that loads', () => {
  it('arrives, and is not shown in the place of another one', async () => {
    const { result, rerender } = renderHook(({ id }) => usePlan(id), {
      initialProps: { id: 'a' as plans.DrawingId },
    });
    await waitFor(() => expect(result.current.plan).toBeDefined());
    const first = result.current.plan;
    rerender({ id: 'b' });
    expect(result.current.plan).toBeUndefined();
    await waitFor(() => expect(result.current.plan).toBeDefined());
    expect(result.current.plan).not.toBe(first);
  });

  it('says that it failed, and tries again when asked', async () => {
    const load = jest.spyOn(plans, 'loadPlan').mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { result } = renderHook(() => usePlan('a'));
    await waitFor(() => expect(result.current.failed).toBe(true));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.plan).toBeDefined());
    expect(result.current.failed).toBe(false);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
