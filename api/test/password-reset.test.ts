import { createPasswordResets } from '../src/modules/account/password-reset.service';
import type { Database } from '../src/platform/database/database';
import { users } from '../src/tables/account';
import { openTestDatabase } from './support/test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// Without the service, whose jobs send statements of their own meanwhile.
it('is asked for with the same statements whether the address has an account or not', async () => {
  const { db } = database;
  await db.insert(users).values({
    ...{ email: 'connue@exemple.dz', passwordHash: 'none', nom: 'Exemple', role: 'Exhibitor' },
  });
  const perAccount = { reserve: async () => true, giveBack: async () => undefined };
  const resets = createPasswordResets({ db, perAccount, onSessionEnded: () => undefined });
  const sent: number[][] = [];
  for (const email of ['connue@exemple.dz', 'inconnue@exemple.dz']) {
    const select = jest.spyOn(db, 'select');
    const insert = jest.spyOn(db, 'insert');
    await resets.request(email);
    sent.push([select.mock.calls.length, insert.mock.calls.length]);
    jest.restoreAllMocks();
  }
  expect(sent).toEqual([
    [0, 1],
    [0, 1],
  ]);
});
