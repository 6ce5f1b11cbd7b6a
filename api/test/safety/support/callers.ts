import { randomBytes, randomUUID } from 'node:crypto';
import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { insertFamily } from '../../../src/modules/account/account.repository';
import { findMembership } from '../../../src/modules/account/membership';
import { joinExhibitor, leaveExhibitor } from '../../../src/modules/member/member.repository';
import { createAccessTokens } from '../../../src/platform/accounts/access-token';
import { hashPassword } from '../../../src/platform/accounts/password';
import { SAMPLE_PASSWORD } from '../../../src/sample/sample-data';
import { users } from '../../../src/tables/account';
import { organizers } from '../../../src/tables/organizer';
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

/** A signed-in account of its own, whose password is the sample one; its hash is made once, since that is slow. */
export async function makeCaller(
  service: TestApp,
  role: Role,
  organizerRole: OrganizerRole = 'owner',
): Promise<TestCaller> {
  const { db } = service.database;
  passwordHash ??= hashPassword(SAMPLE_PASSWORD);
  const email = `${randomUUID()}@exemple.dz`;
  const [user] = await db
    .insert(users)
    .values({
      ...{ email, emailVerifiedAt: new Date(), passwordHash: await passwordHash, role },
      ...{ nom: 'Exemple', prenom: 'Autre' },
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The account was not written');
  if (role === 'Organizer') {
    await db
      .insert(organizers)
      .values({ userId: user.id, role: organizerRole, joinedAt: new Date() });
  }
  const sessionId = await insertFamily(db, user.id, {
    tokenHash: randomBytes(32).toString('base64url'),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const caller = { userId: user.id, role, sessionId };
  const { token } = await createAccessTokens(TEST_SECRET).issue(caller);
  const headers = { authorization: `Bearer ${token}` };
  const exhibitorId =
    role === 'Exhibitor' ? user.id : (await makeCaller(service, 'Exhibitor')).exhibitorId;
  return {
    ...{ id: user.id, exhibitorId, role, email, sessionId, headers },
    organizerRole: role === 'Organizer' ? organizerRole : null,
  };
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
