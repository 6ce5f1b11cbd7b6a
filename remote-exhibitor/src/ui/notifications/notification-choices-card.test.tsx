import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderExhibitor } from '../../testing';
import { NotificationChoicesCard } from './notification-choices-card';

expect.extend(toHaveNoViolations);
const api = setupApi();
const CHOICES = '/v1/account/notification-choices';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => act(() => void startSession(buildSession())));
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

describe('the choices', () => {
  const choices = {
    mail: { dossier: true, stands: false, announcements: false },
    toasts: { dossier: true, stands: true, announcements: true },
  };
  const toggle = async () =>
    userEvent.click(await screen.findByRole('switch', { name: 'Mes stands et options, E-mail' }));

  it('shows what is chosen and saves a change at once', async () => {
    let sent: unknown;
    api.use(
      answers('get', CHOICES, choices),
      http.patch(CHOICES, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(sent as typeof choices);
      }),
    );
    const { container } = await renderExhibitor(<NotificationChoicesCard />);
    await toggle();
    expect(await screen.findByText('Choix enregistré.')).toBeInTheDocument();
    expect(sent).toEqual({ ...choices, mail: { ...choices.mail, stands: true } });
    expect(screen.getByRole('switch', { name: 'Mes stands et options, E-mail' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('goes back to the former choice when saving fails, and says so', async () => {
    api.use(answers('get', CHOICES, choices), fails('patch', CHOICES, 503, 'UNAVAILABLE'));
    await renderExhibitor(<NotificationChoicesCard />);
    await toggle();
    expect(await screen.findByRole('alert')).toHaveTextContent('n’a pas été enregistré');
    expect(screen.getByRole('switch', { name: 'Mes stands et options, E-mail' })).not.toBeChecked();
  });

  it('says that they could not be loaded, and recovers', async () => {
    api.use(fails('get', CHOICES, 503, 'UNAVAILABLE'));
    await renderExhibitor(<NotificationChoicesCard />, 'en');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    api.use(answers('get', CHOICES, choices));
    await press('Try again');
    expect(await screen.findAllByRole('switch')).toHaveLength(6);
  });
});
