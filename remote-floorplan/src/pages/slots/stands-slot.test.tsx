import { setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import StandsSlot from './stands-slot';

setupApi();

async function openSlot(props: Record<string, unknown>) {
  if (!remote.catalogue) throw new Error('The remote has no texts');
  const page = await renderWithProviders(<StandsSlot {...props} />, {
    route: '/dashboard-exposant',
    path: '/dashboard-exposant',
    catalogues: { floorplan: remote.catalogue },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  return page;
}
const stands = () =>
  screen.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

describe('the small map of some stands', () => {
  it('shows each of them, by its name, and opens one on the plan', async () => {
    const { router } = await openSlot({ codes: ['B12', 'C02'] });
    expect(stands()).toEqual(['/Exposant-map?stand=B12', '/Exposant-map?stand=C02']);
    expect(screen.getByText('B12')).toBeInTheDocument();
    const [first] = screen.getAllByRole('link', { hidden: true });
    if (first) await userEvent.click(first);
    expect(router.state.location.search).toBe('?stand=B12');
  });

  it.each([
    ['codes that it does not know', { codes: ['Z99'] }],
    ['nonsense', { codes: 'B12' }],
  ])('shows the hall without a mark for %s', async (_name, props) => {
    const { container } = await openSlot(props);
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 1500 300');
    expect(stands()).toEqual([]);
  });
});
