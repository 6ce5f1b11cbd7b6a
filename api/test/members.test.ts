import { randomUUID } from 'node:crypto';
import { MOST_UNCONFIRMED } from '@mosta/shared/domain/stand-hold';
import type { SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { notificationListSchema } from '@mosta/shared/schemas/notification.schema';
import { accountExportSchema } from '@mosta/shared/schemas/privacy.schema';
import { quoteListSchema } from '@mosta/shared/schemas/quote.schema';
import { holdListSchema } from '@mosta/shared/schemas/stand.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { prepareHoldStatements } from '../src/modules/hold/hold.statements';
import { onParticipation } from '../src/modules/party/party';
import { SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { exhibitorMembers, exhibitors } from '../src/tables/exhibitor';
import { participations } from '../src/tables/participation';
import { SIMULATION } from './safety/support/payloads';
import { makeStand } from './safety/support/rows';
import { nextMailTo } from './support/mailbox';
import { startMemberService } from './support/members';
import { outcomeOf } from './support/sales';
import { bearer, type TestApp } from './support/test-app';

type Members = Awaited<ReturnType<typeof startMemberService>>;

let service: TestApp;
let calls: Members['calls'];
let anAddress: Members['anAddress'];
let newOwner: Members['newOwner'];
let participationOf: Members['participationOf'];
let owner: SessionAnswer;
beforeAll(async () => {
  ({ service, calls, anAddress, newOwner, participationOf } = await startMemberService('personne'));
});
afterAll(() => service.close());
beforeEach(async () => {
  owner = await newOwner();
});

const erase = (session: SessionAnswer) =>
  calls.call('POST', '/v1/account/erase', session, { password: SAMPLE_PASSWORD });
const holdsOf = async (session: SessionAnswer) =>
  v
    .parse(holdListSchema, (await calls.call('GET', '/v1/hold/mine', session)).json())
    .map(({ code }) => code);
const messagesOf = async (session: SessionAnswer) =>
  v
    .parse(notificationListSchema, (await calls.call('GET', '/v1/notification', session)).json())
    .map(({ message }) => message);
const participationsOf = async (session: SessionAnswer) =>
  (await calls.call('GET', '/v1/participation/mine', session)).json<{ _id: string }[]>();
const countExhibitors = (id: string) =>
  service.database.db.$count(exhibitors, eq(exhibitors.id, id));

describe('a colleague who accepted', () => {
  it('sees and does what the owner sees and does', async () => {
    const { id } = await participationOf(owner);
    const { code } = await makeStand(service);
    const claimed = await calls.call('POST', `/v1/stand/${encodeURI(code)}/hold`, owner);
    expect(claimed.statusCode).toBe(201);
    const colleague = await calls.join(owner, anAddress());
    expect(await holdsOf(colleague)).toEqual([code]);
    expect((await participationsOf(colleague)).map(({ _id }) => _id)).toEqual([id]);
    const [hold] = v.parse(
      holdListSchema,
      (await calls.call('GET', '/v1/hold/mine', colleague)).json(),
    );
    const released = await calls.call('POST', `/v1/hold/${hold?._id}/release`, colleague);
    expect(released.statusCode).toBeLessThan(300);
    expect(await holdsOf(owner)).toEqual([]);
    const letter = await calls.call('POST', `/v1/participation/${id}/message`, colleague, {
      text: 'Bonjour.',
    });
    expect(letter.statusCode).toBe(201);
    const own = await calls.call(
      'GET',
      `/v1/reservation/exhibitor/${colleague.user._id}`,
      colleague,
    );
    expect(own.json()).toHaveLength(1);
  });

  it('shares the limit of stands with the others', async () => {
    const colleague = await calls.join(owner, anAddress());
    const claim = async (by: SessionAnswer) => {
      const { code } = await makeStand(service);
      return outcomeOf(await calls.call('POST', `/v1/stand/${encodeURI(code)}/hold`, by));
    };
    for (let taken = 0; taken < MOST_UNCONFIRMED; taken += 1) {
      expect(await claim(taken % 2 === 0 ? owner : colleague)).toEqual([201]);
    }
    for (const by of [owner, colleague]) expect(await claim(by)).toEqual([409, 'HOLD_LIMIT']);
  });

  it('brings the quotes of the own account along', async () => {
    const session = await service.signup(anAddress());
    const given = await calls.call('POST', '/v1/quote', session, { simulation: SIMULATION });
    expect(given.statusCode).toBe(201);
    await calls.accept(session, await calls.invited(owner, session.user.email));
    const quotes = v.parse(
      quoteListSchema,
      (await calls.call('GET', '/v1/quote/mine', owner)).json(),
    );
    expect(quotes).toHaveLength(1);
    expect(await countExhibitors(session.user._id)).toBe(0);
  });

  it('gets the notifications and letters of the exhibitor, and reads them alone', async () => {
    const { id } = await participationOf(owner);
    const colleague = await calls.join(owner, anAddress());
    const organizer = await service.organizer();
    const decided = await calls.call(
      'POST',
      `/v1/organizer/participation/${id}/accept`,
      organizer,
      {},
    );
    expect(decided.statusCode).toBe(200);
    for (const { user } of [owner, colleague])
      await nextMailTo(service, user.email, /participation est acceptée/);
    await calls.call('POST', '/v1/notification/read-all', colleague);
    const unread = async (session: SessionAnswer) =>
      (await calls.call('GET', '/v1/notification/unread', session)).json();
    expect(await unread(colleague)).toEqual({ unread: 0 });
    expect(await unread(owner)).toEqual({ unread: 2 });
    expect(await messagesOf(colleague)).toHaveLength(1);
  });

  it('is named to organisers by the owner’s name, and notified with the exhibitor’s identifier', async () => {
    const { id } = await participationOf(owner);
    const colleague = await calls.join(owner, anAddress());
    await calls.handOver(owner, colleague);
    const organizer = await service.organizer();
    const seen = await calls.call('GET', `/v1/organizer/participation/${id}`, organizer);
    expect(seen.json<{ exhibitor: unknown }>().exhibitor).toMatchObject({
      ...{ _id: owner.user._id, email: colleague.user.email },
    });
    const sent = await calls.call('POST', '/v1/notification', organizer, {
      ...{ userId: owner.user._id, title: 'Titre', message: 'À toute l’entreprise' },
    });
    expect(sent.json()).toEqual({ recipients: 2 });
    expect(await messagesOf(colleague)).toContain('À toute l’entreprise');
  });

  it('is told for whom the account acts by its export, and nothing of the others', async () => {
    await participationOf(owner);
    await calls.call('POST', '/v1/quote', owner, { simulation: SIMULATION });
    const colleague = await calls.join(owner, anAddress());
    const answer = await calls.call('GET', '/v1/account/export', colleague);
    const exported = v.parse(accountExportSchema, answer.json());
    expect(exported.membership).toEqual([
      expect.objectContaining({
        ...{ exhibitor: owner.user._id, company: 'Exemple', role: 'member' },
      }),
    ]);
    expect(exported.participations).toHaveLength(1);
    expect(exported.quotes).toHaveLength(1);
    expect(answer.body).not.toContain(owner.user.email);
  });
});

describe('somebody who is removed', () => {
  it('reaches nothing of the exhibitor from the next call on, and keeps the account', async () => {
    const { id } = await participationOf(owner);
    const colleague = await calls.join(owner, anAddress());
    expect((await calls.remove(owner, colleague)).statusCode).toBe(204);
    const read = await calls.call('GET', `/v1/participation/${id}/progress`, colleague);
    expect(outcomeOf(read)).toEqual([404, 'NOT_FOUND']);
    expect(await participationsOf(colleague)).toEqual([]);
    expect(await calls.list(colleague)).toMatchObject({
      ...{ role: 'owner', members: [{ email: colleague.user.email }] },
    });
    expect(await messagesOf(colleague)).toContain(
      'Vous n’agissez plus pour Exemple. Votre compte reste le vôtre.',
    );
    expect((await calls.list(owner)).members).toHaveLength(1);
  });

  it('adds nothing to it by a call that was under way', async () => {
    const { id = '' } = await participationOf(owner);
    const colleague = await calls.join(owner, anAddress());
    await calls.remove(owner, colleague);
    const caller = {
      ...{ userId: colleague.user._id, exhibitorId: owner.user._id },
      ...{ role: 'Exhibitor' as const, organizerRole: null, sessionId: randomUUID() },
      owesSecondFactor: false,
    };
    const added = onParticipation(service.database.db, caller, id, async () => 'added');
    await expect(added).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const terms = { minutes: 60, cooldownHours: 24, most: 5, mostPerAddress: 0 };
    const { claim } = prepareHoldStatements(service.database.db, terms);
    const by = { accountId: colleague.user._id, exhibitorId: owner.user._id };
    const { code } = await makeStand(service);
    const { problem } = await claim({ ...by, code, takenFrom: 'digest' });
    expect(problem).toBe('UNAUTHENTICATED');
  });

  it('is somebody of the same exhibitor, and not the owner', async () => {
    const colleague = await calls.join(owner, anAddress());
    const stranger = await service.signup(anAddress());
    expect(outcomeOf(await calls.remove(owner, stranger))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await calls.remove(owner, owner))).toEqual([409, 'OWNER_STAYS']);
    expect(outcomeOf(await calls.remove(colleague, owner))).toEqual([403, 'OWNER_ONLY']);
  });
});

describe('the owner', () => {
  it('hands over, and may leave then; a member leaves at any time', async () => {
    const { id } = await participationOf(owner);
    const colleague = await calls.join(owner, anAddress());
    expect(outcomeOf(await calls.leave(owner))).toEqual([409, 'OWNER_STAYS']);
    expect(outcomeOf(await calls.handOver(colleague, owner))).toEqual([403, 'OWNER_ONLY']);
    expect((await calls.handOver(owner, colleague)).statusCode).toBe(204);
    expect((await calls.list(colleague)).role).toBe('owner');
    expect((await calls.list(owner)).role).toBe('member');
    expect((await calls.leave(owner)).statusCode).toBe(204);
    expect(await participationsOf(owner)).toEqual([]);
    expect((await participationsOf(colleague)).map(({ _id }) => _id)).toEqual([id]);
    expect(await messagesOf(colleague)).toContain(
      'Autre Exemple n’agit plus pour votre entreprise.',
    );
    const alone = await calls.call('GET', `/v1/reservation/exhibitor/${owner.user._id}`, owner);
    expect(alone.json()).toEqual([]);
  });
});

describe('the erasure of an account', () => {
  it('leaves the exhibitor to those who stay, the oldest of them as its owner', async () => {
    const { id } = await participationOf(owner);
    const second = await calls.join(owner, anAddress());
    const third = await calls.join(owner, anAddress());
    expect((await erase(owner)).statusCode).toBe(204);
    await nextMailTo(service, owner.user.email, /d’autres personnes agissent pour elle/);
    expect((await calls.list(third)).members).toMatchObject([
      { email: second.user.email, role: 'owner' },
      { email: third.user.email, role: 'member' },
    ]);
    expect((await participationsOf(third)).map(({ _id }) => _id)).toEqual([id]);
    expect(await messagesOf(second)).toContain(
      'Le responsable du compte a effacé le sien. La plus ancienne des personnes qui restent le remplace.',
    );
    expect(outcomeOf(await calls.call('GET', '/v1/member', owner))[0]).toBe(401);
  });

  it('takes it away with the last, also when the last two ask at once', async () => {
    await participationOf(owner);
    const colleague = await calls.join(owner, anAddress());
    const answers = await Promise.all([erase(owner), erase(colleague)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const { db } = service.database;
    expect(await countExhibitors(owner.user._id)).toBe(0);
    const own = eq(participations.exhibitorId, owner.user._id);
    expect(await db.$count(participations, own)).toBe(0);
    const member = eq(exhibitorMembers.exhibitorId, owner.user._id);
    expect(await db.$count(exhibitorMembers, member)).toBe(0);
  });

  it('is no way around a confirmed reservation, but leaves it to the others', async () => {
    const sample = await service.exhibitor();
    const colleague = await calls.join(sample, anAddress());
    expect((await erase(colleague)).statusCode).toBe(204);
    expect(outcomeOf(await erase(sample))).toEqual([409, 'ERASURE_BLOCKED']);
    const answer = await service.app.inject({ url: '/v1/account', headers: bearer(sample) });
    expect(answer.statusCode).toBe(200);
  });
});
