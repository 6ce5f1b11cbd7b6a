import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../remote';
import LoginPage from './login-page';

expect.extend(toHaveNoViolations);

const api = setupApi();
const OPENED = {
  company: 'Marque exemple',
  inviter: 'Karim Exemple',
  expiresAt: '2025-01-22T09:00:00.000Z',
};
const show = (language: 'fr' | 'ar' = 'fr') =>
  renderWithProviders(<LoginPage />, {
    route: '/login?invitation=jeton',
    path: '/login',
    language,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });
const accept = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Accepter l’invitation' }));

beforeEach(() => api.use(answers('post', '/v1/invitation/open', OPENED)));
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

it('says who invites, and leads through both entrances back to itself', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invitation');
  expect(
    await screen.findByText('Karim Exemple vous invite à agir pour Marque exemple.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Valable jusqu’au 22 janvier 2025.')).toBeInTheDocument();
  for (const [name, path] of [
    ['Se connecter', '/login'],
    ['Créer un compte', '/signup'],
  ]) {
    const link = screen.getByRole('link', { name });
    const target = new URL(link.getAttribute('href') ?? '', 'https://exemple.dz');
    expect(target.pathname).toBe(path);
    expect([...target.searchParams.values()]).toEqual(['/login?invitation=jeton']);
  }
  expect(await axe(container)).toHaveNoViolations();
});

it('accepts with the signed-in account at the press of a button, and leads on', async () => {
  act(() => void startSession(buildSession()));
  const bodies: unknown[] = [];
  api.use(
    http.post('/v1/invitation/accept', async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await show();
  expect(await screen.findByText(/Vous acceptez avec le compte/)).toBeInTheDocument();
  expect(bodies).toEqual([]);
  await accept();
  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent(/vous agissez maintenant pour l’entreprise/);
  expect(done).toHaveFocus();
  expect(bodies).toEqual([{ token: 'jeton' }]);
  expect(screen.getByRole('link', { name: 'Ouvrir mon espace' })).toHaveAttribute(
    'href',
    '/dashboard-exposant',
  );
});

it.each([
  ['INVALID_INVITATION', 400, /n’est plus valable/],
  ['ACTS_FOR_ANOTHER', 409, /Acceptez avec un autre compte/],
  ['ALREADY_MEMBER', 409, /agit déjà pour cette entreprise/],
  ['FORBIDDEN', 403, /compte d’organisateur/],
])('says what to do after %s', async (code, status, sentence) => {
  act(() => void startSession(buildSession()));
  api.use(fails('post', '/v1/invitation/accept', status, code));
  await show();
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('says that a link is not good any more', async () => {
  api.use(fails('post', '/v1/invitation/open', 400, 'INVALID_INVITATION'));
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’est plus valable/);
  expect(screen.getByRole('link', { name: 'Ouvrir mon espace' })).toBeInTheDocument();
});

it('can be read in Arabic before the first participation', async () => {
  api.use(answers('post', '/v1/invitation/open', { ...OPENED, company: null }));
  const { container } = await show('ar');
  expect(await screen.findByText(/Karim Exemple/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
