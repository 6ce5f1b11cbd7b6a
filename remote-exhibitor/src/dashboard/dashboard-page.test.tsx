import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import { buildAccount, buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, neverAnswers, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import {
  buildDocument,
  buildParticipation,
  buildProgress,
  buildStatement,
} from './participation/testing';
import { dashboardHandlers, NEWS, press, showDashboard as show } from './testing';

expect.extend(toHaveNoViolations);

const api = setupApi();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  act(() => void startSession(buildSession()));
  api.use(...dashboardHandlers());
});
afterEach(() => {
  jest.restoreAllMocks();
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

  it('shows the top of a view whenever another one opens', async () => {
    const scrolled = jest.mocked(window.scrollTo);
    await show('?vue=salon');
    expect(scrolled).not.toHaveBeenCalled();
    await press('Ouvrir le menu latéral');
    await press('Voir les actualités');
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  });

  it('gives the heading the focus where the link that led there is gone', async () => {
    await show();
    await press('Fermer le menu latéral');
    await userEvent.click(await screen.findByRole('link', { name: 'Voir les actualités' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Dernières actualités' })).toHaveFocus();
  });

  it.each(['', '?vue=actualites', '?vue=profil', '?vue=parametres', '?vue=devis'])(
    'has nothing that axe objects to (%s)',
    async (query) => {
      const { container } = await show(query, 'ar');
      if (query === '?vue=actualites') await screen.findAllByRole('article');
      if (query === '?vue=profil') await screen.findAllByRole('form');
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

describe('the menu entries of one’s own', () => {
  beforeEach(() =>
    api.use(
      answers('get', '/v1/participation/mine', [buildParticipation()]),
      answers('get', '/v1/participation/:id/progress', buildProgress()),
      answers('get', '/v1/participation/:id/statement', buildStatement()),
      answers('get', '/v1/participation/:id/document', [buildDocument()]),
      answers('get', '/v1/participation/:id/message', []),
    ),
  );
  const entries = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .slice(0, 5)
      .map((link) => link.getAttribute('aria-label') ?? link.textContent)
      .map((name) => name.replaceAll('\u00a0', ' '));

  it('stand beside the four sections with their counts', async () => {
    await show();
    await screen.findByRole('link', { name: /^Documents, documents/ });
    await waitFor(() =>
      expect(entries()).toEqual([
        'Dossier, étapes à faire : 2',
        'Documents, documents : 1',
        'Paiement, paiements reçus : 1',
        'Messages, messages non lus : 2',
        'Devis',
      ]),
    );
  });

  it.each([
    [/^Dossier/, '?vue=dossier&volet=suivi&dossier=participation-1', 'Dossier'],
    [/^Documents/, '?vue=dossier&volet=documents&dossier=participation-1', 'Documents'],
    [/^Paiement/, '?vue=dossier&volet=paiement&dossier=participation-1', 'Paiement'],
    [/^Messages/, '?vue=dossier&volet=messages&dossier=participation-1', 'Messages'],
    [/^Devis/, '?vue=devis', 'Devis'],
  ])('opens %s at its address, named in the page’s title', async (name, address, title) => {
    const { router } = await show();
    await screen.findByRole('link', { name: /^Documents, documents/ });
    const menu = within(screen.getByRole('navigation'));
    await userEvent.click(menu.getByRole('link', { name }));
    expect(router.state.location.search).toBe(address);
    expect(document.title).toBe(`${title} - Dashboard - Mosta Expo`);
    // the menu gives way to the view on a small screen, and marks what is open
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await press('Ouvrir le menu latéral');
    expect(
      within(screen.getByRole('navigation')).getByRole('link', { current: 'page' }),
    ).toHaveAccessibleName(name);
  });

  it('name no view on the overview, and a section’s own name elsewhere', async () => {
    await show();
    expect(document.title).toBe('Dashboard - Mosta Expo');
    await press('Voir les actualités');
    expect(document.title).toBe('Dernières actualités - Dashboard - Mosta Expo');
  });

  it('lead to the way to a first participation and a first quote where there is none', async () => {
    api.use(answers('get', '/v1/participation/mine', []));
    await show('?vue=devis');
    expect(await screen.findByText('Vous n’avez pas encore de devis')).toBeInTheDocument();
    await press('Ouvrir le menu latéral');
    expect(entries()).toEqual(['Dossier', 'Documents', 'Paiement', 'Messages', 'Devis']);
    await userEvent.click(screen.getByRole('link', { name: 'Paiement' }));
    expect(await screen.findByText('Vous n’avez pas encore de dossier')).toBeInTheDocument();
  });
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
    const { user, role } = buildSession();
    api.use(answers('get', '/v1/account', buildAccount({ role, user })));
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
    act(() => screen.getByRole('button', { name: /^Compte/ }).focus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Settings' })).toBeInTheDocument();
  });

  it('signs out', async () => {
    const { router } = await show();
    await press(/^Compte/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStore.getState().auth).toBeNull();
  });
});

describe('the overview', () => {
  it('says how stands, orders and news stand, and leads to each', async () => {
    const { container } = await show();
    await press('Fermer le menu latéral');
    const stands = await screen.findByRole('region', { name: 'Mes stands' });
    expect(
      within(stands)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['B12 · 9 m²Confirmé', 'C03 · 12 m²Réservé']);
    expect(within(stands).getByRole('link', { name: 'Voir B12 sur le plan' })).toHaveAttribute(
      'href',
      '/Exposant-map?stand=B12',
    );
    expect(within(stands).getByText(/floorplan\/stands.*"B12"/)).toBeInTheDocument();
    expect(screen.getByText('Commandes ouvertes jusqu’au 1er janvier 2027')).toBeInTheDocument();
    expect(await screen.findByText('Un code de réduction')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gérer les fournitures' })).toHaveAttribute(
      'href',
      '/dashboard-exposant?vue=fournitures',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads to the plan for choosing where there is no stand', async () => {
    api.use(answers('get', '/v1/reservation/exhibitor/:id', []));
    await show();
    await press('Fermer le menu latéral');
    expect(await screen.findByText('Aucune réservation pour le moment.')).toBeInTheDocument();
    expect(await screen.findByText('Vous n’avez pas encore de stand')).toBeInTheDocument();
    // beside the stands, and where a first participation begins
    const links = await screen.findAllByRole('link', { name: 'Choisir un stand' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Exposant-map',
      '/Exposant-map',
    ]);
  });

  it('says what could not be loaded', async () => {
    api.use(
      fails('get', '/v1/reservation/exhibitor/:id', 503, 'UNAVAILABLE'),
      fails('get', '/v1/news', 503, 'UNAVAILABLE'),
    );
    await show();
    await waitFor(() =>
      expect(screen.getAllByText('Ces données n’ont pas pu être chargées.')).toHaveLength(2),
    );
    expect(screen.getByText('Vos stands n’ont pas tous pu être chargés.')).toBeInTheDocument();
  });
});

describe('the news', () => {
  it('come from the organisers, the important one with its badge', async () => {
    await show('?vue=actualites');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const important = screen
      .getAllByRole('article')
      .filter((one) => within(one).queryByText('Important'));
    expect(important).toHaveLength(1);
    expect(important[0]).toHaveTextContent('Réduction');
    expect(important[0]).toHaveTextContent('10 avril 2025');
  });

  it('say which of their texts are French, in Arabic', async () => {
    const translations = {
      title: { en: '', ar: 'قائمة جديدة' },
      ...{ category: { en: '', ar: '' }, content: { en: '', ar: '' } },
    };
    api.use(answers('get', '/v1/news', [{ ...NEWS[0], translations }]));
    await show('?vue=actualites', 'ar');
    expect(await screen.findByRole('article', { name: 'قائمة جديدة' })).toBeVisible();
    expect(screen.getByText('Le menu change.')).toHaveAttribute('lang', 'fr');
  });

  it('say when there are none', async () => {
    api.use(answers('get', '/v1/news', []));
    await show('?vue=actualites');
    expect(await screen.findByText('Aucune actualité pour le moment')).toBeInTheDocument();
  });

  it('say that they are on their way', async () => {
    api.use(neverAnswers('get', '/v1/news'));
    await show('?vue=actualites');
    expect(screen.getByText('Chargement des actualités…')).toBeInTheDocument();
  });

  it('say that loading failed, and recover', async () => {
    api.use(fails('get', '/v1/news', 503, 'UNAVAILABLE'));
    await show('?vue=actualites');
    expect(await screen.findByText(/n’ont pas pu être chargées/)).toBeInTheDocument();
    api.use(...dashboardHandlers());
    await press('Réessayer');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});
