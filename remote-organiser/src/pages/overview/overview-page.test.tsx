import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildOverview } from '../../features/overview/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import OverviewPage from './overview-page';

expect.extend(toHaveNoViolations);

const told = new Map<string, () => void>();
jest.mock('@mosta/shared/realtime', () => ({
  subscribe: (event: string, listener: () => void) => {
    told.set(event, listener);
    return () => undefined;
  },
  onConnected: () => () => undefined,
  useConnectionState: () => 'connected',
}));

const CALL = '/v1/organizer/overview';
const api = setupApi();
beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', CALL, buildOverview()),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<OverviewPage />, language, {
    ...{ route: PATHS.overview, path: PATHS.overview },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

it('says what waits, and each number leads to where it is dealt with', async () => {
  const { router } = await show();
  const late = await screen.findByRole('link', { name: 'Paiements en retard' });
  expect(late.closest('li')).toHaveTextContent(/^1/);
  const staff = screen.getByRole('link', { name: 'Candidatures à lire' });
  expect(staff).toHaveAttribute('href', `${PATHS.staff}?etat=received`);
  expect(staff.closest('li')).toHaveTextContent(/^7/);
  await userEvent.click(screen.getByRole('link', { name: 'Dossiers à étudier' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`${PATHS.dossiers}?etape=received`);
});

it('draws the income, and has the amounts in a table behind it', async () => {
  await show();
  const card = within(await screen.findByRole('region', { name: 'Recettes, taxes comprises' }));
  expect(card.getByText('Réservations confirmées : 2, dont sans prix complet : 1')).toBeVisible();
  expect(plain(card.getByRole('img').getAttribute('aria-label'))).toContain(
    'Dinars 238 000,00 DA 119 000,00 DA 119 000,00 DA 19 000,00 DA',
  );
  await userEvent.click(card.getByRole('button', { name: /^Tableau/ }));
  const row = card.getByRole('row', { name: /Dinars/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([...['238 000,00 DA', '119 000,00 DA', '119 000,00 DA', '19 000,00 DA']]);
  expect(card.queryByRole('row', { name: /Euros/ })).toBeNull();
});

it('compares with the edition before, on the same day before the opening', async () => {
  const { unmount } = await show();
  const title = 'Par rapport à l’édition 2024';
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getByText(/8 jours avant l’ouverture : le 21 avril 2024/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: /^Tableau/ }));
  const cells = (name: RegExp) =>
    within(card.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => plain(textContent));
  expect(cells(/Dossiers/)).toEqual(['48', '40', '+20 %']);
  expect(cells(/Réservations/)).toEqual(['41', '0', '']);
  expect(cells(/Stands/)).toEqual(['46', '50', '-8 %']);
  expect(cells(/Paiements reçus, Dinars/)).toEqual(['119 000,00 DA', '100 000,00 DA', '+19 %']);
  expect(card.queryByRole('row', { name: /Euros/ })).toBeNull();
  unmount();
  api.use(answers('get', CALL, buildOverview({ comparison: null })));
  await show();
  await screen.findByRole('region', { name: 'Recettes, taxes comprises' });
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

it('shows stands by kind and state, and badges by day, country and category', async () => {
  await show();
  expect(plain((await screen.findByText(/^Stands : 161/)).textContent)).toBe(
    'Stands : 161, 1 899 m² · libres : 100',
  );
  for (const [title, row] of [
    ['Badges demandés par jour', /^20 avril 2025 9$/],
    ['Badges par pays', /^Non indiqué 2$/],
    ['Badges par catégorie', /^Visiteur 14$/],
    ['Exposants par filière', /^Produits de la mer 4$/],
  ] as const) {
    const card = within(screen.getByRole('region', { name: title }));
    await userEvent.click(card.getByRole('button', { name: /^Tableau/ }));
    expect(card.getByRole('row', { name: row })).toBeVisible();
  }
});

it('says what will be there while there is nothing', async () => {
  const nothing = { issued: 0, came: 0, byDay: [], byCountry: [], byCategory: [] };
  api.use(answers('get', CALL, buildOverview({ badges: nothing, income: [], sectors: [] })));
  await show();
  expect(await screen.findByText('Aucune réservation confirmée.')).toBeVisible();
  expect(screen.getAllByText('Les badges des visiteurs apparaîtront ici.')).toHaveLength(3);
});

it('says since when no badge was requested, in the place of an empty chart', async () => {
  const byDay = ['2025-04-19', '2025-04-20'].map((day) => ({ day, count: 0 }));
  const { badges } = buildOverview();
  api.use(answers('get', CALL, buildOverview({ badges: { ...badges, byDay } })));
  await show();
  const card = within(await screen.findByRole('region', { name: 'Badges demandés par jour' }));
  expect(card.getByText('Aucun badge n’a été demandé depuis le 19 avril 2025.')).toBeVisible();
  expect(card.queryByRole('button', { name: /^Tableau/ })).toBeNull();
});

it('follows what visitors and colleagues do', async () => {
  await show();
  const staff = await screen.findByText('Candidatures à lire');
  const { waiting } = buildOverview();
  api.use(answers('get', CALL, buildOverview({ waiting: { ...waiting, staff: 8 } })));
  act(() => told.get('organisation')?.());
  await screen.findByText('8');
  expect(staff.closest('li')).toHaveTextContent(/^8/);
});

it('offers to try again what could not be loaded', async () => {
  api.use(fails('get', CALL, 500, 'INTERNAL'));
  await show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Les chiffres du salon n’ont pas pu être chargés.');
  api.use(answers('get', CALL, buildOverview()));
  await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'Dossiers à étudier' })).toBeVisible();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  await screen.findAllByRole('img');
  expect(await axe(container)).toHaveNoViolations();
});
