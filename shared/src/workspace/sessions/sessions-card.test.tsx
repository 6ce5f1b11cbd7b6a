import { endSession, startSession } from '@mosta/shared/auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { OwnSession } from '../../schemas/own-session.schema';
import { buildSession } from '../../testing/factories';
import { fails, HttpResponse, http, neverAnswers, setupApi } from '../../testing/handlers';
import { renderWithProviders } from '../../testing/render';
import { SessionsCard } from './sessions-card';

expect.extend(toHaveNoViolations);
const api = setupApi();
const CALL = '/v1/account/session';

const HERE: OwnSession = {
  ...{ _id: 'here', browser: 'Firefox', system: 'Windows', here: true },
  ...{ since: '2025-04-01T09:00:00.000Z', lastUsed: '2025-04-20T08:10:00.000Z' },
};
const PHONE: OwnSession = {
  ...{ _id: 'phone', browser: 'Safari', system: 'iPhone', here: false },
  ...{ since: '2025-03-01T09:00:00.000Z', lastUsed: '2025-04-12T17:30:00.000Z' },
};
const ODD: OwnSession = { ...PHONE, _id: 'odd', browser: null, system: null };

let open: OwnSession[];
let ended: string[];
beforeEach(() => {
  open = [HERE, PHONE, ODD];
  ended = [];
  api.use(
    http.get(CALL, () => HttpResponse.json(open)),
    http.delete(CALL, () => {
      ended.push('others');
      open = open.filter(({ here }) => here);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${CALL}/:id`, ({ params }) => {
      ended.push(String(params.id));
      open = open.filter(({ _id }) => _id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  act(() => void startSession(buildSession()));
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const rows = () => screen.findAllByRole('listitem');
const endPhone = () =>
  screen.findByRole('button', { name: /^Fermer la session.: Safari sur iPhone, .*18h30$/ });

it('names each device in words, says since when and when last, and marks this one', async () => {
  await renderWithProviders(<SessionsCard />);
  const [here, phone, odd] = await rows();
  if (!here || !phone || !odd) throw new Error('three sessions are shown');
  expect(here).toHaveTextContent('Firefox sur WindowsCet appareil');
  expect(here).toHaveTextContent('Dernière utilisation : 20 avril 2025, 09h10');
  expect(here).toHaveTextContent('Ouverte le 1er avril 2025, 10h00');
  expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  expect(phone).toHaveTextContent('Safari sur iPhone');
  expect(phone).not.toHaveTextContent('Cet appareil');
  expect(odd).toHaveTextContent('Appareil inconnu');
});

it('ends one by keyboard, says so and puts the focus on that', async () => {
  await renderWithProviders(<SessionsCard />);
  const button = await endPhone();
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Session fermée : Safari sur iPhone.'));
  expect(status).toHaveFocus();
  expect(ended).toEqual(['phone']);
});

it('ends all others, and then says that there are none', async () => {
  await renderWithProviders(<SessionsCard />);
  const others = 'Fermer toutes les autres sessions';
  await userEvent.click(await screen.findByRole('button', { name: others }));
  expect(await screen.findByText('Toutes vos autres sessions sont fermées.')).toBeInTheDocument();
  expect(screen.getByText('Votre compte n’est ouvert nulle part ailleurs.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(ended).toEqual(['others']);
});

it('counts a session that has ended meanwhile as ended', async () => {
  api.use(fails('delete', `${CALL}/:id`, 404, 'NOT_FOUND'));
  await renderWithProviders(<SessionsCard />);
  await userEvent.click(await endPhone());
  expect(await screen.findByText(/^Session fermée/)).toBeInTheDocument();
});

it('says that nothing was ended, and leaves the list', async () => {
  api.use(fails('delete', `${CALL}/:id`, 503, 'UNAVAILABLE'));
  await renderWithProviders(<SessionsCard />);
  await userEvent.click(await endPhone());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Rien n’a été fermé/);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('asks once, however often one clicks', async () => {
  api.use(neverAnswers('delete', `${CALL}/:id`));
  await renderWithProviders(<SessionsCard />);
  await userEvent.click(await endPhone());
  const button = await endPhone();
  await waitFor(() => expect(button).toBeDisabled());
});

it('says that the list cannot be had, and tries again', async () => {
  api.use(fails('get', CALL, 503, 'UNAVAILABLE'));
  await renderWithProviders(<SessionsCard />);
  expect(await screen.findByText('Vos sessions n’ont pas pu être chargées.')).toBeInTheDocument();
  api.use(http.get(CALL, () => HttpResponse.json(open)));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await rows()).toHaveLength(3);
});

it.each(['fr', 'ar'] as const)('has nothing that axe objects to (%s)', async (language) => {
  const { container } = await renderWithProviders(<SessionsCard />, { language });
  await rows();
  expect(await axe(container)).toHaveNoViolations();
});
