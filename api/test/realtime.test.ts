import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { notificationListSchema } from '@mosta/shared/schemas/notification.schema';
import { isNull } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { outbox } from '../src/tables/outbox';
import { makeParticipation, makeStand } from './safety/support/rows';
import { exampleRegistry, writeRegistry } from './support/registry';
import { bearer, startTestApp, type TestApp } from './support/test-app';

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

type Received = { _id?: string; title: string; message: string };

/** Connects and collects what arrives. */
async function connect(auth: object): Promise<{ socket: Socket; received: Received[] }> {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
  });
  open.push(socket);
  const received: Received[] = [];
  socket.on('notification', (notification: Received) => received.push(notification));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, received };
}

/** Resolves when that event next arrives. */
function next(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve) => socket.once(event, () => resolve()));
}

async function send(payload: object) {
  return service.app.inject({
    method: 'POST',
    url: '/v1/notification',
    headers: bearer(await service.organizer()),
    payload,
  });
}

describe('a change of the registry', () => {
  it('is told to every page, signed in or not', async () => {
    const visitor = await connect({});
    const exhibitor = await connect({ token: (await service.exhibitor()).access.token });
    const waiting = new Set([visitor, exhibitor]);
    for (const page of waiting) page.socket.on('registry', () => waiting.delete(page));
    // What is there at the service's first look is no change.
    for (let enabled = true; waiting.size > 0; enabled = !enabled) {
      writeRegistry(service.dataDir, exampleRegistry({ enabled }));
      await wait(100);
    }
    expect(waiting.size).toBe(0);
  });
});

describe('changes of participations', () => {
  it('reach organisers, and no exhibitor or visitor', async () => {
    const exhibitor = await service.signup('dossier@exemple.dz');
    const own = await connect({ token: exhibitor.access.token });
    const visitor = await connect({});
    const heard: string[] = [];
    for (const { socket } of [own, visitor]) {
      socket.on('participation', () => heard.push('participation'));
    }
    const { socket } = await connect({ token: (await service.organizer()).access.token });
    const headers = bearer(exhibitor);
    const { id } = await makeParticipation(service, { id: exhibitor.user._id, headers });
    // The sample data are announced too.
    const told = new Promise<unknown>((resolve) => {
      socket.on('participation', (change: { id: string }) => change.id === id && resolve(change));
    });
    await service.app.inject({
      method: 'POST',
      url: `/v1/participation/${id}/message`,
      headers,
      payload: { text: 'Bonjour.' },
    });
    expect(await told).toEqual({ id });
    // What was sent to the exhibitor before this notification would have arrived before it.
    const after = next(own.socket, 'notification');
    await send({ title: 'Après', message: 'Après', userId: exhibitor.user._id });
    await after;
    expect(heard).toEqual([]);
  });
});

describe('changes by visitors and organisers', () => {
  it('are told to organisers by their subject, and to nobody else', async () => {
    const visitor = await connect({});
    const exhibitor = await service.signup('changements@exemple.dz');
    const own = await connect({ token: exhibitor.access.token });
    const heard: string[] = [];
    for (const { socket } of [visitor, own]) {
      socket.on('organisation', ({ subject }: { subject: string }) => heard.push(subject));
    }
    const session = await service.organizer();
    const { socket } = await connect({ token: session.access.token });
    const told = async (subject: string, url: string, payload?: object) => {
      const heardOf = new Promise<void>((resolve) => {
        socket.on('organisation', (change: { subject: string }) => {
          if (change.subject === subject) resolve();
        });
      });
      const headers = bearer(session);
      await service.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
      await heardOf;
    };
    await told('badge', '/v1/badge', {
      ...{ nom: 'Exemple', prenom: 'Karima', email: 'karima@exemple.dz', category: 'visitor' },
      consent: '2025-01',
    });
    const { code } = await makeStand(service);
    await told('stand', `/v1/organizer/stand/${encodeURIComponent(code)}/block`);
    const after = next(own.socket, 'notification');
    await send({ title: 'Après', message: 'Après', userId: exhibitor.user._id });
    await after;
    expect(heard).toEqual([]);
  });
});

describe('notifications', () => {
  it('reach the sockets of their user, of nobody else, and stay in the list', async () => {
    const exhibitor = await service.exhibitor();
    const other = await service.signup('voisin@exemple.dz');
    const mine = await connect({ token: exhibitor.access.token });
    const alsoMine = await connect({ token: exhibitor.access.token });
    // The handshake claims to be the exhibitor; only the token counts.
    const pretender = await connect({
      userId: exhibitor.user._id,
      role: 'Organizer',
      token: other.access.token,
    });
    const anonymous = await connect({ userId: exhibitor.user._id, role: 'Exhibitor', token: '' });

    const arrived = Promise.all([
      next(mine.socket, 'notification'),
      next(alsoMine.socket, 'notification'),
    ]);
    const answer = await send({
      title: 'Montage',
      message: 'Ouverture à 8 h.',
      userId: exhibitor.user._id,
    });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ recipients: 1 });
    await arrived;
    expect(mine.received).toHaveLength(1);
    expect(mine.received[0]).toMatchObject({ title: 'Montage', message: 'Ouverture à 8 h.' });

    // A second one to everybody arrives after the first would have: the others saw only that one.
    const forAll = next(pretender.socket, 'notification');
    await send({ title: 'À tous', message: 'Bienvenue.' });
    await forAll;
    expect(pretender.received.map(({ title }) => title)).toEqual(['À tous']);
    expect(anonymous.received).toEqual([]);

    const list = await service.app.inject({ url: '/v1/notification', headers: bearer(exhibitor) });
    const kept = v.parse(notificationListSchema, list.json());
    expect(kept.map(({ title }) => title)).toEqual(['À tous', 'Montage']);
    expect(kept[1]?._id).toBe(mine.received[0]?._id);
    const waiting = () =>
      service.database.db.select({ id: outbox.id }).from(outbox).where(isNull(outbox.sentAt));
    while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('are refused for an unknown recipient', async () => {
    const answer = await send({
      title: 'Perdu',
      message: 'Personne.',
      userId: '00000000-0000-4000-8000-000000000000',
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the socket', () => {
  it('refuses a bad token and says why', async () => {
    await expect(connect({ token: 'faux' })).rejects.toMatchObject({
      message: 'UNAUTHENTICATED',
      data: { code: 'UNAUTHENTICATED' },
    });
    await expect(connect({ token: { nested: true } })).rejects.toThrow('UNAUTHENTICATED');
  });

  it('closes when its session is signed out, and leaves the other sessions open', async () => {
    const leaving = await service.exhibitor();
    const staying = await service.exhibitor();
    const closed = await connect({ token: leaving.access.token });
    const kept = await connect({ token: staying.access.token });
    const gone = next(closed.socket, 'disconnect');
    await service.app.inject({
      method: 'POST',
      url: '/auth/logout',
      payload: { refreshToken: leaving.refresh.token },
    });
    await gone;
    expect(kept.socket.connected).toBe(true);
  });

  it('offers no polling', async () => {
    const response = await fetch(`${address}/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(400);
  });
});
