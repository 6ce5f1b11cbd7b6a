import {
  adoptStoredSession,
  endSession,
  expireSession,
  followOtherTabs,
  startSession,
} from '@mosta/shared/auth';
import { HOMES } from '@mosta/shared/contract/homes';
import { buildSession } from '@mosta/shared/testing/factories';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Guard } from './guard';

const show = () =>
  renderWithProviders(
    <Guard>
      <label>
        Message <input />
      </label>
    </Guard>,
    {
      route: '/dashboard-exposant?vue=dossier',
      path: '/dashboard-exposant',
      elsewhere: { '/login': <h1>Connexion</h1> },
    },
  );
const typed = () => screen.getByRole('textbox', { name: 'Message' });

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

it('refuses somebody of another role on a page that says so, and leads to the own home and the open page', async () => {
  startSession(buildSession());
  const title = { fr: 'Organisation', en: 'Organisation', ar: 'التنظيم' };
  const { router } = await renderWithProviders(
    <Guard
      roles={['Organizer']}
      twin={{
        ...{ path: '/Organisation', title, description: title },
        guarded: false,
        frame: 'site',
      }}
    >
      <h1>Dossiers</h1>
    </Guard>,
    {
      ...{ route: '/organisation', path: '/organisation' },
      elsewhere: { [HOMES.Exhibitor]: <h1>Espace exposant</h1> },
      catalogues: { host: (language) => import(`../locales/${language}.json`) },
    },
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Page réservée');
  expect(screen.getByText(/réservée à l’organisation du salon.*comme exposant/)).toBeVisible();
  expect(screen.getByText('403')).toBeVisible();
  expect(screen.getByRole('link', { name: /page publique « Organisation »/ })).toHaveAttribute(
    'href',
    '/Organisation',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Aller à mon espace' }));
  expect(router.state.location.pathname).toBe(HOMES.Exhibitor);
});

it('shows its page to the role that it is for', async () => {
  startSession(buildSession());
  await renderWithProviders(
    <Guard roles={['Exhibitor']}>
      <h1>Espace exposant</h1>
    </Guard>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Espace exposant');
});

it('sends a visitor to the login page, with the way back', async () => {
  const { router } = await show();
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    search: '?next=%2Fdashboard-exposant%3Fvue%3Ddossier',
  });
});

it('sends who signs out to the login page, without a way back', async () => {
  startSession(buildSession());
  const { router } = await show();
  act(() => endSession());
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
});

it('follows a sign-out in another tab', async () => {
  startSession(buildSession());
  const unsubscribe = followOtherTabs();
  const { router } = await show();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  unsubscribe();
});

it('keeps what was typed when the session expires, and when it is renewed', async () => {
  const answer = buildSession();
  startSession(answer);
  await show();
  await userEvent.type(typed(), 'à moitié écrit');
  act(() => expireSession());
  expect(typed()).toHaveValue('à moitié écrit');
  act(() => void startSession(buildSession({ user: answer.user })));
  expect(typed()).toHaveValue('à moitié écrit');
});

it('shows nothing that one person typed to the next', async () => {
  startSession(buildSession());
  await show();
  await userEvent.type(typed(), 'à moitié écrit');
  const { user, role, access } = buildSession();
  localStorage.setItem('auth', JSON.stringify({ user, role, accessToken: access.token }));
  act(() => void adoptStoredSession());
  expect(typed()).toHaveValue('');
});
