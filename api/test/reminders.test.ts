import {
  lateBalanceListSchema,
  reminderAnswerSchema,
  reminderPreviewSchema,
} from '@mosta/shared/schemas/reminder.schema';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
import { notifications } from '../src/tables/notification';
import { reservationBooths, reservations } from '../src/tables/reservation';
import { keepMailJobs } from './support/mail-jobs';
import { makeApplicant } from './support/participations';
import { makeOrganizer, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const PREFIX = '/v1/organizer/reminder';
let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mailsOf: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
  mailsOf = await keepMailJobs(service);
});
afterAll(() => service.close());

/** Confirmed so long ago that its payment is late. */
async function late(language: 'fr' | 'ar' = 'fr') {
  const { db } = service.database;
  const { reservation, id } = await makeApplicant(service);
  await db.insert(reservationBooths).values({
    ...{ reservationId: reservation, position: 9, quantity: 1, name: 'Stand B49', size: 9 },
    ...{ prices: { DZD: 100_000 }, reserved: false },
  });
  await db
    .update(reservations)
    .set({ status: 'confirmed', confirmedAt: sql`now() - interval '400 days'` })
    .where(eq(reservations.id, reservation));
  await db.update(users).set({ language }).where(eq(users.id, id));
  return { reservation, id };
}
const list = async () =>
  v.parse(lateBalanceListSchema, (await calls.call('GET', PREFIX, organizer)).json());
const send = async (...reminders: { reservation: string; number: number }[]) =>
  v.parse(
    reminderAnswerSchema,
    (await calls.call('POST', PREFIX, organizer, { reminders })).json(),
  );
const addressOf = async (id: string) => {
  const [user] = await service.database.db.select().from(users).where(eq(users.id, id));
  return user?.email ?? '';
};

it('shows what a reminder says, in the language of its reader, and sends it once', async () => {
  const { reservation, id } = await late('ar');
  const before = (await list()).find((one) => one.reservation === reservation);
  expect(before).toMatchObject({ reminded: 0, lastReminder: null });
  const response = await calls.call('GET', `${PREFIX}/${reservation}/preview`, organizer);
  const [preview] = v.parse(reminderPreviewSchema, response.json());
  expect(preview).toMatchObject({
    language: 'ar',
    subject: expect.stringMatching(/^تذكير بالدفع/),
  });
  expect(await mailsOf(await addressOf(id))).toHaveLength(0);

  const answers = await Promise.all([1, 2, 3].map(() => send({ reservation, number: 1 })));
  expect(answers.flatMap(({ sent }) => sent)).toEqual([reservation]);
  expect(answers.flatMap(({ skipped }) => skipped.map(({ reason }) => reason))).toEqual([
    'sent',
    'sent',
  ]);
  expect(await mailsOf(await addressOf(id))).toHaveLength(1);
  const { db } = service.database;
  expect(await db.$count(notifications, eq(notifications.userId, id))).toBe(1);
  const after = (await list()).find((one) => one.reservation === reservation);
  expect(after).toMatchObject({ reminded: 1, lastReminder: expect.any(String) });
  expect((await send({ reservation, number: 2 })).sent).toEqual([reservation]);
});

it('reminds nobody who has paid meanwhile, and the others all the same', async () => {
  const [paid, other] = [await late(), await late()];
  const due = (await list()).find((one) => one.reservation === paid.reservation)?.due.amount;
  const url = `/v1/organizer/reservation/${paid.reservation}/payment`;
  await calls.call('POST', url, organizer, {
    ...{ amount: due, receivedOn: '2025-03-01', mode: 'virement' },
  });
  const answer = await send(
    { reservation: paid.reservation, number: 1 },
    { reservation: other.reservation, number: 1 },
  );
  expect(answer).toEqual({
    sent: [other.reservation],
    skipped: [{ reservation: paid.reservation, reason: 'settled' }],
  });
  const mails = await mailsOf(await addressOf(paid.id));
  expect(mails.filter(({ subject }) => subject.startsWith('Rappel'))).toEqual([]);
});
