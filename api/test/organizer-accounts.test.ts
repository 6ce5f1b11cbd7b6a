import type { SessionAnswer } from '@mosta/shared/schemas/account.schema';
import {
  type OrganizerAccount,
  organizerAccountListSchema,
  organizerAccountSchema,
} from '@mosta/shared/schemas/organizer-account.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { auditLinesOf } from './support/audit-lines';
import { keepMailJobs } from './support/mail-jobs';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const PASSWORD = 'Olivier-bleu-1925';
const PATH = '/v1/organizer/colleague';

let service: TestApp;
let owner: SessionAnswer;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp();
  owner = await service.organizer();
  mailsTo = await keepMailJobs(service);
});
afterAll(() => service.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, url: string, payload?: object, session = owner) =>
  service.app.inject({ method, url, headers: bearer(session), ...(payload && { payload }) });
const accountOf = (response: { json: () => unknown }) =>
  v.parse(organizerAccountSchema, response.json());
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const all = async () => v.parse(organizerAccountListSchema, (await call('GET', PATH)).json());
const find = async (email: string) => (await all()).find((account) => account.email === email);
const invite = (email: string, role = 'manager') =>
  call('POST', PATH, { nom: 'Exemple', prenom: 'Karim', email, role, language: 'en' });

async function join(email: string, role = 'manager'): Promise<[OrganizerAccount, SessionAnswer]> {
  const account = accountOf(await invite(email, role));
  await choosePassword(await linkTo(email));
  return [account, await service.login(email, PASSWORD)];
}

async function linkTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  const [link] = /https?:\/\/\S+reinitialiser=[\w-]{43}/.exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error(`No link was mailed to ${email}`);
  return link;
}

const choosePassword = (link: string) =>
  service.app.inject({
    method: 'POST',
    url: '/auth/reset-password',
    payload: { token: new URL(link).searchParams.get('reinitialiser'), password: PASSWORD },
  });

it('invites by mail in the chosen language, and opens the account in its role', async () => {
  const invited = accountOf(await invite('equipe@exemple.dz'));
  expect(invited).toMatchObject({ role: 'manager', state: 'invited', lastSignIn: null });
  const [mail] = await mailsTo('equipe@exemple.dz');
  expect(mail?.subject).toMatch(/organiser’s account/);
  expect((await choosePassword(await linkTo('equipe@exemple.dz'))).statusCode).toBe(204);
  const session = await service.login('equipe@exemple.dz', PASSWORD);
  expect(session.organizer).toEqual({ role: 'manager' });
  const joined = await find('equipe@exemple.dz');
  expect(joined).toMatchObject({ state: 'active', linkExpires: null, openSessions: 1 });
  expect(joined?.lastSignIn).not.toBeNull();
  expect((await call('GET', PATH, undefined, session)).statusCode).toBe(403);
});

it('invites nobody who has an account', async () => {
  for (const email of ['exposant@exemple.dz', 'organisateur@exemple.dz']) {
    const response = await invite(email);
    expect([response.statusCode, codeOf(response)]).toEqual([409, 'ORGANIZER_EXISTS']);
  }
});

it('sends an invitation again, whose former link opens nothing, and withdraws it', async () => {
  const { _id } = accountOf(await invite('encore@exemple.dz'));
  const former = await linkTo('encore@exemple.dz');
  expect((await call('POST', `${PATH}/${_id}/invitation`)).statusCode).toBe(200);
  expect((await choosePassword(former)).statusCode).toBe(400);
  const link = await linkTo('encore@exemple.dz');
  expect((await call('DELETE', `${PATH}/${_id}`)).statusCode).toBe(204);
  expect((await choosePassword(link)).statusCode).toBe(400);
  expect(await find('encore@exemple.dz')).toBeUndefined();
});

it('changes a role on the version that was read, ends the sessions, and keeps what was before', async () => {
  const [{ _id }, session] = await join('role@exemple.dz', 'reader');
  const { version = 0 } = (await find('role@exemple.dz')) ?? {};
  const stale = await call('PATCH', `${PATH}/${_id}`, { role: 'gate', version: version + 1 });
  expect([stale.statusCode, codeOf(stale)]).toEqual([409, 'ORGANIZER_CHANGED']);
  const changed = await call('PATCH', `${PATH}/${_id}`, { role: 'accountant', version });
  expect(accountOf(changed)).toMatchObject({ role: 'accountant', version: version + 1 });
  expect((await call('GET', '/v1/account', undefined, session)).statusCode).toBe(401);
  const again = await service.login('role@exemple.dz', PASSWORD);
  expect((await call('GET', '/v1/organizer/payment', undefined, again)).statusCode).toBe(200);
  expect(await auditLinesOf(service.database.db, _id)).toEqual([
    ['organizer.invite', { before: null, after: { role: 'reader' } }],
    ['organizer.change-role', { before: { role: 'reader' }, after: { role: 'accountant' } }],
  ]);
});

it('ends the sessions of an organiser', async () => {
  const [{ _id }, session] = await join('sessions@exemple.dz');
  expect((await call('POST', `${PATH}/${_id}/end-sessions`)).statusCode).toBe(204);
  expect((await call('GET', '/v1/account', undefined, session)).statusCode).toBe(401);
});

it('removes an organiser, who is told', async () => {
  const [{ _id }, session] = await join('parti@exemple.dz');
  expect((await call('DELETE', `${PATH}/${_id}`)).statusCode).toBe(204);
  expect((await call('GET', '/v1/account', undefined, session)).statusCode).toBe(401);
  expect((await mailsTo('parti@exemple.dz')).at(-1)?.subject).toMatch(/removed/);
});

it('keeps one owner, also when two take the rights from each other at once', async () => {
  const self = (await find('organisateur@exemple.dz')) ?? { _id: '', version: 0 };
  const demote = (id: string, version: number, session: SessionAnswer) =>
    call('PATCH', `${PATH}/${id}`, { role: 'reader', version }, session);
  const alone = await demote(self._id, self.version, owner);
  expect([alone.statusCode, codeOf(alone)]).toEqual([409, 'LAST_OWNER']);
  expect((await call('DELETE', `${PATH}/${self._id}`)).statusCode).toBe(409);
  // Who has not joined is no owner yet.
  await invite('absent@exemple.dz', 'owner');
  expect(codeOf(await demote(self._id, self.version, owner))).toBe('LAST_OWNER');

  const [{ _id }, second] = await join('seconde@exemple.dz', 'owner');
  const { version = 0 } = (await find('seconde@exemple.dz')) ?? {};
  const answers = await Promise.all([
    demote(_id, version, owner),
    demote(self._id, self.version, second),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
