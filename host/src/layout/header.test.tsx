import { endSession, startSession } from '@mosta/shared/auth';
import { HOMES } from '@mosta/shared/contract/homes';
import { buildSession } from '@mosta/shared/testing/factories';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Header } from './header';
import { renderFrame } from './testing';
import { AWAY } from './use-returning-header';

const banner = () => screen.getByRole('banner');
const isAway = () => banner().hasAttribute(AWAY);

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

afterEach(() => {
  act(() => endSession());
  scrollTo(0);
});

test('goes away on scrolling down, and comes back on scrolling up and at the top', async () => {
  await renderFrame(<Header />);
  scrollTo(100);
  expect(isAway()).toBe(false);
  scrollTo(600);
  expect(isAway()).toBe(true);
  // the trembling of a finger is no direction
  scrollTo(596);
  expect(isAway()).toBe(true);
  scrollTo(560);
  expect(isAway()).toBe(false);
  scrollTo(900);
  scrollTo(0);
  expect(isAway()).toBe(false);
});

test('invites visitors to exhibit', async () => {
  const { container } = await renderFrame(<Header />, { edition: { phase: 'before' } });
  expect(screen.getByRole('link', { name: 'Devenir exposant' })).toHaveAttribute(
    'href',
    '/exposant',
  );
  expect(screen.queryByRole('link', { name: /Mon espace/ })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('invites nobody to a fair that is over, in the menu of a phone neither', async () => {
  await renderFrame(<Header />, { edition: { phase: 'after' } });
  const invitation = { name: 'Devenir exposant' };
  expect(screen.queryByRole('link', invitation)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  const menu = within(await screen.findByRole('presentation'));
  // one among the pages of its group, and no button
  expect(menu.getAllByRole('link', invitation)).toHaveLength(1);
});

test.each(['Exhibitor', 'Organizer'] as const)(
  'shows somebody who is signed in as %s the own initials and the way home in its place',
  async (role) => {
    const { user } = buildSession();
    const session = buildSession({ role, user: { ...user, prenom: 'Amina', nom: 'Exemple' } });
    startSession(session);
    const { container } = await renderFrame(<Header />, { edition: { phase: 'before' } });
    const home = screen.getByRole('link', { name: 'Mon espace (Amina Exemple)' });
    expect(home).toHaveAttribute('href', HOMES[role]);
    expect(home).toHaveTextContent(/^AE/);
    expect(screen.queryByRole('link', { name: 'Devenir exposant' })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    act(() => endSession());
    expect(screen.getByRole('link', { name: 'Devenir exposant' })).toBeInTheDocument();
  },
);

test('the menu of a phone says who is signed in', async () => {
  const { user } = buildSession();
  startSession(buildSession({ user: { ...user, prenom: 'Amina', nom: 'Exemple' } }));
  await renderFrame(<Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  expect(screen.getByText('Amina Exemple')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mon espace' })).toHaveAttribute('href', HOMES.Exhibitor);
});
