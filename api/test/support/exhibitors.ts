import { randomUUID } from 'node:crypto';
import { insertFamily } from '../../src/modules/account/account.repository';
import { createAccessTokens } from '../../src/platform/accounts/access-token';
import { users } from '../../src/tables/account';
import { emailOfItsOwn } from '../safety/support/callers';
import { TEST_SECRET, type TestApp } from './test-app';

export type TestExhibitor = { id: string; headers: { authorization: string } };

/** Exhibitors with a valid token each, made without the slow hash of a password. */
export function makeExhibitors(service: TestApp, count: 1): Promise<[TestExhibitor]>;
export function makeExhibitors(service: TestApp, count: 2): Promise<[TestExhibitor, TestExhibitor]>;
export function makeExhibitors(service: TestApp, count: number): Promise<TestExhibitor[]>;
export async function makeExhibitors(service: TestApp, count: number): Promise<TestExhibitor[]> {
  const tokens = createAccessTokens(TEST_SECRET);
  const rows = await service.database.db
    .insert(users)
    .values(
      Array.from({ length: count }, () => ({
        email: emailOfItsOwn(),
        emailVerifiedAt: new Date(),
        passwordHash: 'none',
        role: 'Exhibitor' as const,
        nom: 'Exemple',
      })),
    )
    .returning({ id: users.id });
  return Promise.all(
    rows.map(async ({ id }) => {
      const sessionId = await insertFamily(service.database.db, id, {
        tokenHash: randomUUID(),
        expiresAt: new Date(Date.now() + 3_600_000),
      });
      const caller = { userId: id, role: 'Exhibitor' as const, sessionId };
      const { token } = await tokens.issue(caller);
      return { id, headers: { authorization: `Bearer ${token}` } };
    }),
  );
}
