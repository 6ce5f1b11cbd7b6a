import { renderWithProviders } from '@mosta/shared/testing/render';
import { configure, fireEvent, screen } from '@testing-library/react';
import remote from '../../remote';
import PlanSlot from './plan-slot';

configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

async function openSlot(props: Record<string, unknown>) {
  if (!remote.catalogue) throw new Error('The remote has no texts');
  const page = await renderWithProviders(<PlanSlot {...props} />, {
    route: '/dashboard-exposant',
    catalogues: { floorplan: remote.catalogue },
  });
  await screen.findByRole('img');
  return page;
}

describe('the plan in another remote', () => {
  it('marks the stands that it is given, and says so in the legend', async () => {
    await openSlot({ highlight: ['B12', 'B13'] });
    expect(screen.getByText('Vos stands')).toBeVisible();
  });

  it('keeps its selection out of the address', async () => {
    const { router } = await openSlot({});
    fireEvent.click(screen.getByLabelText('Stand B12, réservé'));
    expect(screen.getByLabelText('Stand B12, réservé')).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe('');
  });

  it('draws although what it is given makes no sense', async () => {
    await openSlot({ highlight: 'B12' });
    expect(screen.queryByText('Vos stands')).not.toBeInTheDocument();
  });
});
