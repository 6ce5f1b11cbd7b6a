import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { buildReservation, buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../../remote';
import DashboardPage from './dashboard-page';

expect.extend(toHaveNoViolations);
jest.setTimeout(30_000);

const api = setupApi();
const RESERVATIONS = '/v1/reservation/exhibitor/:id';
const NOTIFICATIONS = '/v1/notification';

function show(query = '', language: 'fr' | 'ar' = 'fr') {
  return renderWithProviders(<DashboardPage />, {
    route: `/dashboard-exposant${query}`,
    path: '/dashboard-exposant',
    language,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
    slots: (name) => <p>Widget {name}</p>,
  });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const cells = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '),
  );
const rows = async () => (await screen.findAllByRole('row')).slice(1).map(cells);

beforeEach(() => {
  act(() => void startSession(buildSession()));
  api.use(answers('get', NOTIFICATIONS, []));
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

describe('the dashboard’s frame', () => {
  it('asks to select a section when none is', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(screen.getByText('Sélectionnez une section dans le menu latéral')).toBeInTheDocument();
  });

  it.each([
    ['Plan visuelle du salon', 'Voir le plan', 'salon'],
    ['Les fournitures', 'Gérer les fournitures', 'fournitures'],
    ['Communication et pub', 'Abonnement marketing', 'communication'],
    ['Dernières actualités', 'Voir les actualités', 'actualites'],
  ])(
    'opens %s by “%s”, highlights it and names it in the address',
    async (section, button, view) => {
      const { router } = await show();
      await press(button);
      expect(screen.getByRole('heading', { level: 2, name: section })).toBeInTheDocument();
      expect(router.state.location.search).toBe(`?vue=${view}`);
      await press('Ouvrir le menu latéral');
      expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-current', 'page');
      expect(screen.getAllByRole('button', { current: 'page' })).toHaveLength(1);
    },
  );

  it('opens and closes the side menu from the top bar, and by Escape', async () => {
    await show();
    expect(screen.getByRole('navigation')).toBeVisible();
    await press('Fermer le menu latéral');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await press('Ouvrir le menu latéral');
    expect(screen.getByRole('navigation')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('always shows the side menu on a large screen', async () => {
    const matchMedia = jest.spyOn(window, 'matchMedia');
    const still = window.matchMedia('');
    matchMedia.mockImplementation((media) => ({
      ...still,
      media,
      matches: media.includes('1200'),
    }));
    await show('?vue=salon');
    expect(screen.getByRole('navigation')).toBeVisible();
    await press('Gérer les fournitures');
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  it('shows the plan in its slot', async () => {
    await show('?vue=salon');
    expect(screen.getByText('Widget floorplan/plan')).toBeInTheDocument();
  });

  it('has no communication package', async () => {
    await show('?vue=communication');
    expect(screen.getByText('Aucune formule')).toBeInTheDocument();
  });

  it('shows three announcements, the important one with its badge', async () => {
    await show('?vue=actualites');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const important = screen
      .getAllByRole('article')
      .filter((one) => within(one).queryByText('Important'));
    expect(important).toHaveLength(1);
    expect(important[0]).toHaveTextContent('Réduction');
  });

  it.each(['', '?vue=fournitures', '?vue=actualites', '?vue=profil', '?vue=parametres'])(
    'has nothing that axe objects to (%s)',
    async (query) => {
      const { container } = await show(query, 'ar');
      if (query === '?vue=fournitures') await screen.findByRole('table');
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

describe('the user menu', () => {
  it('shows the name, or Exhibitor without one', async () => {
    await show();
    expect(screen.getByRole('button', { name: /Exposant exemple 01/ })).toBeInTheDocument();
    const { user } = buildSession();
    act(() => void startSession(buildSession({ user: { ...user, nom: '' } })));
    expect(await screen.findByRole('button', { name: /Exhibitor/ })).toBeInTheDocument();
  });

  it('leads by keyboard to the profile and the settings', async () => {
    await show();
    act(() => screen.getByRole('button', { name: /^Compte/ }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Settings',
      'Logout',
    ]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Profile' })).toBeInTheDocument();
    expect(screen.getByText('exposant@exemple.dz')).toBeInTheDocument();
  });

  it('signs out', async () => {
    const { router } = await show();
    await press(/^Compte/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStore.getState().auth).toBeNull();
  });
});

describe('the supplies', () => {
  it('shows booths first, then services and communication with prices per unit', async () => {
    await show('?vue=fournitures');
    expect(await rows()).toEqual([
      ['B12 (9 m²)', '1', 'Réservé', ''],
      ['C03 (12 m²)', '2', 'Disponible', ''],
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Item',
      'Quantité',
      'Status',
      'Actions',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Service' }));
    expect(await rows()).toEqual([['Chaise exemple', '1 200,00 DA / pièce', '4']]);
    await userEvent.click(screen.getByRole('tab', { name: 'Communication' }));
    expect(await rows()).toEqual([['Affiche exemple', '4 500,00 DA / pièce', '3']]);
  });

  it('moves between tabs with the arrow keys', async () => {
    await show('?vue=fournitures');
    await screen.findByRole('table');
    act(() => screen.getByRole('tab', { name: 'Fournitures' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Service' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tab', { name: 'Service' })).toHaveAttribute('aria-selected', 'true');
  });

  it('preselects the first reservation and shows the others when chosen, in their currency', async () => {
    const first = buildReservation();
    const second = buildReservation({
      currency: 'EUR',
      booths: [],
      communication: [
        {
          _id: 'x',
          quantity: 1,
          prints: { name: 'Bâche exemple', unit: 'm²', prices: { DZD: 1 } },
        },
      ],
    });
    api.use(answers('get', RESERVATIONS, [first, second]));
    await show('?vue=fournitures&onglet=service');
    const picker = await screen.findByLabelText('Réservation');
    expect(picker).toHaveDisplayValue(/Réservation 1.*B12, C03/);
    await userEvent.selectOptions(picker, second._id);
    expect(await rows()).toEqual([['Chaise exemple', '8,00 € / pièce', '4']]);
    await userEvent.click(screen.getByRole('tab', { name: 'Communication' }));
    expect(await rows()).toEqual([['Bâche exemple', 'Sur devis', '1']]);
    await userEvent.click(screen.getByRole('tab', { name: 'Fournitures' }));
    expect(screen.getByText('Aucune donnée disponible')).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    api.use(answers('get', RESERVATIONS, []));
    await show('?vue=fournitures');
    expect(await screen.findByText('Aucune donnée disponible')).toBeInTheDocument();
  });

  it('shows that it is loading', async () => {
    api.use(neverAnswers('get', RESERVATIONS));
    await show('?vue=fournitures');
    expect(screen.getByRole('status')).toHaveTextContent('Chargement de vos réservations…');
  });

  it('says that loading failed, and recovers', async () => {
    api.use(fails('get', RESERVATIONS, 503, 'UNAVAILABLE'));
    await show('?vue=fournitures');
    expect(await screen.findByText(/n’ont pas pu être chargées/)).toBeInTheDocument();
    api.use(answers('get', RESERVATIONS, [buildReservation()]));
    await press('Réessayer');
    expect(await rows()).toHaveLength(2);
  });

  it('refreshes an expired session by itself', async () => {
    let calls = 0;
    api.use(
      http.get(RESERVATIONS, () => {
        calls += 1;
        return calls === 1
          ? new HttpResponse(null, { status: 401 })
          : HttpResponse.json([buildReservation()]);
      }),
    );
    await show('?vue=fournitures');
    expect(await rows()).toHaveLength(2);
  });
});

describe('the bell', () => {
  it('counts what was not read, lists it on a click and remembers that it was read', async () => {
    const sentAt = '2025-04-20T09:30:00.000Z';
    api.use(
      answers('get', NOTIFICATIONS, [
        { _id: 'n1', title: 'Montage', message: 'Dès 8h00.', sentAt },
      ]),
    );
    await show();
    await press('Fermer le menu latéral');
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 non lue' }));
    const list = screen.getByRole('dialog', { name: 'Notifications' });
    expect(list).toHaveTextContent('Montage');
    expect(list).toHaveTextContent('20 avril 2025 à 10h30');
    await userEvent.keyboard('{Escape}');
    expect(
      await screen.findByRole('button', { name: 'Notifications, aucune non lue' }),
    ).toBeInTheDocument();
  });

  it('says that there is none', async () => {
    await show();
    await press('Notifications, aucune non lue');
    expect(screen.getByRole('dialog')).toHaveTextContent('Aucune notification pour le moment');
  });
});
