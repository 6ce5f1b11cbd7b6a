import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { addMailJob, type MailOrder } from '../src/outbox/mail-job';
import type { Database } from '../src/platform/database/database';
import type { Mail } from '../src/platform/mail/mail';
import { createSmtpMailer } from '../src/platform/mail/mailer';
import { outbox } from '../src/tables/outbox';
import { freePort, listen } from './support/ports';
import { bearer, startTestApp, type TestApp } from './support/test-app';
import { openTestDatabase } from './support/test-database';

const ORDER: MailOrder = {
  to: 'destinataire@exemple.dz',
  replyTo: 'contact@exemple.dz',
  letter: {
    language: 'fr',
    subject: 'Votre dossier : réponse « exemple »',
    blocks: ['Ceci est un exemple.'],
  },
  attachments: [
    {
      filename: 'devis.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 exemple').toString('base64'),
    },
  ],
};

const MAIL: Mail = { to: 'destinataire@exemple.dz', subject: 'Essai', text: 'Essai.' };

type Received = { to: string[]; from: string; text: string };

let service: TestApp | undefined;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await service?.close();
  service = undefined;
  for (const stop of stops.splice(0)) await stop();
});

/** A mail server that refuses the first so many mails. */
async function startSmtp(refused = 0, port?: number) {
  const received: Received[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        attempts += 1;
        if (attempts <= refused) {
          done(Object.assign(new Error('come back later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const given = port ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(given, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${given}`, received, attempts: () => attempts };
}

/** Takes connections and never says a word. */
async function startSilence(): Promise<{ port: number; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  const port = await listen(server);
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port, stop };
}

async function start(environment: Record<string, string> = {}): Promise<TestApp> {
  service = await startTestApp(environment);
  return service;
}

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const order = ({ database }: TestApp) => database.db.transaction((tx) => addMailJob(tx, ORDER));
const mails = ({ database }: TestApp) =>
  database.db.select().from(outbox).where(sql`topic = 'mail'`);
/** A lease lasts two minutes, the first pauses less than one. */
const isLeased = (dueAt: Date) => dueAt.getTime() > Date.now() + 60_000;
const endPauses = ({ database }: TestApp) =>
  database.db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(sql`due_at < now() + interval '60 seconds'`);
const allSent = async (app: TestApp) =>
  (await mails(app)).every(({ sentAt, payload }) => sentAt && JSON.stringify(payload) === '{}');

it('sends a mail once, under a name of its own, and forgets what it said', async () => {
  const smtp = await startSmtp();
  const app = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'salon@exemple.dz' });
  await order(app);
  await until(() => allSent(app));
  const [row] = await mails(app);
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail).toMatchObject({ from: 'salon@exemple.dz', to: ['destinataire@exemple.dz'] });
  expect(mail?.text).toContain(`Message-ID: <${row?.id}@exemple.dz>`);
  expect(mail?.text).toContain('From: Mosta Expo <salon@exemple.dz>');
  expect(mail?.text).toContain('Reply-To: contact@exemple.dz');
  expect(mail?.text).toContain('filename=devis.pdf');
  expect(mail?.text).toContain(Buffer.from('%PDF-1.7 exemple').toString('base64'));
});

it('sends a refused mail again, which arrives once', async () => {
  const smtp = await startSmtp(1);
  const app = await start({ SMTP_URL: smtp.url });
  await order(app);
  await until(async () => (await mails(app))[0]?.attempts === 1);
  expect(smtp.received).toEqual([]);
  const [failed] = await mails(app);
  expect(failed?.dueAt.getTime()).toBeGreaterThan(Date.now());
  await endPauses(app);
  await until(() => allSent(app));
  expect(smtp.attempts()).toBe(2);
  expect(smtp.received).toHaveLength(1);
});

it('lets nothing wait for a mail server that hangs, and sends once it works again', async () => {
  const silence = await startSilence();
  const app = await start({ SMTP_URL: `smtp://127.0.0.1:${silence.port}` });
  const organizer = await app.organizer();
  for (let n = 0; n < 6; n += 1) await order(app);
  // Until mails are being sent: the server takes their connections and says nothing.
  await until(async () => (await mails(app)).some(({ dueAt }) => isLeased(dueAt)));
  const answer = await app.app.inject({
    method: 'POST',
    url: '/v1/notification',
    headers: bearer(organizer),
    payload: { title: 'Exemple', message: 'Exemple.' },
  });
  expect(answer.statusCode).toBe(202);
  await until(async () => {
    const events = await app.database.db.select().from(outbox).where(sql`topic = 'notification'`);
    return events.every(({ sentAt }) => sentAt !== null);
  });
  expect((await mails(app)).every(({ sentAt }) => sentAt === null)).toBe(true);

  await silence.stop();
  const smtp = await startSmtp(0, silence.port);
  await until(async () => {
    await endPauses(app);
    return allSent(app);
  });
  expect(smtp.received).toHaveLength(6);
  const names = smtp.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
  expect(new Set(names).size).toBe(6);
});

it('says that a mail server hangs, instead of waiting for it', async () => {
  const silence = await startSilence();
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${silence.port}`, {
    name: 'Salon',
    address: 'salon@exemple.dz',
  });
  await expect(mailer.send('essai', MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  mailer.close();
  await silence.stop();
});

it('writes mails as files where no server is configured', async () => {
  const app = await start({ MAIL_FROM: 'salon@exemple.dz' });
  await order(app);
  await until(() => allSent(app));
  const [row] = await mails(app);
  expect(readdirSync(join(app.dataDir, 'mail'))).toEqual([`${row?.id}.eml`]);
  const text = readFileSync(join(app.dataDir, 'mail', `${row?.id}.eml`), 'utf8');
  expect(text).toContain('To: destinataire@exemple.dz\r\n');
  expect(text).toContain(`Message-ID: <${row?.id}@exemple.dz>\r\n`);
});

describe('a mail order', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const FILE = { filename: 'a.pdf', contentType: 'application/pdf', content: '' };
  it.each([
    ['to', { to: 'a@exemple.dz\r\nBcc: b@exemple.dz' }],
    ['to', { to: 'a@exemple.dz,b@exemple.dz' }],
    ['to', { to: 'A <a@exemple.dz>' }],
    ['replyTo', { replyTo: 'a@exemple.dz\nBcc: b@exemple.dz' }],
    ['filename', { attachments: [{ ...FILE, filename: 'a.pdf"\r\nBcc: b@exemple.dz' }] }],
    ['filename', { attachments: [{ ...FILE, filename: '../a.pdf' }] }],
    ['contentType', { attachments: [{ ...FILE, contentType: 'text/plain\r\nX: y' }] }],
  ])('whose %s smuggles something in is refused: %j', async (_field, change) => {
    await expect(addMailJob(database.db, { ...ORDER, ...change })).rejects.toThrow();
    expect(await database.db.select().from(outbox)).toEqual([]);
  });
});
