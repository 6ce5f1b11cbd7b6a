import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { FAVOURITE_PLACES } from '@mosta/shared/domain/favourite-places';
import type { ShownHall } from '@mosta/shared/schemas/hall.schema';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import * as socket from '../../testing/fake-realtime';
import { buildStands } from '../../testing/stands';
import PlanSalonPage from './plan-salon-page';

jest.mock(
  '@mosta/shared/realtime',
  () => jest.requireActual<typeof socket>('../../testing/fake-realtime').realtime,
);

// Nothing on this page is hidden, and jsdom takes seconds to find that out for 183 options.
configure({ defaultHidden: true });
const user = userEvent.setup({ pointerEventsCheck: 0 });
const api = setupApi();
afterEach(() => localStorage.clear());

const [main] = shippedHalls();
if (!main) throw new Error('No hall');
type Layout = Partial<Pick<ShownHall, 'joins' | 'cuts' | 'former'>>;

/** The service tells of a hall with these stands in the place of others. */
function tell(layout: Layout, replaced: Record<string, readonly string[]>): void {
  const instead = <Place extends { code: string }>(places: readonly Place[]) =>
    places.flatMap((place) =>
      (replaced[place.code] ?? [place.code]).map((code) => ({ ...place, code })),
    );
  api.use(
    answers('get', '/v1/hall', [
      { ...main, joins: [], cuts: [], former: [], ...layout, places: instead(main?.places ?? []) },
    ]),
    answers('get', '/v1/stand', instead(buildStands())),
  );
}

const halves = ['C02-1', 'C02-2'].map((code) => ({ code, share: 0.5 }));
const tellCut = () =>
  tell({ cuts: [{ code: 'C02', side: 'long', parts: halves }] }, { C02: ['C02-1', 'C02-2'] });
const tellJoined = () => tell({ joins: [{ code: 'C02', parts: ['C02', 'C03'] }] }, { C03: [] });

async function openPlan(query: string) {
  const { catalogue } = remote;
  if (!catalogue) throw new Error('The remote has no texts');
  const page = await renderWithProviders(<PlanSalonPage />, {
    ...{ route: `/PlanSalon?rendu=svg${query}`, path: '/PlanSalon', language: 'fr' },
    catalogues: { floorplan: catalogue },
  });
  await screen.findByRole('img');
  return page;
}
const option = (code: string) => screen.findByLabelText(`Stand ${code}, disponible`);
const drawn = (code: string) => within(screen.getByRole('img')).queryAllByText(code);

function keepFavourites(...codes: string[]): void {
  const kept = JSON.stringify({ version: 1, [FAVOURITE_PLACES.field]: codes });
  localStorage.setItem(FAVOURITE_PLACES.key, kept);
}

it('shows the parts of a stand that is cut, of which the first is where its code leads', async () => {
  tellCut();
  const stands = buildStands().filter(({ code }) => code !== 'C02');
  const parts = halves.map(({ code }) => ({ code, kind: 'stand', size: 4.5, state: 'libre' }));
  const rest = { prices: {}, revision: 1 };
  api.use(answers('get', '/v1/stand', [...stands, ...parts.map((part) => ({ ...part, ...rest }))]));
  await openPlan('&stand=C02');
  expect(await option('C02-1')).toHaveAttribute('aria-selected', 'true');
  expect(await option('C02-2')).toHaveAttribute('aria-selected', 'false');
  await waitFor(() => expect(drawn('C02-1')).toHaveLength(1));
  expect(drawn('C02-2')).toHaveLength(1);
  expect(drawn('C02')).toHaveLength(0);
  const panel = screen.getByRole('region', { name: 'Selected Booth Details' });
  expect(panel).toHaveTextContent('4,5 m²');
});

it.each([
  ['joined into another', 'C03', tellJoined, 'C02'],
  ['cut', 'C02', tellCut, 'C02-1'],
  [
    'part of a stand that is whole again',
    'C02-2',
    () => tell({ former: [{ code: 'C02-2', of: 'C02' }] }, {}),
    'C02',
  ],
])('keeps a favourite that is %s', async (_what, kept, change, shown) => {
  keepFavourites(kept);
  change();
  await openPlan('');
  const own = await option(shown);
  await waitFor(() => expect(own).toHaveAccessibleDescription('Favori'));
  await user.click(screen.getByRole('button', { name: 'Mes favoris (1)' }));
  expect(screen.getAllByRole('option')).toEqual([own]);
  // As it was chosen: the stand may come back.
  expect(localStorage.getItem(FAVOURITE_PLACES.key)).toContain(kept);
});

it('follows what organisers do while it is open', async () => {
  tell({}, {});
  await openPlan('&stand=C03');
  expect(await option('C03')).toHaveAttribute('aria-selected', 'true');
  act(() => socket.open());
  const announce = (...codes: string[]) =>
    act(() => {
      for (const code of codes)
        socket.emit('stand', { code, state: 'libre', revision: 2, redrawn: true });
    });
  tellJoined();
  announce('C02', 'C03');
  await waitFor(async () => expect(await option('C02')).toHaveAttribute('aria-selected', 'true'));
  expect(screen.queryByLabelText('Stand C03, disponible')).toBeNull();
  await waitFor(() => expect(drawn('C03')).toHaveLength(0));
  tellCut();
  announce('C02', 'C02-1', 'C02-2', 'C03');
  expect(await option('C02-2')).toBeInTheDocument();
  expect(await option('C03')).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(drawn('C02-2')).toHaveLength(1));
});
