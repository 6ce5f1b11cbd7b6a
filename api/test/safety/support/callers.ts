import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { insertFamily } from '../../../src/modules/account/account.repository';
import { createAccessTokens } from '../../../src/platform/accounts/access-token';
import { hashPassword } from '../../../src/platform/accounts/password';
import { SAMPLE_PASSWORD } from '../../../src/sample/sample-data';
import { users } from '../../../src/tables/account';
import { TEST_SECRET, type TestApp } from '../../support/test-app';

export type TestCaller = {
  id: string;
  role: Role;
  email: string;
  sessionId: string;
  headers: { authorization: string };
};

let passwordHash: Promise<string> | undefined;

/** A signed-in account of its own, whose password is the sample one; its hash is made once, since that is slow. */
export async function makeCaller({ database }: TestApp, role: Role): Promise<TestCaller> {
  passwordHash ??= hashPassword(SAMPLE_PASSWORD);
  const email = `${randomUUID()}@exemple.dz`;
  const [user] = await database.db
    .insert(users)
    .values({ email, passwordHash: await passwordHash, role, nom: 'Exemple', prenom: 'Autre' })
    .returning({ id: users.id });
  if (!user) throw new Error('The account was not written');
  const sessionId = await insertFamily(database.db, user.id, {
    tokenHash: randomBytes(32).toString('base64url'),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const caller = { userId: user.id, role, sessionId };
  const { token } = await createAccessTokens(TEST_SECRET).issue(caller);
  return { id: user.id, role, email, sessionId, headers: { authorization: `Bearer ${token}` } };
}
