import { createMemoryRouter, RouterProvider } from '@mosta/shared/router';
import { act, render, screen } from '@testing-library/react';
import { useStandParameter } from './use-stand-parameter';

let select: (code: string | null) => void = () => undefined;

function Probe() {
  const [selected, change] = useStandParameter();
  select = change;
  return <output>{selected ?? 'none'}</output>;
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const shown = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the stand in the address', () => {
  it('is written once after a row of quick changes', async () => {
    const router = open('/PlanSalon?stand=B49&rendu=svg');
    expect(shown()).toBe('B49');
    for (const code of ['A01', 'A02', 'A03']) act(() => select(code));
    expect(router.state.location.search).toBe('?stand=B49&rendu=svg');
    await pass(250);
    expect(router.state.location.search).toBe('?stand=A03&rendu=svg');
    expect(shown()).toBe('A03');
  });

  it('does not throw back a visitor who went on while it was being written', async () => {
    open('/PlanSalon');
    act(() => select('A01'));
    await act(async () => {
      jest.advanceTimersByTime(200);
      select('A02');
    });
    expect(shown()).toBe('A02');
    await pass(250);
    expect(shown()).toBe('A02');
  });

  it('follows links, also back to a code that it wrote itself', async () => {
    const router = open('/PlanSalon');
    act(() => select('A01'));
    await pass(250);
    await act(() => router.navigate('?stand=C02'));
    expect(shown()).toBe('C02');
    await act(() => router.navigate(-1));
    expect(shown()).toBe('A01');
  });

  it('leaves the address when the selection is cleared', async () => {
    const router = open('/PlanSalon?stand=B49');
    act(() => select(null));
    await pass(250);
    expect(router.state.location.search).toBe('');
    expect(shown()).toBe('none');
  });
});
