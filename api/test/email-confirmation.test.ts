import { accountSchema, sessionAnswerSchema } from '@mosta/shared/schemas/account.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { MOST_CONFIRMATIONS } from '../src/modules/account/email-confirmation.service';
import { SAMPLE_EXHIBITOR, SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { emailConfirmations, users } from '../src/tables/account';
import { linkTokenOf, mailsTo, nextMailTo } from './support/mailbox';
import { outcomeOf, salesCalls } from './support/sales';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '1000' });
});
afterAll(() => service.close());

const post = (url: string, payload: object, headers = {}) =>
  service.app.inject({ method: 'POST', url, payload, headers });
const confirm = (token: string) => post('/auth/confirm-email', { token });
const unverified = (email: string) => service.signup(email, { verified: false });
const person = { nom: 'Exemple', prenom: 'Autre', password: 'un autre mot de passe' };

async function isVerified(session: Parameters<typeof bearer>[0]): Promise<boolean> {
  const answer = await service.app.inject({ url: '/v1/account', headers: bearer(session) });
  return v.parse(accountSchema, answer.json()).emailVerified;
}

const tokenFor = async (email: string) =>
  linkTokenOf((await nextMailTo(service, email, /confirmer=/)).text, 'confirmer');

describe('an address that nobody has confirmed', () => {
  it('takes no option on a stand until its mailbox has opened the link', async () => {
    const email = 'option@exemple.dz';
    const session = await unverified(email);
    const exhibitor = { id: session.user._id, headers: bearer(session) };
    const { claim } = salesCalls(service);
    expect(outcomeOf(await claim('C03', exhibitor))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(await isVerified(session)).toBe(false);
    expect((await confirm(await tokenFor(email))).statusCode).toBe(204);
    expect(await isVerified(session)).toBe(true);
    expect(outcomeOf(await claim('C03', exhibitor))).toEqual([201]);
  });

  it('is confirmed by a link that works once, in time, and as it was sent', async () => {
    const email = 'une-fois@exemple.dz';
    await unverified(email);
    const token = await tokenFor(email);
    expect(outcomeOf(await confirm(`${token}x`))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
    expect((await confirm(token)).statusCode).toBe(204);
    expect(outcomeOf(await confirm(token))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);

    const late = 'trop-tard@exemple.dz';
    await unverified(late);
    const old = await tokenFor(late);
    await service.database.db
      .update(emailConfirmations)
      .set({ expiresAt: new Date(0) })
      .where(eq(emailConfirmations.email, late));
    expect(outcomeOf(await confirm(old))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
  });

  it('is confirmed by a new password that its mailbox chose', async () => {
    const email = 'oubli@exemple.dz';
    const session = await unverified(email);
    await post('/auth/forgot-password', { email });
    const mail = await nextMailTo(service, email, /reinitialiser=/);
    const token = linkTokenOf(mail.text, 'reinitialiser');
    const password = 'le mot que la boîte a choisi';
    expect((await post('/auth/reset-password', { token, password })).statusCode).toBe(204);
    const [row] = await service.database.db
      .select()
      .from(users)
      .where(eq(users.id, session.user._id));
    expect(row?.emailVerifiedAt).not.toBeNull();
  });

  it('gets the mail again, a limited number of times whoever asks', async () => {
    const email = 'encore@exemple.dz';
    const session = await unverified(email);
    const again = () => post('/v1/account/confirmation', {}, bearer(session));
    const first = await tokenFor(email);
    for (let sent = 1; sent < MOST_CONFIRMATIONS; sent += 1) {
      expect((await again()).statusCode).toBe(202);
    }
    expect(outcomeOf(await again())).toEqual([429, 'TOO_MANY_REQUESTS']);
    // Another account of that address is made all the same, and sends none.
    const other = await unverified(email);
    const otherAgain = await post('/v1/account/confirmation', {}, bearer(other));
    expect(otherAgain.statusCode).toBe(429);
    await waitForMails(email, MOST_CONFIRMATIONS);
    expect(outcomeOf(await confirm(first))).toEqual([400, 'INVALID_CONFIRMATION_TOKEN']);
  });
});

it.each(['1234567890', '          ', 'faible@exemple.dz', 'Bonjour2025'])(
  'refuses at its field a password that is soon guessed: "%s"',
  async (password) => {
    const answer = await post('/auth/signup', { ...person, email: 'faible@exemple.dz', password });
    const problem = v.parse(problemSchema, answer.json());
    expect([answer.statusCode, problem.code]).toEqual([400, 'WEAK_PASSWORD']);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['password']);
  },
);

it('refuses such a password where one is changed, too', async () => {
  const session = await service.signup('change@exemple.dz');
  for (const next of ['1234567890', 'change@exemple.dz']) {
    const input = { current: SAMPLE_PASSWORD, next };
    const changed = await post('/v1/account/password', input, bearer(session));
    expect(outcomeOf(changed)).toEqual([400, 'WEAK_PASSWORD']);
  }
});

describe('sign-up', () => {
  it('says the same of an address with account and of one without, at the next sign-in too', async () => {
    const free = await post('/auth/signup', { ...person, email: 'libre@exemple.dz' });
    const known = await post('/auth/signup', { ...person, email: SAMPLE_EXHIBITOR });
    for (const answer of [free, known]) {
      expect(answer.statusCode).toBe(201);
      expect(v.parse(sessionAnswerSchema, answer.json()).role).toBe('Exhibitor');
    }
    expect(shapeOf(known.json())).toEqual(shapeOf(free.json()));
    const { password } = person;
    for (const email of ['libre@exemple.dz', SAMPLE_EXHIBITOR]) {
      expect((await post('/auth/login', { email, password })).statusCode).toBe(200);
      const wrong = await post('/auth/login', { email, password: 'ni l’un ni l’autre' });
      expect(outcomeOf(wrong)).toEqual([401, 'INVALID_CREDENTIALS']);
      const again = await post('/auth/forgot-password', { email });
      expect([again.statusCode, again.body]).toEqual([202, 'null']);
    }
  });

  it('tells the mailbox of an address with account, whose owner signs in as before', async () => {
    const email = 'proprietaire@exemple.dz';
    const owner = await service.signup(email);
    const stranger = await post('/auth/signup', { ...person, email, nom: 'Mot tapé' });
    const mail = await nextMailTo(service, email, /a déjà un compte/);
    expect(mail.text).not.toContain('Mot tapé');
    expect(mail.text).not.toContain('confirmer=');
    const login = await service.login(email, SAMPLE_PASSWORD);
    expect(login.user._id).toBe(owner.user._id);
    const session = v.parse(sessionAnswerSchema, stranger.json());
    expect(session.user._id).not.toBe(owner.user._id);
    expect(await isVerified(session)).toBe(false);
  });

  it('gives an address to whichever account its mailbox confirms first', async () => {
    const email = 'deux-fois@exemple.dz';
    const first = await unverified(email);
    const token = await tokenFor(email);
    const second = await unverified(email);
    expect((await confirm(token)).statusCode).toBe(204);
    expect([await isVerified(first), await isVerified(second)]).toEqual([true, false]);
    await post('/v1/account/confirmation', {}, bearer(second));
    await nextMailTo(service, email, /a déjà un compte/);
  });
});

it('gives no account an address that another has confirmed since the link was sent', async () => {
  const email = 'course@exemple.dz';
  await unverified(email);
  const token = await tokenFor(email);
  await service.signup(email);
  const answer = await confirm(token);
  expect([answer.statusCode, v.parse(problemSchema, answer.json()).code]).toEqual([
    409,
    'EMAIL_TAKEN',
  ]);
});

async function waitForMails(address: string, count: number): Promise<void> {
  while (mailsTo(service, address).length < count) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(mailsTo(service, address)).toHaveLength(count);
}

/** Names and types of an answer's fields, whatever their values. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, shapeOf(inner)])
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}
