import { LANGUAGE_COOKIE } from '@mosta/shared/contract/languages';
import { notificationListSchema } from '@mosta/shared/schemas/notification.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { noticeOf } from '../src/modules/notification/notice';
import {
  insertNotifications,
  notifyUsers,
} from '../src/modules/notification/notification.repository';
import {
  NOTIFICATION_MAIL_TOPIC,
  NOTIFICATION_TOPIC,
} from '../src/modules/notification/notification.topic';
import { STAND_RELEASED } from '../src/modules/organizer-stand/stand-notifications';
import type { Executor } from '../src/platform/database/database';
import { users } from '../src/tables/account';
import { notifications } from '../src/tables/notification';
import { outbox } from '../src/tables/outbox';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { keepMailJobs } from './support/mail-jobs';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let reader: TestExhibitor;
let email: string;
let mailsOf: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp();
  mailsOf = await keepMailJobs(service);
});
beforeEach(async () => {
  [reader] = await makeExhibitors(service, 1);
  const [row] = await service.database.db
    .update(users)
    .set({ language: 'en' })
    .where(eq(users.id, reader.id))
    .returning({ email: users.email });
  email = row?.email ?? '';
});
afterAll(() => service.close());

const releaseIn = (transaction: Executor) =>
  notifyUsers(transaction, [reader.id], {
    ...{ category: 'dossier', place: { view: 'salon' } },
    texts: noticeOf(STAND_RELEASED, 'B12', 'hold', 'Travaux'),
  });
const release = () => service.database.db.transaction(releaseIn);
const titles = async (cookie?: string) => {
  const headers = { ...reader.headers, ...(cookie ? { cookie } : {}) };
  const answer = await service.app.inject({ url: '/v1/notification', headers });
  return v.parse(notificationListSchema, answer.json()).map(({ title }) => title);
};

it.each([
  ['the language of the account, where the pages have none', undefined, 'Stand B12 released'],
  ['the language of the pages', `${LANGUAGE_COOKIE}=ar`, 'تحرير الجناح B12'],
  [
    'that language, whatever it was when it was written',
    `${LANGUAGE_COOKIE}=fr`,
    'Stand B12 libéré',
  ],
])('is listed in %s', async (_name, cookie, title) => {
  await release();
  expect(await titles(cookie)).toEqual([title]);
});

it('keeps the words of a person, and those of a time without languages', async () => {
  const words = { title: 'Montage', message: 'Dès 8 h.' };
  await service.database.db.transaction((transaction) =>
    insertNotifications(transaction, { ...words, userId: reader.id }),
  );
  await service.database.db.insert(notifications).values({ ...words, userId: reader.id });
  expect(await titles(`${LANGUAGE_COOKIE}=ar`)).toEqual(['Montage', 'Montage']);
});

it('arrives and is mailed in the language of the account', async () => {
  const ofReader = and(
    eq(outbox.topic, NOTIFICATION_TOPIC),
    sql`${outbox.payload}->>'userId' = ${reader.id}`,
  );
  // Before anybody can have sent it: what a job carried is forgotten then.
  const [job] = await service.database.db.transaction(async (transaction) => {
    await releaseIn(transaction);
    return transaction.select({ payload: outbox.payload }).from(outbox).where(ofReader);
  });
  expect(job?.payload).toMatchObject({
    notification: {
      title: 'Stand B12 released',
      message: 'The organisers ended your hold on stand B12: Travaux.',
    },
  });
  const waiting = () =>
    service.database.db.$count(
      outbox,
      and(eq(outbox.topic, NOTIFICATION_MAIL_TOPIC), isNull(outbox.sentAt)),
    );
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await mailsOf(email)).map(({ subject }) => subject)).toEqual(['Stand B12 released']);
});
