import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import AccountPage from './account-page';

expect.extend(toHaveNoViolations);
const TIMES = { since: '2025-04-01T09:00:00.000Z', lastUsed: '2025-04-20T08:10:00.000Z' };
const SESSION = { _id: 'here', browser: 'Firefox', system: 'Windows', here: true, ...TIMES };
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/notification/unread', { unread: 1 }),
    answers('get', '/v1/account/session', [SESSION]),
    answers('get', '/v1/account/second-factor', { since: null, recoveryCodes: 0, demanded: false }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<AccountPage />, language, {
    ...{ route: PATHS.account, path: PATHS.account },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('has a bell with what was sent to the organiser', async () => {
  const sent = { title: 'Réunion', message: 'À 9h.', sentAt: '2025-04-20T09:30:00.000Z' };
  api.use(answers('get', '/v1/notification', [{ _id: 'notice-1', ...sent, read: false }]));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 non lue' }));
  const dialog = screen.getByRole('dialog', { name: 'Notifications' });
  expect(await within(dialog).findByRole('heading', { name: 'Réunion' })).toBeVisible();
});

it('marks the open page in the navigation, which leads to the others', async () => {
  const { router } = await show();
  const navigation = within(screen.getByRole('navigation', { name: 'Pages de l’organisation' }));
  const open = navigation.getByRole('link', { name: 'Mon compte' });
  expect(open).toHaveAttribute('aria-current', 'page');
  await userEvent.click(navigation.getByRole('link', { name: 'Dossiers' }));
  expect(router.state.location.pathname).toBe(PATHS.dossiers);
});

it('opens the navigation over the page on a small screen, and closes it with the choice', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('link', { name: 'Vue d’ensemble' }));
  expect(router.state.location.pathname).toBe(PATHS.overview);
});

it('shows password and sessions, and signs out from the menu', async () => {
  const { router } = await show();
  expect(await screen.findByRole('form', { name: 'Mot de passe' })).toBeVisible();
  expect(await screen.findByText('Firefox sur Windows')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Compte/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Se déconnecter' }));
  expect(router.state.location.pathname).toBe('/login');
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show(language);
  await screen.findByText(/Firefox/);
  expect(await axe(container)).toHaveNoViolations();
});
