import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import pg from 'pg';
import { addFirstEdition } from '../src/modules/edition/first-edition';
import { createHoldService } from '../src/modules/hold/hold.service';
import { addInventory } from '../src/modules/stand/inventory';
import { STAND_TOPIC } from '../src/modules/stand/stand.topic';
import { type JobQueue, startQueue } from '../src/outbox/job-queue';
import { QUEUES } from '../src/outbox/queues';
import type { Database } from '../src/platform/database/database';
import { users } from '../src/tables/account';
import { openTestDatabase } from './support/test-database';

const CYCLES = 20;
const TERMS = { minutes: 60, cooldownHours: 24, mostPerAddress: 5 };

let database: Database;
let exhibitorId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await addFirstEdition(database.db, FIRST_EDITION.bank);
  await addInventory(database.db, FIRST_EDITION);
  const [user] = await database.db
    .insert(users)
    .values({
      ...{ email: `${randomUUID()}@exemple.dz`, passwordHash: 'none', nom: 'Exemple' },
      role: 'Exhibitor',
      emailVerifiedAt: new Date(),
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The exhibitor was not made');
  exhibitorId = user.id;
});
afterAll(() => database.close());

/** How many statements the service sends while it does something. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

it('takes two statements to take a stand and to give it back', async () => {
  const holds = createHoldService({ db: database.db, terms: TERMS });
  const count = await statementsOf(async () => {
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const { _id } = await holds.claim({ accountId: exhibitorId, exhibitorId }, 'B49', 'digest');
      await holds.release(exhibitorId, _id);
    }
  });
  expect(count).toBe(2 * CYCLES);
});

it('takes two statements to announce all that has changed', async () => {
  const announced: unknown[] = [];
  const count = await statementsOf(async () => {
    const queue = await new Promise<JobQueue>((resolve, reject) => {
      const started = startQueue(
        { ...QUEUES.socket, topics: [STAND_TOPIC] },
        {
          db: database.db,
          run: async ({ payload }) => void announced.push(payload),
          onDone: () => {
            if (announced.length === 2 * CYCLES) resolve(started);
          },
          onFailed: (_job, error) => reject(error),
          onError: reject,
        },
      );
      started.wake();
    });
    await queue.stop(60_000);
  });
  const revisions = Array.from({ length: 2 * CYCLES }, (_, index) => index + 1);
  expect(announced).toEqual(
    revisions.map((revision) => ({
      ...{ code: 'B49', revision },
      state: revision % 2 === 1 ? 'option' : 'libre',
    })),
  );
  expect(count).toBe(2);
});
