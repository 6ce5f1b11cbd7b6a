import { accountSchema, type SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { MOST_CHANGES } from '../src/modules/account/email-change.service';
import { EMAIL_CONFIRMATION_TOPIC } from '../src/modules/account/email-confirmation.service';
import { makeConfirmation } from '../src/modules/account/email-confirmation-mail';
import { SAMPLE_EXHIBITOR, SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { emailChanges, emailConfirmations } from '../src/tables/account';
import { outbox } from '../src/tables/outbox';
import { linkTokenOf, mailsTo, nextMailTo } from './support/mailbox';
import { outcomeOf } from './support/sales';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const PATH = '/v1/account/email';
const PUBLIC_URL = 'https://salon.exemple.dz';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '1000', PUBLIC_URL });
});
afterAll(() => service.close());

const post = (url: string, payload: object, session?: SessionAnswer) =>
  service.app.inject({
    ...{ method: 'POST' as const, url, payload },
    ...(session ? { headers: bearer(session) } : {}),
  });
const ask = (session: SessionAnswer, email: string, password = SAMPLE_PASSWORD) =>
  post(PATH, { email, password }, session);
const cancel = (session: SessionAnswer) =>
  service.app.inject({ method: 'DELETE', url: PATH, headers: bearer(session) });
const confirm = (token: string) => post('/auth/confirm-email', { token });
const login = (email: string) => post('/auth/login', { email, password: SAMPLE_PASSWORD });
const tokenFor = async (email: string) =>
  linkTokenOf((await nextMailTo(service, email, /confirmer=/)).text, 'confirmer');

async function accountOf(session: SessionAnswer) {
  const answer = await service.app.inject({ url: '/v1/account', headers: bearer(session) });
  return v.parse(accountSchema, answer.json());
}

/** Waits until no mail about an address is to be made any more. */
async function confirmationsDone(): Promise<void> {
  const { db } = service.database;
  for (;;) {
    const jobs = await db.select().from(outbox).where(eq(outbox.topic, EMAIL_CONFIRMATION_TOPIC));
    if (jobs.every(({ sentAt }) => sentAt !== null)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('another address', () => {
  it('becomes the account’s when its mailbox opens the link, and not before', async () => {
    const [former, email] = ['ancienne@exemple.dz', 'nouvelle@exemple.dz'];
    const session = await service.signup(former);
    expect((await ask(session, ' Nouvelle@Exemple.dz ')).statusCode).toBe(202);
    const waiting = await accountOf(session);
    expect(waiting).toMatchObject({ user: { email: former }, emailVerified: true });
    expect(waiting.emailChange?.email).toBe(email);
    const token = await tokenFor(email);
    expect((await login(former)).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(401);
    expect((await confirm(token)).statusCode).toBe(204);
    expect(await accountOf(session)).toMatchObject({
      ...{ user: { email }, emailVerified: true, emailChange: null },
    });
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(former)).statusCode).toBe(401);
    expect(outcomeOf(await confirm(token))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
  });

  it('is told to the former mailbox, in words that repeat nothing of what was typed', async () => {
    const [former, email] = ['avertie@exemple.dz', 'tapee@exemple.dz'];
    const session = await service.signup(former);
    await ask(session, email);
    const notice = await nextMailTo(service, former, /oublie=1/);
    expect(notice.subject).toBe('L’adresse de votre compte va changer');
    expect(notice.text).not.toContain('tapee');
    expect(notice.text).not.toContain('confirmer=');
  });

  it('asks for the password, which cannot be guessed without end', async () => {
    const session = await service.signup('gardee@exemple.dz');
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const answer = await ask(session, 'prise@exemple.dz', 'au hasard');
      codes.push(v.parse(problemSchema, answer.json()).code);
    }
    expect(codes).toEqual([...Array(20).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    expect((await accountOf(session)).emailChange).toBeNull();
    expect(mailsTo(service, 'prise@exemple.dz')).toEqual([]);
  });

  it('is not the one that the account has', async () => {
    const session = await service.signup('meme@exemple.dz');
    expect(outcomeOf(await ask(session, 'meme@exemple.dz'))).toEqual([400, 'INVALID_INPUT']);
  });

  it('corrects one that nobody confirmed; its mailbox, perhaps a stranger’s, hears nothing', async () => {
    const [mistyped, email] = ['fautte@exemple.dz', 'faute@exemple.dz'];
    const session = await service.signup(mistyped, { verified: false });
    const first = await tokenFor(mistyped);
    await ask(session, email);
    const token = await tokenFor(email);
    expect(outcomeOf(await confirm(first))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
    expect((await confirm(token)).statusCode).toBe(204);
    expect(await accountOf(session)).toMatchObject({ user: { email }, emailVerified: true });
    expect(mailsTo(service, mistyped)).toHaveLength(1);
  });
});

it('says the same of an address with account and of one without; only its mailbox learns it', async () => {
  const session = await service.signup('curieuse@exemple.dz');
  const free = await ask(session, 'personne@exemple.dz');
  const shown = await accountOf(session);
  const taken = await ask(session, SAMPLE_EXHIBITOR);
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect({ ...(await accountOf(session)), emailChange: null }).toEqual({
    ...{ ...shown, emailChange: null },
  });
  expect((await accountOf(session)).emailChange?.email).toBe(SAMPLE_EXHIBITOR);
  const mail = await nextMailTo(service, SAMPLE_EXHIBITOR, /un autre compte/);
  expect(mail.text).not.toContain('confirmer=');
  expect(mail.text).not.toContain('curieuse');
});

describe('a change that is given up', () => {
  it('leaves the account as it was, and its link opens nothing', async () => {
    const session = await service.signup('reste@exemple.dz');
    await ask(session, 'jamais@exemple.dz');
    const token = await tokenFor('jamais@exemple.dz');
    expect((await cancel(session)).statusCode).toBe(204);
    expect((await accountOf(session)).emailChange).toBeNull();
    expect(outcomeOf(await confirm(token))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
    expect((await login('reste@exemple.dz')).statusCode).toBe(200);
    expect((await cancel(session)).statusCode).toBe(204);
  });

  it('is sent no mail that was still to be made', async () => {
    const session = await service.signup('vite@exemple.dz');
    const job = { userId: session.user._id, email: 'trop-tard-aussi@exemple.dz' };
    await makeConfirmation({ db: service.database.db, publicUrl: PUBLIC_URL }, job);
    const rows = await service.database.db
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.email, job.email));
    expect(rows).toEqual([]);
  });

  it('is what a new password makes of it: somebody else may have asked', async () => {
    const session = await service.signup('volee@exemple.dz');
    await ask(session, 'voleur@exemple.dz');
    const token = await tokenFor('voleur@exemple.dz');
    const next = 'un autre mot de passe';
    const changed = await post('/v1/account/password', { current: SAMPLE_PASSWORD, next }, session);
    expect(changed.statusCode).toBe(204);
    expect(outcomeOf(await confirm(token))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
  });

  it('is what a forgotten password makes of it, too', async () => {
    const email = 'reprise@exemple.dz';
    const session = await service.signup(email);
    await ask(session, 'voleur-encore@exemple.dz');
    const token = await tokenFor('voleur-encore@exemple.dz');
    await post('/auth/forgot-password', { email });
    const mail = await nextMailTo(service, email, /reinitialiser=/);
    const reset = {
      token: linkTokenOf(mail.text, 'reinitialiser'),
      password: 'le mot de la propriétaire',
    };
    expect((await post('/auth/reset-password', reset)).statusCode).toBe(204);
    expect(outcomeOf(await confirm(token))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
  });
});

it('takes from the former mailbox the link for a new password', async () => {
  const [former, email] = ['quittee@exemple.dz', 'choisie@exemple.dz'];
  const session = await service.signup(former);
  await ask(session, email);
  const token = await tokenFor(email);
  await post('/auth/forgot-password', { email: former });
  const mail = await nextMailTo(service, former, /reinitialiser=/);
  await confirm(token);
  const reset = {
    token: linkTokenOf(mail.text, 'reinitialiser'),
    password: 'un mot de passe volé',
  };
  expect(outcomeOf(await post('/auth/reset-password', reset))).toEqual([
    400,
    'INVALID_RESET_TOKEN',
  ]);
});

it('replaces the wanted address by a later one, and sends its mail again', async () => {
  const session = await service.signup('hesite@exemple.dz');
  await ask(session, 'premier@exemple.dz');
  const first = await tokenFor('premier@exemple.dz');
  await ask(session, 'second@exemple.dz');
  await tokenFor('second@exemple.dz');
  expect(outcomeOf(await confirm(first))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
  expect((await post('/v1/account/confirmation', {}, session)).statusCode).toBe(202);
  await confirmationsDone();
  expect((await accountOf(session)).emailChange?.email).toBe('second@exemple.dz');
  expect((await accountOf(session)).user.email).toBe('hesite@exemple.dz');
});

it('is limited for each account and for each mailbox', async () => {
  const session = await service.signup('insiste@exemple.dz');
  for (let index = 0; index < MOST_CHANGES; index += 1) {
    expect((await ask(session, `cible-${index}@exemple.dz`)).statusCode).toBe(202);
  }
  expect(outcomeOf(await ask(session, 'de-trop@exemple.dz'))).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await accountOf(session)).emailChange?.email).toBe(
    `cible-${MOST_CHANGES - 1}@exemple.dz`,
  );
});

it('is shown no longer once its time is over', async () => {
  const session = await service.signup('passee@exemple.dz');
  await ask(session, 'oubliee@exemple.dz');
  await service.database.db
    .update(emailChanges)
    .set({ expiresAt: new Date() })
    .where(eq(emailChanges.userId, session.user._id));
  expect((await accountOf(session)).emailChange).toBeNull();
});
