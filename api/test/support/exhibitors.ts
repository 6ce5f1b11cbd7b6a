import { randomUUID } from 'node:crypto';
import { createAccessTokens } from '../../src/platform/accounts/access-token';
import { users } from '../../src/tables/account';
import { TEST_SECRET, type TestApp } from './test-app';

export type TestExhibitor = { id: string; headers: { authorization: string } };

/** Exhibitors with a valid token each, made without the slow hash of a password. */
export async function makeExhibitors(service: TestApp, count: number): Promise<TestExhibitor[]> {
  const tokens = createAccessTokens(TEST_SECRET);
  const rows = await service.database.db
    .insert(users)
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@exemple.dz`,
        passwordHash: 'none',
        role: 'Exhibitor' as const,
        nom: 'Exemple',
      })),
    )
    .returning({ id: users.id });
  return Promise.all(
    rows.map(async ({ id }) => {
      const caller = { userId: id, role: 'Exhibitor' as const, sessionId: randomUUID() };
      const { token } = await tokens.issue(caller);
      return { id, headers: { authorization: `Bearer ${token}` } };
    }),
  );
}
