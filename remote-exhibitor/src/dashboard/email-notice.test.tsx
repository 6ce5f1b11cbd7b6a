import { endSession, startSession } from '@mosta/shared/auth';
import { buildAccount, buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../remote';
import { EmailNotice } from './email-notice';

expect.extend(toHaveNoViolations);

const api = setupApi();
const resend = () => userEvent.click(screen.getByRole('button', { name: 'Renvoyer le message' }));

async function show() {
  act(() => void startSession(buildSession()));
  api.use(answers('get', '/v1/account', buildAccount({ emailVerified: false })));
  const page = await renderWithProviders(<EmailNotice />, {
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
  });
  await screen.findByRole('region', { name: 'Confirmez votre adresse e-mail' });
  return page;
}

afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

it('sends the message again', async () => {
  api.use(http.post('/v1/account/confirmation', () => new HttpResponse(null, { status: 202 })));
  const { container } = await show();
  await resend();
  expect(await screen.findByText(/Le message est reparti/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('says that the message was asked for too often', async () => {
  api.use(fails('post', '/v1/account/confirmation', 429, 'TOO_MANY_REQUESTS'));
  await show();
  await resend();
  expect(await screen.findByText(/Le message n’est pas parti/)).toBeInTheDocument();
});
