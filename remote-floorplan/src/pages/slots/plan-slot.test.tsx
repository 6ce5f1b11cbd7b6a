import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, configure, fireEvent, screen } from '@testing-library/react';
import remote from '../../remote';
import type * as socket from '../../testing/fake-realtime';
import { buildStands } from '../../testing/stands';
import PlanSlot from './plan-slot';

jest.mock(
  '@mosta/shared/realtime',
  () => jest.requireActual<typeof socket>('../../testing/fake-realtime').realtime,
);

const api = setupApi();
beforeEach(() => api.use(answers('get', '/v1/stand', buildStands())));
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

configure({ defaultHidden: true });
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

  it('marks an exhibitor’s options besides what it is given, and shows no cards of the hall', async () => {
    const hold = {
      _id: 'h1',
      code: 'C02',
      since: new Date().toISOString(),
      expires: new Date(Date.now() + 600_000).toISOString(),
      prolongationsLeft: 2,
      prolongedUntil: null,
    };
    api.use(answers('get', '/v1/hold/mine', [hold]));
    act(() => void startSession(buildSession()));
    await openSlot({ highlight: ['B12'] });
    // the options arrive after what the plan is given, and the exhibitor's name may stand before it
    const description = /L’un de vos stands$/;
    await screen.findByRole('option', { description, name: 'Stand C02, disponible' });
    expect(screen.getByText('Vos stands')).toBeVisible();
    const own = screen.getAllByRole('option', { description });
    expect(own.map((option) => option.getAttribute('aria-label'))).toEqual([
      'Stand B12, réservé',
      'Stand C02, disponible',
    ]);
    expect(screen.queryByText('Zone principale')).not.toBeInTheDocument();
  });
});
