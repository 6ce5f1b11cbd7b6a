import { randomBytes, randomUUID } from 'node:crypto';
import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { findMembership } from '../../../src/modules/account/membership';
import { joinExhibitor, leaveExhibitor } from '../../../src/modules/member/member.repository';
import { createAccessTokens } from '../../../src/platform/accounts/access-token';
import { hashPassword } from '../../../src/platform/accounts/password';
import { SAMPLE_PASSWORD } from '../../../src/sample/sample-data';
import { users } from '../../../src/tables/account';
import { organizers } from '../../../src/tables/organizer';
import { refreshFamilies, refreshTokens } from '../../../src/tables/session';
import { TEST_SECRET, type TestApp } from '../../support/test-app';

export type TestCaller = {
  id: string;
  /** For whom the account acts; for an organiser, whose rows it acts upon. */
  exhibitorId: string;
  role: Role;
  /** Among organisers; null for an exhibitor. */
  organizerRole: OrganizerRole | null;
  email: string;
  sessionId: string;
  headers: { authorization: string };
};

let passwordHash: Promise<string> | undefined;

/** An account that is written and has no token yet. */
type Account = Omit<TestCaller, 'headers'>;

/** Accounts that nobody has been given yet, by what they are, of the services that write many at a time. */
const reserves = new WeakMap<TestApp, Map<string, Account[]>>();
const AT_ONCE = 40;

/** Has accounts of a service written forty at a time: for tests that make thousands of them. */
export function makeCallersInAdvance(service: TestApp): void {
  reserves.set(service, new Map());
}

/** A signed-in account of its own, whose password is the sample one. */
export async function makeCaller(
  service: TestApp,
  role: Role,
  organizerRole: OrganizerRole = 'owner',
): Promise<TestCaller> {
  const reserve = reserves.get(service);
  const kind = role === 'Organizer' ? organizerRole : role;
  const known = reserve?.get(kind)?.pop();
  if (known) return withToken(known);
  const count = reserve ? AT_ONCE : 1;
  const [account, ...others] = await insertAccounts(service, { role, organizerRole, count });
  if (!account) throw new Error('The account was not written');
  reserve?.set(kind, others);
  return withToken(account);
}

/** An address that nobody else has, of letters that no search of a test has: no word, stand or number finds its account. */
export const emailOfItsOwn = (): string =>
  `p-${Array.from(randomBytes(40), (byte) => 'jkqwxz'[byte % 6]).join('')}@exemple.dz`;

/** The account with a new token: one lasts ten minutes, which a test of thousands of calls may take. */
export async function withToken(account: Account): Promise<TestCaller> {
  const { id: userId, role, sessionId } = account;
  const { token } = await createAccessTokens(TEST_SECRET).issue({ userId, role, sessionId });
  return { ...account, headers: { authorization: `Bearer ${token}` } };
}

/** Writes accounts with a session; each organiser has an exhibitor of its own upon whose rows it acts. */
async function insertAccounts(
  { database: { db } }: TestApp,
  { role, organizerRole, count }: { role: Role; organizerRole: OrganizerRole; count: number },
): Promise<Account[]> {
  // Made once, since that is slow.
  passwordHash ??= hashPassword(SAMPLE_PASSWORD);
  const now = new Date();
  const person = { nom: 'Exemple', prenom: 'Autre', passwordHash: await passwordHash };
  const accounts = Array.from({ length: count }, (): Account => {
    const id = randomUUID();
    return {
      ...{ id, role, organizerRole: role === 'Organizer' ? organizerRole : null },
      exhibitorId: role === 'Organizer' ? randomUUID() : id,
      ...{ email: emailOfItsOwn(), sessionId: randomUUID() },
    };
  });
  const asRow = ({ id, email, role: own }: Pick<Account, 'id' | 'email' | 'role'>) => {
    return { ...person, id, email, role: own, emailVerifiedAt: now };
  };
  await db.insert(users).values(accounts.map(asRow));
  if (role === 'Organizer') {
    const exhibitors = accounts.map(({ exhibitorId: id }) =>
      asRow({ id, email: emailOfItsOwn(), role: 'Exhibitor' }),
    );
    await db.insert(users).values(exhibitors);
    await db
      .insert(organizers)
      .values(accounts.map(({ id: userId }) => ({ userId, role: organizerRole, joinedAt: now })));
  }
  await db
    .insert(refreshFamilies)
    .values(accounts.map(({ sessionId: id, id: userId }) => ({ id, userId })));
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db.insert(refreshTokens).values(
    accounts.map(({ sessionId: familyId }) => {
      return { familyId, tokenHash: randomBytes(32).toString('base64url'), expiresAt };
    }),
  );
  return accounts;
}

/** Another account that acts for an exhibitor. */
export async function makeColleague(service: TestApp, exhibitorId: string): Promise<TestCaller> {
  const colleague = await makeCaller(service, 'Exhibitor');
  await joinExhibitor(service.database.db, colleague.id, exhibitorId);
  return { ...colleague, exhibitorId };
}

/** An account that acted for an exhibitor until now. */
export async function makeFormerColleague(
  service: TestApp,
  exhibitorId: string,
): Promise<TestCaller> {
  const { db } = service.database;
  const colleague = await makeColleague(service, exhibitorId);
  await leaveExhibitor(db, colleague.id);
  const own = await findMembership(db, colleague.id);
  if (!own) throw new Error('The account acts for nobody');
  return { ...colleague, exhibitorId: own.exhibitorId };
}
