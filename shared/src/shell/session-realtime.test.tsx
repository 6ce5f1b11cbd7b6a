/**
 * @jest-environment-options {"url": "http://localhost:43118/"}
 */
import { createServer } from 'node:http';
import { endSession, startSession } from '@mosta/shared/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { Server } from 'socket.io';
import { buildSession } from '../testing/factories';
import { renderWithProviders } from '../testing/render';
import { SessionRealtime, useNotifications } from './shell';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });

beforeAll(() => new Promise<void>((resolve) => http.listen(43_118, resolve)));
afterAll(() => io.close());
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

function Count() {
  const { list, unread, markAllRead } = useNotifications();
  return (
    <button type="button" onClick={markAllRead}>
      {unread} sur {list.length}
    </button>
  );
}

const show = () =>
  renderWithProviders(
    <>
      <SessionRealtime />
      <Count />
    </>,
  );
const clients = () => io.engine.clientsCount;

it('opens the one socket after signing in and closes it after signing out', async () => {
  await show();
  expect(clients()).toBe(0);
  const answer = buildSession();
  const handshakes: unknown[] = [];
  io.once('connection', (socket) => handshakes.push(socket.handshake.auth));
  act(() => void startSession(answer));
  await waitFor(() => expect(handshakes).toHaveLength(1), { timeout: 5000 });
  expect(handshakes).toEqual([
    { userId: answer.user._id, role: 'Exhibitor', token: answer.access.token },
  ]);
  // a renewed token of the same person leaves the socket open
  act(() => void startSession(buildSession({ user: answer.user })));
  expect(clients()).toBe(1);
  act(() => endSession());
  await waitFor(() => expect(clients()).toBe(0));
}, 15_000);

it('shows a notification as a toast with the specified text and counts it as unread', async () => {
  await show();
  act(() => void startSession(buildSession()));
  await waitFor(() => expect(clients()).toBe(1), { timeout: 5000 });
  await waitFor(() => expect(io.sockets.sockets.size).toBe(1));
  const notification = { _id: 'n1', title: 'Montage', message: 'Les portes ouvrent à 8h00.' };
  act(() => void io.emit('notification', notification));
  // delivered twice, as after a reconnection, and once in a shape that is none
  act(() => void io.emit('notification', notification));
  act(() => void io.emit('notification', { title: 1 }));
  expect(
    await screen.findByText('📢 Montage: Les portes ouvrent à 8h00.', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
  const count = await screen.findByRole('button', { name: '1 sur 1' });
  act(() => count.click());
  expect(await screen.findByRole('button', { name: '0 sur 1' })).toBeInTheDocument();
  act(() => endSession());
  expect(await screen.findByRole('button', { name: '0 sur 0' })).toBeInTheDocument();
}, 15_000);
