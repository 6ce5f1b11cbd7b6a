import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  notificationListSchema,
  notificationReadSchema,
} from '@mosta/shared/schemas/notification.schema';
import { DEFAULT_NOTIFICATION_CHOICES } from '@mosta/shared/schemas/notification-choices.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import {
  insertNotifications,
  notifyUsers,
} from '../src/modules/notification/notification.repository';
import { NOTIFICATION_MAIL_TOPIC } from '../src/modules/notification/notification.topic';
import { addJobs } from '../src/outbox/outbox.repository';
import { users } from '../src/tables/account';
import { auditLog } from '../src/tables/audit';
import { notifications } from '../src/tables/notification';
import { outbox } from '../src/tables/outbox';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { keepMailJobs } from './support/mail-jobs';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: { authorization: string };
let mine: TestExhibitor;
let other: TestExhibitor;
let mailsOf: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp();
  mailsOf = await keepMailJobs(service);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  organizer = bearer(await service.organizer());
});
beforeEach(async () => {
  [mine, other] = await makeExhibitors(service, 2);
});
afterAll(() => service.close());

const send = (payload: object) =>
  service.app.inject({ method: 'POST', url: '/v1/notification', headers: organizer, payload });
const list = async ({ headers }: TestExhibitor, query = '') =>
  v.parse(
    notificationListSchema,
    (await service.app.inject({ url: `/v1/notification${query}`, headers })).json(),
  );
const unread = async ({ headers }: TestExhibitor) =>
  (await service.app.inject({ url: '/v1/notification/unread', headers })).json();
const read = ({ headers }: TestExhibitor, id: string) =>
  service.app.inject({ method: 'POST', url: `/v1/notification/${id}/read`, headers });
const readAll = ({ headers }: TestExhibitor) =>
  service.app.inject({ method: 'POST', url: '/v1/notification/read-all', headers });

async function addressOf(id: string): Promise<string> {
  const [row] = await service.database.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, id));
  return row?.email ?? '';
}

/** Until the background work has made a mail of every order. */
async function waitForMails(): Promise<void> {
  const waiting = () =>
    service.database.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.topic, NOTIFICATION_MAIL_TOPIC), isNull(outbox.sentAt)));
  while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('is unread until its recipient has read it, and stays with its first reading', async () => {
  await send({ title: 'Montage', message: 'Dès 8 h.', userId: mine.id });
  await send({ title: 'Badge', message: 'À l’accueil.', userId: mine.id });
  const [latest] = await list(mine);
  expect(latest).toMatchObject({ title: 'Badge', read: false });
  expect(await unread(mine)).toEqual({ unread: 2 });
  expect(await unread(other)).toEqual({ unread: 0 });

  const answer = await read(mine, latest?._id ?? '');
  expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 1 }]);
  const readAt = async () =>
    (
      await service.database.db
        .select({ at: notifications.readAt })
        .from(notifications)
        .where(eq(notifications.id, latest?._id ?? ''))
    )[0]?.at;
  const first = await readAt();
  await read(mine, latest?._id ?? '');
  expect(await readAt()).toEqual(first);
  expect((await list(mine)).map(({ read }) => read)).toEqual([true, false]);
});

it('is read all at once, by one user for themselves', async () => {
  await send({ title: 'Montage', message: 'Dès 8 h.', userId: mine.id });
  await send({ title: 'Montage', message: 'Dès 8 h.', userId: other.id });
  expect((await readAll(mine)).json()).toEqual({ unread: 0 });
  expect(await unread(other)).toEqual({ unread: 1 });
});

it('is announced as read to the other devices of its reader, and to nobody else', async () => {
  const port = (service.app.server.address() as AddressInfo).port;
  const connect = async ({ headers }: TestExhibitor) => {
    const token = headers.authorization.replace('Bearer ', '');
    const socket = io(`http://127.0.0.1:${port}`, {
      ...{ transports: ['websocket'], forceNew: true, auth: { token } },
    });
    const seen: unknown[] = [];
    socket.on('notification-read', (event) => seen.push(v.parse(notificationReadSchema, event)));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, seen };
  };
  const [device, neighbour] = [await connect(mine), await connect(other)];
  await send({ title: 'Montage', message: 'Dès 8 h.', userId: mine.id });
  const id = (await list(mine))[0]?._id ?? '';
  await read(mine, id);
  await readAll(mine);
  await readAll(other);
  while (device.seen.length < 2 || neighbour.seen.length < 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(device.seen).toEqual([{ ids: [id] }, { all: true }]);
  expect(neighbour.seen).toEqual([{ all: true }]);
  for (const { socket } of [device, neighbour]) socket.disconnect();
});

it('does not exist for anybody else', async () => {
  await send({ title: 'Montage', message: 'Dès 8 h.', userId: mine.id });
  const [notification] = await list(mine);
  for (const id of [notification?._id ?? '', randomUUID(), 'rien']) {
    expect((await read(other, id)).statusCode).toBe(404);
  }
  expect(await unread(mine)).toEqual({ unread: 1 });
});

it('is listed page by page', async () => {
  // One instant for all: only the identifier tells them apart.
  await service.database.db.execute(sql`
    insert into ${notifications} ("user_id", "title", "message")
    select ${mine.id}, 'Numéro ' || n, 'Exemple' from generate_series(1, 250) n`);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let query = ''; sizes.at(-1) !== 0; query = `?before=${seen.at(-1)}`) {
    const page = await list(mine, query);
    sizes.push(page.length);
    seen.push(...page.map(({ _id }) => _id));
  }
  expect(sizes).toEqual([100, 100, 50, 0]);
  expect(new Set(seen).size).toBe(250);
  expect(await list(mine, `?before=${randomUUID()}`)).toEqual([]);
  const malformed = await service.app.inject({
    url: '/v1/notification?before=hier',
    headers: mine.headers,
  });
  expect(malformed.statusCode).toBe(400);
});

it('reaches two thousand exhibitors by one statement, and nobody who comes later', async () => {
  const { db } = service.database;
  await db.execute(sql`
    insert into ${users} ("email", "password_hash", "role", "nom")
    select 'foule-' || n || '@exemple.dz', 'none', 'Exhibitor', 'Exemple' from generate_series(1, 2000) n`);
  const [counted] = await db
    .select({ exhibitors: sql<number>`count(*)::int` })
    .from(users)
    .where(eq(users.role, 'Exhibitor'));
  const undone = new Error('undone');
  await expect(
    db.transaction(async (transaction) => {
      const execute = jest.spyOn(transaction, 'execute');
      const others = [jest.spyOn(transaction, 'insert'), jest.spyOn(transaction, 'select')];
      const recipients = await insertNotifications(transaction, {
        title: 'À tous',
        message: 'L’entrée « nord » ouvre à 8 h.',
      });
      expect(recipients).toBe(counted?.exhibitors);
      expect(execute).toHaveBeenCalledTimes(1);
      for (const statement of others) expect(statement).not.toHaveBeenCalled();
      const orders = await transaction
        .select({ payload: outbox.payload })
        .from(outbox)
        // Those of the tests before may still wait.
        .where(sql`topic = 'notification' and payload->'notification'->>'title' = 'À tous'`);
      expect(orders).toHaveLength(recipients);
      const [row] = await transaction
        .select()
        .from(notifications)
        .where(eq(notifications.userId, mine.id));
      expect(orders.map(({ payload }) => payload)).toContainEqual({
        userId: mine.id,
        notification: {
          _id: row?.id,
          title: 'À tous',
          message: 'L’entrée « nord » ouvre à 8 h.',
          category: 'announcements',
          link: null,
        },
      });
      throw undone;
    }),
  ).rejects.toBe(undone);
  await db.delete(users).where(sql`${users.email} like 'foule-%'`);

  const answer = await send({ title: 'À tous', message: 'Bienvenue.' });
  expect(answer.json()).toEqual({ recipients: (counted?.exhibitors ?? 0) - 2000 });
  expect(await unread(mine)).toEqual({ unread: 1 });
  const [late] = await makeExhibitors(service, 1);
  if (late) expect(await list(late)).toEqual([]);
});

it('leaves a line in the audit log without its text', async () => {
  await send({ title: 'Secret', message: 'Rien que pour vous.', userId: mine.id });
  const lines = await service.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, mine.id));
  expect(lines).toMatchObject([{ action: 'notification.send', details: { recipients: 1 } }]);
  expect(JSON.stringify(lines)).not.toContain('Secret');
  const nobody = randomUUID();
  expect((await send({ title: 'Perdu', message: 'Personne.', userId: nobody })).statusCode).toBe(
    404,
  );
  expect(
    await service.database.db.select().from(auditLog).where(eq(auditLog.subject, nobody)),
  ).toEqual([]);
});

describe('by mail', () => {
  it('is sent for what the recipient wants by mail, once, with the way to the dashboard', async () => {
    const [person] = await makeExhibitors(service, 1);
    const address = await addressOf(person.id);
    await service.database.db.transaction(async (transaction) => {
      await notifyUsers(transaction, [person.id], {
        ...{ title: 'Silencieuse', message: 'Sans e-mail.', category: 'stands' },
      });
      await notifyUsers(transaction, [person.id], {
        ...{ title: 'Doublée', message: 'Par lettre.', category: 'dossier', hasMail: true },
      });
      await notifyUsers(transaction, [person.id], {
        ...{ title: 'Dossier\nreçu', message: 'Il est complet.', category: 'dossier' },
      });
    });
    await waitForMails();
    const mails = await mailsOf(address);
    expect(mails.map(({ subject }) => subject)).toEqual(['Dossier reçu']);
    expect(mails[0]?.text).toContain('/dashboard-exposant');
    expect((await list(person)).map(({ category }) => category).sort()).toEqual([
      'dossier',
      'dossier',
      'stands',
    ]);
  });

  it('is one also where its job runs again', async () => {
    const [person] = await makeExhibitors(service, 1);
    const { db } = service.database;
    const notification = {
      title: 'Dossier reçu',
      message: 'Il est complet.',
      category: 'dossier',
    } as const;
    await db.transaction((transaction) => notifyUsers(transaction, [person.id], notification));
    await waitForMails();
    const [listed] = await list(person);
    await addJobs(db, NOTIFICATION_MAIL_TOPIC, [{ notification: listed?._id }]);
    await waitForMails();
    expect(await mailsOf(await addressOf(person.id))).toHaveLength(1);
  });

  it('goes to whoever chose it when it is sent to all', async () => {
    const chosen: object = {
      ...DEFAULT_NOTIFICATION_CHOICES,
      mail: { ...DEFAULT_NOTIFICATION_CHOICES.mail, announcements: true },
    };
    const put = await service.app.inject({
      ...{ method: 'PATCH', url: '/v1/account/notification-choices', headers: mine.headers },
      payload: chosen,
    });
    expect(put.json()).toEqual(chosen);
    const seen = await service.app.inject({
      ...{ url: '/v1/account/notification-choices', headers: other.headers },
    });
    expect(seen.json()).toEqual(DEFAULT_NOTIFICATION_CHOICES);
    await send({ title: 'À tous', message: 'Bonjour.' });
    await waitForMails();
    const subjects = async (id: string) =>
      (await mailsOf(await addressOf(id))).map(({ subject }) => subject);
    expect(await subjects(mine.id)).toEqual(['À tous']);
    expect(await subjects(other.id)).toEqual([]);
  });
});
