/**
 * @jest-environment-options {"url": "http://localhost:24118/"}
 */
import { createServer } from 'node:http';
import { endSession, expireSession, startSession } from '@mosta/shared/auth';
import { useQuery } from '@mosta/shared/http';
import { act, screen, waitFor } from '@testing-library/react';
import { Server } from 'socket.io';
import type { ReceivedNotification } from '../schemas/notification.schema';
import { DEFAULT_NOTIFICATION_CHOICES } from '../schemas/notification-choices.schema';
import { buildSession } from '../testing/factories';
import { renderWithProviders } from '../testing/render';
import { notificationsQuery, SessionRealtime } from './shell';

/** What the service answers, by path. */
const answers = new Map<string, unknown>();
const http = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers.get(path)));
});
const io = new Server(http, { transports: ['websocket'], serveClient: false });

beforeAll(
  () => new Promise<void>((resolve, reject) => http.once('error', reject).listen(24_118, resolve)),
);
afterAll(() => io.close());
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const answer = buildSession();
const LIST = '/v1/notification';
/** As the service lists it; the number orders them. */
const sent = (index: number, read = false): ReceivedNotification => ({
  _id: `n${index}`,
  title: `Avis ${index}`,
  message: 'Les portes ouvrent à 8h00.',
  sentAt: '2025-04-20T09:30:00.000Z',
  read,
});
const toast = (index: number) => `📢 Avis ${index}: Les portes ouvrent à 8h00.`;

function List() {
  const { data } = useQuery(notificationsQuery(answer.user._id));
  const unread = data?.filter(({ read }) => !read).length;
  return <p>{data ? `${unread} sur ${data.length}` : '…'}</p>;
}

/** Signs in, and waits until the list was read after connecting. */
async function open(stored: ReceivedNotification[] = []) {
  answers.set(LIST, stored);
  await renderWithProviders(
    <>
      <SessionRealtime />
      <List />
    </>,
  );
  act(() => void startSession(answer));
  await waitFor(() => expect(io.sockets.sockets.size).toBe(1));
  await screen.findByText(`${stored.filter(({ read }) => !read).length} sur ${stored.length}`);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
}

const clients = () => io.engine.clientsCount;
const emit = (event: string, payload: unknown) => act(() => void io.emit(event, payload));

it('opens the one socket after signing in and closes it after signing out', async () => {
  const handshakes: unknown[] = [];
  io.once('connection', (socket) => handshakes.push(socket.handshake.auth));
  await open();
  expect(handshakes).toEqual([
    { userId: answer.user._id, role: 'Exhibitor', token: answer.access.token },
  ]);
  // a renewed token of the same person leaves the socket open
  act(() => void startSession(buildSession({ user: answer.user })));
  expect(clients()).toBe(1);
  act(() => endSession());
  await waitFor(() => expect(clients()).toBe(0));
});

it('shows a notification once, as a toast with the specified text and in the list', async () => {
  await open();
  answers.set(LIST, [sent(1)]);
  emit('notification', sent(1));
  // delivered twice, and once in a shape that is none
  emit('notification', sent(1));
  emit('notification', { title: 1 });
  expect(await screen.findByText(toast(1))).toBeInTheDocument();
  expect(await screen.findByText('1 sur 1')).toBeInTheDocument();
  expect(screen.getAllByText(toast(1))).toHaveLength(1);
});

it('shows as read what was read on another device', async () => {
  await open([sent(2), sent(1)]);
  emit('notification-read', { ids: ['n2'] });
  expect(await screen.findByText('1 sur 2')).toBeInTheDocument();
  emit('notification-read', { all: true });
  expect(await screen.findByText('0 sur 2')).toBeInTheDocument();
});

it('makes no toast of a kind that the person does not want, and lists it', async () => {
  const choices = {
    ...DEFAULT_NOTIFICATION_CHOICES,
    toasts: { dossier: true, stands: false, announcements: true },
  };
  answers.set('/v1/account/notification-choices', choices);
  await open();
  answers.set(LIST, [sent(2), sent(1)]);
  emit('notification', { ...sent(1), category: 'stands' });
  emit('notification', { ...sent(2), category: 'dossier' });
  expect(await screen.findByText(toast(2))).toBeInTheDocument();
  expect(screen.queryByText(toast(1))).not.toBeInTheDocument();
  expect(await screen.findByText('2 sur 2')).toBeInTheDocument();
});

it('misses nothing while the connection is lost: the newest as toasts, the others counted', async () => {
  await open([sent(1)]);
  answers.set(
    LIST,
    [6, 5, 4, 3, 2, 1].map((index) => sent(index)),
  );
  act(() => {
    for (const socket of io.sockets.sockets.values()) socket.conn.close();
  });
  expect(await screen.findByText(toast(6))).toBeInTheDocument();
  expect(screen.getByText(toast(4))).toBeInTheDocument();
  expect(screen.getByText('2 autres notifications vous attendent dans la liste.')).toBeVisible();
  expect(screen.queryByText(toast(3))).not.toBeInTheDocument();
  // what was there before is no news
  expect(screen.queryByText(toast(1))).not.toBeInTheDocument();
  expect(screen.getByText('6 sur 6')).toBeInTheDocument();
});

it('shows as a toast what was sent between the opening of the page and the first connection', async () => {
  const now = new Date().toISOString();
  await open([{ ...sent(3), sentAt: now }, { ...sent(2, true), sentAt: now }, sent(1)]);
  expect(await screen.findByText(toast(3))).toBeInTheDocument();
  // read elsewhere already, and sent before the page
  expect(screen.queryByText(toast(2))).not.toBeInTheDocument();
  expect(screen.queryByText(toast(1))).not.toBeInTheDocument();
  // the event that was on the way is no second toast
  emit('notification', sent(3));
  expect(screen.getAllByText(toast(3))).toHaveLength(1);
});

it('closes the socket of an expired session, and shows afterwards what was missed', async () => {
  await open();
  act(() => expireSession());
  await waitFor(() => expect(clients()).toBe(0));
  answers.set(LIST, [sent(1)]);
  act(() => void startSession(buildSession({ user: answer.user })));
  expect(await screen.findByText(toast(1))).toBeInTheDocument();
});
