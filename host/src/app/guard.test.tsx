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
import { OtherRoleNotice } from './other-role-notice';

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

it('leads somebody of another role to their own home, which says why', async () => {
  startSession(buildSession({ role: 'Organizer' }));
  const { router } = await renderWithProviders(
    <Guard roles={['Exhibitor']}>
      <h1>Espace exposant</h1>
    </Guard>,
    {
      route: '/dashboard-exposant',
      path: '/dashboard-exposant',
      elsewhere: {
        [HOMES.Organizer]: (
          <>
            <h1>Dossiers</h1>
            <OtherRoleNotice />
          </>
        ),
      },
      catalogues: { host: (language) => import(`../locales/${language}.json`) },
    },
  );
  expect(router.state.location.pathname).toBe(HOMES.Organizer);
  expect(screen.getByRole('heading')).toHaveTextContent('Dossiers');
  expect(screen.getByRole('status')).toHaveTextContent('n’est pas ouverte à votre compte');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
