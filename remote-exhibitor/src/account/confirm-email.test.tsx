import { endSession } from '@mosta/shared/auth';
import { fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../remote';
import LoginPage from './login-page';

expect.extend(toHaveNoViolations);

const api = setupApi();
const show = () =>
  renderWithProviders(<LoginPage />, {
    route: '/login?confirmer=jeton',
    path: '/login',
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });
const confirm = () =>
  userEvent.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }));

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

it('confirms the address at the press of a button, and leads on', async () => {
  const bodies: unknown[] = [];
  api.use(
    http.post('/auth/confirm-email', async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Confirmez votre adresse e-mail',
  );
  expect(bodies).toEqual([]);
  await confirm();
  expect(await screen.findByText(/Votre adresse est confirmée/)).toBeInTheDocument();
  expect(bodies).toEqual([{ token: 'jeton' }]);
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/dashboard-exposant',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['INVALID_CONFIRMATION_TOKEN', 400, /Ce lien n’est plus valable/],
  ['EMAIL_TAKEN', 409, /déjà été confirmée pour un autre compte/],
])('says what to do after %s', async (code, status, sentence) => {
  api.use(fails('post', '/auth/confirm-email', status, code));
  await show();
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
});
