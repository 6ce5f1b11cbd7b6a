import type { SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { organizerAccountListSchema } from '@mosta/shared/schemas/organizer-account.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorStateSchema,
} from '@mosta/shared/schemas/second-factor.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { resetFactorOf } from '../src/modules/account/reset-factor';
import { SAMPLE_ORGANIZER, SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { auditLog } from '../src/tables/audit';
import { recoveryCodes, secondFactors } from '../src/tables/second-factor';
import { makeCaller, type TestCaller } from './safety/support/callers';
import { keepMailJobs } from './support/mail-jobs';
import { codeOf } from './support/second-factor';
import { startTestApp, type TestApp } from './support/test-app';

const PATH = '/v1/account/second-factor';

let service: TestApp;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp();
  mailsTo = await keepMailJobs(service);
});
afterAll(() => service.close());

type Answer = { json: () => unknown; statusCode: number };
const problemOf = (answer: Answer) => [
  answer.statusCode,
  v.parse(problemSchema, answer.json()).code,
];
const signIn = ({ email }: Pick<TestCaller, 'email'>, code?: string, password = SAMPLE_PASSWORD) =>
  service.app.inject({
    ...{ method: 'POST', url: '/auth/login' },
    payload: { email, password, ...(code !== undefined && { code }) },
  });
const call = (
  { headers }: Pick<TestCaller, 'headers'>,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
) => service.app.inject({ method, url, headers, ...(payload && { payload }) });
const stateOf = async (caller: TestCaller) =>
  v.parse(secondFactorStateSchema, (await call(caller, 'GET', PATH)).json());
const password = SAMPLE_PASSWORD;

/** An organiser with an app. The present code confirms, and that of the next step is still good. */
async function protect(caller: TestCaller): Promise<{ secret: string; codes: string[] }> {
  const begun = await call(caller, 'POST', PATH, { password });
  const { secret } = v.parse(newSecondFactorSchema, begun.json());
  const confirmed = await call(caller, 'POST', `${PATH}/confirm`, { code: codeOf(secret) });
  const { codes } = v.parse(recoveryCodesSchema, confirmed.json());
  return { secret, codes };
}

it('asks for the code after the password, and takes it once', async () => {
  const caller = await makeCaller(service, 'Organizer');
  expect(await stateOf(caller)).toEqual({ since: null, recoveryCodes: 0, demanded: false });
  const { secret, codes } = await protect(caller);
  expect(new Set(codes).size).toBe(10);
  expect(await stateOf(caller)).toMatchObject({ since: expect.any(String), recoveryCodes: 10 });
  expect(problemOf(await signIn(caller))).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect(problemOf(await signIn(caller, '000000'))).toEqual([401, 'SECOND_FACTOR_WRONG']);
  // A wrong password says nothing of the factor, even with the right code.
  const wrong = await signIn(caller, codeOf(secret, 1), 'une autre phrase');
  expect(problemOf(wrong)).toEqual([401, 'INVALID_CREDENTIALS']);
  const code = codeOf(secret, 1);
  const answers = await Promise.all([signIn(caller, code), signIn(caller, code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(problemOf(await signIn(caller, code))).toEqual([401, 'SECOND_FACTOR_WRONG']);
  expect(problemOf(await signIn(caller, codeOf(secret)))).toEqual([401, 'SECOND_FACTOR_WRONG']);
  const [mail] = await mailsTo(caller.email);
  expect(mail?.subject).toBe('La double authentification est activée');
});

it('takes a code of the next step, as a clock that is fast shows it', async () => {
  const caller = await makeCaller(service, 'Organizer');
  const { secret } = await protect(caller);
  expect((await signIn(caller, codeOf(secret, 1))).statusCode).toBe(200);
  expect(problemOf(await signIn(caller, codeOf(secret, 3)))).toEqual([401, 'SECOND_FACTOR_WRONG']);
});

it('takes each recovery code once, however it is typed, and says by mail how many are left', async () => {
  const caller = await makeCaller(service, 'Organizer');
  const { codes } = await protect(caller);
  const [first = ''] = codes;
  const typed = first.toUpperCase().replaceAll('-', ' ');
  const answers = await Promise.all([signIn(caller, typed), signIn(caller, first)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await stateOf(caller)).recoveryCodes).toBe(9);
  const mail = (await mailsTo(caller.email)).at(-1);
  expect(mail?.text).toContain('Codes restants\u00a0: 9.');
  const stored = await service.database.db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, caller.id));
  expect(JSON.stringify(stored)).not.toContain(first.replaceAll('-', ''));
});

it('is set up, renewed and removed with the password and a code alone', async () => {
  const caller = await makeCaller(service, 'Organizer');
  const confirm = (code: string) => call(caller, 'POST', `${PATH}/confirm`, { code });
  const codesBy = (proof: object) => call(caller, 'POST', `${PATH}/recovery-codes`, proof);
  const remove = (proof: object) => call(caller, 'POST', `${PATH}/remove`, proof);
  const begun = await call(caller, 'POST', PATH, { password: 'une autre phrase' });
  expect(problemOf(begun)).toEqual([400, 'WRONG_PASSWORD']);
  expect(problemOf(await confirm('123456'))).toEqual([409, 'NO_SECOND_FACTOR']);
  expect(problemOf(await remove({ password, code: '123456' }))).toEqual([409, 'NO_SECOND_FACTOR']);
  const { codes } = await protect(caller);
  expect(problemOf(await call(caller, 'POST', PATH, { password }))).toEqual([
    409,
    'SECOND_FACTOR_EXISTS',
  ]);
  expect(problemOf(await codesBy({ password, code: '000000' }))).toEqual([400, 'WRONG_CODE']);
  const renewed = await codesBy({ password, code: codes[0] });
  const next = v.parse(recoveryCodesSchema, renewed.json()).codes;
  expect(problemOf(await remove({ password, code: codes[1] }))).toEqual([400, 'WRONG_CODE']);
  const wrong = await remove({ password: 'une autre phrase', code: next[0] });
  expect(problemOf(wrong)).toEqual([400, 'WRONG_PASSWORD']);
  expect((await remove({ password, code: next[0] })).statusCode).toBe(204);
  expect((await signIn(caller)).statusCode).toBe(200);
  const events = await service.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, caller.id));
  expect(events.map(({ action }) => action)).toEqual([
    'account.set-second-factor',
    'account.use-recovery-code',
    'account.renew-recovery-codes',
    'account.use-recovery-code',
    'account.remove-second-factor',
  ]);
});

it('keeps the secret sealed, exports neither it nor codes, and ends the other sessions', async () => {
  const caller = await makeCaller(service, 'Organizer');
  const other = (await signIn(caller)).json<SessionAnswer>();
  const { secret } = await protect(caller);
  const headers = { authorization: `Bearer ${other.access.token}` };
  expect((await call({ headers }, 'GET', PATH)).statusCode).toBe(401);
  const [row] = await service.database.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, caller.id));
  expect(row?.sealedSecret).not.toContain(secret);
  const exported = (await call(caller, 'GET', '/v1/account/export')).body;
  expect(exported).toContain('secondFactorSince');
  expect(exported).not.toContain(secret);
  expect(exported).not.toContain(row?.sealedSecret);
});

it('says so where another secret of the service sealed it, and takes recovery codes still', async () => {
  const caller = await makeCaller(service, 'Organizer');
  const { codes } = await protect(caller);
  await service.database.db
    .update(secondFactors)
    .set({ sealedSecret: 'A'.repeat(80) })
    .where(eq(secondFactors.userId, caller.id));
  expect(problemOf(await signIn(caller, '123456'))).toEqual([401, 'SECOND_FACTOR_UNREADABLE']);
  expect((await signIn(caller, codes[3])).statusCode).toBe(200);
});

it('limits wrong codes as it limits wrong passwords', async () => {
  const limited = await startTestApp({ LOGIN_FAILURES: '3' });
  const caller = await makeCaller(limited, 'Organizer');
  const attempt = (code?: string) =>
    limited.app.inject({
      ...{ method: 'POST', url: '/auth/login' },
      payload: { email: caller.email, password, ...(code !== undefined && { code }) },
    });
  const begun = await limited.app.inject({
    ...{ method: 'POST', url: PATH, headers: caller.headers, payload: { password } },
  });
  const { secret } = v.parse(newSecondFactorSchema, begun.json());
  await limited.app.inject({
    ...{ method: 'POST', url: `${PATH}/confirm`, headers: caller.headers },
    payload: { code: codeOf(secret) },
  });
  // The right password without a code is no failure.
  for (let time = 0; time < 5; time += 1) await attempt();
  for (let time = 0; time < 3; time += 1) await attempt('000000');
  expect(problemOf(await attempt(codeOf(secret, 1)))).toEqual([429, 'TOO_MANY_REQUESTS']);
  await limited.close();
});

it('is reset by another owner, or by the operator’s command, with a mail', async () => {
  const [owner, colleague] = [
    await makeCaller(service, 'Organizer'),
    await makeCaller(service, 'Organizer', 'manager'),
  ];
  const reset = (id: string) =>
    call(owner, 'POST', `/v1/organizer/colleague/${id}/reset-second-factor`);
  const listed = async () => {
    const { body } = await call(owner, 'GET', '/v1/organizer/colleague');
    const accounts = v.parse(organizerAccountListSchema, JSON.parse(body));
    return accounts.find(({ _id }) => _id === colleague.id)?.secondFactor;
  };
  expect(problemOf(await reset(colleague.id))).toEqual([409, 'NO_SECOND_FACTOR']);
  await protect(colleague);
  expect(await listed()).toBe(true);
  expect((await reset(colleague.id)).statusCode).toBe(204);
  expect(await listed()).toBe(false);
  expect((await call(colleague, 'GET', PATH)).statusCode).toBe(401);
  const mail = (await mailsTo(colleague.email)).at(-1);
  expect(mail?.subject).toBe('Votre double authentification est réinitialisée');
  await protect(owner);
  expect(problemOf(await reset(owner.id))).toEqual([403, 'FORBIDDEN']);
  await resetFactorOf(service.database.db, owner.email, new Date());
  expect((await signIn(owner)).statusCode).toBe(200);
  const again = resetFactorOf(service.database.db, owner.email, new Date());
  await expect(again).rejects.toThrow('n’a pas de double authentification');
});

describe('where it is demanded', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ NODE_ENV: 'production' });
  });
  afterAll(() => strict.close());

  it('opens the own account alone to an organiser without it, and everything once it is set up', async () => {
    const session = await strict.login(SAMPLE_ORGANIZER);
    expect(session.organizer).toEqual({ role: 'owner', owesSecondFactor: true });
    const headers = { authorization: `Bearer ${session.access.token}` };
    const get = (url: string) => strict.app.inject({ url, headers });
    expect((await get('/v1/account')).statusCode).toBe(200);
    for (const url of ['/v1/organizer/participation', '/v1/organizer/colleague']) {
      expect(problemOf(await get(url))).toEqual([403, 'SECOND_FACTOR_SETUP_REQUIRED']);
    }
    const post = (url: string, payload: object) =>
      strict.app.inject({ method: 'POST', url, headers, payload });
    const { secret } = v.parse(newSecondFactorSchema, (await post(PATH, { password })).json());
    expect((await post(`${PATH}/confirm`, { code: codeOf(secret) })).statusCode).toBe(200);
    expect((await get('/v1/organizer/participation')).statusCode).toBe(200);
    const renewed = await strict.app.inject({
      ...{ method: 'POST', url: '/auth/refresh-tokens' },
      payload: { refreshToken: session.refresh.token },
    });
    expect(renewed.json<SessionAnswer>().organizer).toEqual({ role: 'owner' });
  });

  it('demands nothing of exhibitors', async () => {
    const session = await strict.exhibitor();
    const headers = { authorization: `Bearer ${session.access.token}` };
    const { statusCode } = await strict.app.inject({ url: '/v1/participation/mine', headers });
    expect(statusCode).not.toBe(403);
  });
});
