import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SHIPPED } from '../../../testing/shipped';
import * as plans from './load-plan';
import { usePlan } from './use-plan';

jest.mock('./load-plan', () => ({ __esModule: true, ...jest.requireActual('./load-plan') }));

const [hall] = SHIPPED.halls;
const [first, second] = hall.drawings;
let shown: ReturnType<typeof usePlan> | undefined;
let show: (drawing: typeof first) => void = () => undefined;

function Probe() {
  const [drawing, setDrawing] = useState(first);
  show = setDrawing;
  shown = usePlan(hall, drawing);
  return <output>{shown.failed ? 'failed' : shown.plan ? 'there' : 'none'}</output>;
}
const state = () => screen.getByRole('status');

describe('a drawing that loads', () => {
  it('arrives, and is not shown in the place of another one', async () => {
    await renderWithProviders(<Probe />);
    await waitFor(() => expect(state()).toHaveTextContent('there'));
    const before = shown?.plan;
    act(() => show(second));
    expect(state()).toHaveTextContent('none');
    await waitFor(() => expect(state()).toHaveTextContent('there'));
    expect(shown?.plan).not.toBe(before);
  });

  it('says that it failed, and tries again when asked', async () => {
    const load = jest
      .spyOn(plans, 'loadDrawing')
      .mockRejectedValueOnce(new Error('ChunkLoadError'));
    await renderWithProviders(<Probe />);
    await waitFor(() => expect(state()).toHaveTextContent('failed'));
    act(() => shown?.retry());
    await waitFor(() => expect(state()).toHaveTextContent('there'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
