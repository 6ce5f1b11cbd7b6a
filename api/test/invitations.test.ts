import { accountSchema, type SessionAnswer } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';
import { startMemberService } from './support/members';
import { outcomeOf } from './support/sales';
import type { TestApp } from './support/test-app';

type Members = Awaited<ReturnType<typeof startMemberService>>;

let service: TestApp;
let calls: Members['calls'];
let anAddress: Members['anAddress'];
let newOwner: Members['newOwner'];
let participationOf: Members['participationOf'];
let owner: SessionAnswer;
beforeAll(async () => {
  ({ service, calls, anAddress, newOwner, participationOf } =
    await startMemberService('invitation'));
});
afterAll(() => service.close());
beforeEach(async () => {
  owner = await newOwner();
});

describe('an invitation', () => {
  it('says who invites, to whoever holds its link, and proves the address of a new account', async () => {
    await participationOf(owner);
    const email = anAddress();
    const token = await calls.invited(owner, email);
    expect((await calls.open(token)).json()).toMatchObject({
      ...{ company: 'Exemple', inviter: 'Autre Exemple' },
    });
    const session = await service.signup(email, { verified: false });
    expect((await calls.accept(session, token)).statusCode).toBe(204);
    const account = await calls.call('GET', '/v1/account', session);
    expect(v.parse(accountSchema, account.json()).emailVerified).toBe(true);
    expect((await calls.list(session)).role).toBe('member');
    expect((await calls.list(owner)).members.map((member) => member.email)).toEqual([
      ...[owner.user.email, email],
    ]);
  });

  it('is good once, until it is cancelled, replaced or a week old', async () => {
    const session = await service.signup(anAddress());
    const refused = [400, 'INVALID_INVITATION'];
    const first = await calls.invited(owner, session.user.email);
    const [invitation] = (await calls.list(owner)).invitations;
    expect(invitation?.email).toBe(session.user.email);
    const cancelled = await calls.call('DELETE', `/v1/invitation/${invitation?._id}`, owner);
    expect(cancelled.statusCode).toBe(204);
    expect(outcomeOf(await calls.accept(session, first))).toEqual(refused);
    expect(outcomeOf(await calls.open(first))).toEqual(refused);

    const other = await service.signup(anAddress());
    const late = await calls.invited(owner, other.user.email);
    await service.database.pool.query('update exhibitor_invitations set expires_at = now()');
    expect(outcomeOf(await calls.accept(other, late))).toEqual(refused);
    expect((await calls.list(owner)).invitations).toEqual([]);

    const last = await service.signup(anAddress());
    const token = await calls.invited(owner, last.user.email);
    expect((await calls.accept(last, token)).statusCode).toBe(204);
    expect(outcomeOf(await calls.accept(other, token))).toEqual(refused);
  });

  it('takes the place of the one before to the same address', async () => {
    const session = await service.signup(anAddress());
    const first = await calls.invited(owner, session.user.email);
    expect((await calls.invite(owner, session.user.email)).statusCode).toBe(201);
    expect((await calls.list(owner)).invitations).toHaveLength(1);
    expect(outcomeOf(await calls.accept(session, first))).toEqual([400, 'INVALID_INVITATION']);
  });

  it('is answered alike whether the address has an account or not', async () => {
    const known = await service.signup(anAddress());
    const answers = [
      await calls.invite(owner, known.user.email),
      await calls.invite(owner, anAddress()),
    ].map((answer) => [answer.statusCode, Object.keys(answer.json<object>())]);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is sent by the owner alone, with a confirmed address, to somebody who is not there yet', async () => {
    const colleague = await calls.join(owner, anAddress());
    expect(outcomeOf(await calls.invite(colleague, anAddress()))).toEqual([403, 'OWNER_ONLY']);
    expect((await calls.list(colleague)).invitations).toEqual([]);
    expect(outcomeOf(await calls.invite(owner, colleague.user.email))).toEqual([
      ...[409, 'ALREADY_MEMBER'],
    ]);
    const unverified = await service.signup(anAddress(), { verified: false });
    expect(outcomeOf(await calls.invite(unverified, anAddress()))).toEqual([
      ...[403, 'EMAIL_NOT_VERIFIED'],
    ]);
  });

  it('is no way out of a company of one’s own', async () => {
    const busy = await service.signup(anAddress());
    await participationOf(busy);
    const refused = [409, 'ACTS_FOR_ANOTHER'];
    const token = await calls.invited(owner, anAddress());
    expect(outcomeOf(await calls.accept(busy, token))).toEqual(refused);
    const chief = await service.signup(anAddress());
    const second = await calls.join(chief, anAddress());
    for (const by of [chief, second]) {
      expect(outcomeOf(await calls.accept(by, token))).toEqual(refused);
    }
    expect(outcomeOf(await calls.accept(owner, token))).toEqual([409, 'ALREADY_MEMBER']);
    const fresh = await service.signup(anAddress());
    expect((await calls.accept(fresh, token)).statusCode).toBe(204);
  });

  it('joins one exhibitor, when two owners without data accept each other’s at once', async () => {
    const other = await service.signup(anAddress());
    const tokens = [
      await calls.invited(owner, other.user.email),
      await calls.invited(other, owner.user.email),
    ];
    const answers = await Promise.all([
      calls.accept(other, tokens[0] ?? ''),
      calls.accept(owner, tokens[1] ?? ''),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    expect((await calls.list(owner)).members).toHaveLength(2);
  });

  it('is mailed so many times a day to one address', async () => {
    const email = anAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await calls.invite(owner, email)).statusCode).toBe(201);
    }
    expect(outcomeOf(await calls.invite(owner, email))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('is mailed to so many addresses as may act for an exhibitor', async () => {
    const answers: [number, string?][] = [];
    for (let sent = 0; sent < 20; sent += 1) {
      answers.push(outcomeOf(await calls.invite(owner, anAddress())));
    }
    expect(answers.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => [201]));
    expect(answers.at(19)).toEqual([409, 'TOO_MANY_MEMBERS']);
  });
});
