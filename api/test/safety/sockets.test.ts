import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { revokeFamily } from '../../src/modules/account/account.repository';
import { createAccessTokens } from '../../src/platform/accounts/access-token';
import { SAMPLE_PASSWORD } from '../../src/sample/sample-data';
import { users } from '../../src/tables/account';
import { bearer, startTestApp, TEST_SECRET, type TestApp } from '../support/test-app';
import { makeCaller, type TestCaller } from './support/callers';

let service: TestApp;
let address: string;
const open: Socket[] = [];
beforeAll(async () => {
  service = await startTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => service.close());

/** Connects and collects the titles of the notifications that arrive. */
async function connect(auth: object): Promise<{ socket: Socket; titles: string[] }> {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
  });
  open.push(socket);
  const titles: string[] = [];
  socket.on('notification', ({ title }: { title: string }) => titles.push(title));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, titles };
}

const next = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => socket.once(event, () => resolve()));
const tokenOf = ({ headers }: TestCaller) => headers.authorization.slice(7);

it('a token that is expired, forged, of another kind or of an account that is gone opens nothing', async () => {
  const { id, sessionId } = await makeCaller(service, 'Exhibitor');
  const caller = { userId: id, role: 'Exhibitor', sessionId } as const;
  const old = new Date(Date.now() - 11 * 60_000);
  const expired = await createAccessTokens(TEST_SECRET).issue(caller, old);
  const forged = await createAccessTokens(`another ${TEST_SECRET}`).issue(caller);
  const gone = await makeCaller(service, 'Exhibitor');
  await service.database.db.delete(users).where(eq(users.id, gone.id));
  const session = await service.exhibitor();

  await expect(connect({ token: expired.token })).rejects.toThrow('TOKEN_EXPIRED');
  for (const token of [forged.token, tokenOf(gone), session.refresh.token, ['x'], 1, true]) {
    await expect(connect({ token })).rejects.toThrow('UNAUTHENTICATED');
  }
});

it('nothing that a socket claims or sends brings it another’s notifications', async () => {
  const owner = await makeCaller(service, 'Exhibitor');
  const stranger = await makeCaller(service, 'Exhibitor');
  const claims = { userId: owner.id, role: 'Organizer', sessionId: owner.sessionId };
  const mine = await connect({ token: tokenOf(owner) });
  const others = [
    await connect({}),
    await connect({ ...claims }),
    await connect({ ...claims, token: '' }),
    await connect({ ...claims, token: null }),
    await connect({ ...claims, token: tokenOf(stranger) }),
  ];
  for (const { socket } of others) {
    for (const event of ['join', 'subscribe', 'room', 'notification', 'user']) {
      socket.emit(event, `user:${owner.id}`, { room: `user:${owner.id}` });
    }
  }
  const arrived = next(mine.socket, 'notification');
  const organizer = await makeCaller(service, 'Organizer');
  await service.app.inject({
    method: 'POST',
    url: '/v1/notification',
    headers: organizer.headers,
    payload: { title: 'Pour une seule', message: 'Exemple', userId: owner.id },
  });
  await arrived;
  // What was sent to the others, too, would have come before this answer on the same connections.
  const later = others.map(({ socket }) => next(socket, 'stand'));
  await service.app.inject({ method: 'POST', url: '/v1/stand/B49/hold', headers: owner.headers });
  await Promise.all(later);
  expect(others.map(({ titles }) => titles)).toEqual([[], [], [], [], []]);
  expect(mine.titles).toEqual(['Pour une seule']);
});

it('the end of a session, by a replayed token or with its account, closes its sockets', async () => {
  const session = await service.signup('session@exemple.dz');
  const renew = (refreshToken: string) =>
    service.app.inject({ method: 'POST', url: '/auth/refresh-tokens', payload: { refreshToken } });
  const { socket } = await connect({ token: session.access.token });
  const closed = next(socket, 'disconnect');
  await renew(session.refresh.token);
  expect(socket.connected).toBe(true);
  await service.letRefreshGracePass();
  await renew(session.refresh.token);
  await closed;

  const leaving = await service.signup('partant@exemple.dz');
  const last = await connect({ token: leaving.access.token });
  const ended = next(last.socket, 'disconnect');
  const erased = await service.app.inject({
    method: 'POST',
    url: '/v1/account/erase',
    headers: bearer(leaving),
    payload: { password: SAMPLE_PASSWORD },
  });
  expect(erased.statusCode).toBe(204);
  await ended;
});

it('a message too large closes the socket that sent it, and no other', async () => {
  const [loud, quiet] = [await connect({}), await connect({})];
  const closed = next(loud.socket, 'disconnect');
  loud.socket.emit('x', 'x'.repeat(100_000));
  await closed;
  expect(quiet.socket.connected).toBe(true);
});

describe('a socket ends with its session', () => {
  /** A token made then has little left of its ten minutes. */
  const soon = () => new Date(Date.now() - 10 * 60_000 + 2000);

  it('when the token that opened it expires', async () => {
    const { id: userId, sessionId } = await makeCaller(service, 'Exhibitor');
    const caller = { userId, role: 'Exhibitor', sessionId } as const;
    const { token } = await createAccessTokens(TEST_SECRET).issue(caller, soon());
    const { socket } = await connect({ token });
    await next(socket, 'disconnect');
    await expect(connect({ token })).rejects.toThrow('TOKEN_EXPIRED');
  });

  it('when another process ends the session', async () => {
    const leaving = await makeCaller(service, 'Exhibitor');
    const staying = await makeCaller(service, 'Exhibitor');
    const { socket } = await connect({ token: tokenOf(leaving) });
    const other = await connect({ token: tokenOf(staying) });
    const gone = next(socket, 'disconnect');
    await revokeFamily(service.database.db, leaving.sessionId, new Date());
    await gone;
    expect(other.socket.connected).toBe(true);
  });

  it('and its token opens no other', async () => {
    const session = await service.exhibitor();
    await service.app.inject({
      method: 'POST',
      url: '/auth/logout',
      payload: { refreshToken: session.refresh.token },
    });
    await expect(connect({ token: session.access.token })).rejects.toThrow('UNAUTHENTICATED');
  });
});
