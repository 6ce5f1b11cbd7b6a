import type { SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { inArray } from 'drizzle-orm';
import { SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { outbox } from '../src/tables/outbox';
import { nextMailTo } from './support/mailbox';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const erase = (session: SessionAnswer) =>
  service.app.inject({
    method: 'POST',
    url: '/v1/account/erase',
    headers: bearer(session),
    payload: { password: SAMPLE_PASSWORD },
  });

it('nothing that still waits for an erased account is sent, and nothing for others is lost', async () => {
  const session = await service.signup('attente@exemple.dz');
  const { db } = service.database;
  const dueAt = new Date(Date.now() + 3_600_000);
  const mail = (to: string) => ({ topic: 'mail', dueAt, payload: { to, subject: 'x', text: 'x' } });
  const notificationJob = (userId: string) => ({
    topic: 'notification',
    dueAt,
    payload: { userId },
  });
  const other = '00000000-0000-4000-8000-000000000000';
  const orders = await db
    .insert(outbox)
    .values([
      ...[mail('attente@exemple.dz'), mail('autre-attente@exemple.dz')],
      ...[notificationJob(session.user._id), notificationJob(other)],
    ])
    .returning({ id: outbox.id });
  expect((await erase(session)).statusCode).toBe(204);
  const left = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(
      inArray(
        outbox.id,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(outbox.topic);
  expect(left).toMatchObject([
    { payload: { to: 'autre-attente@exemple.dz' } },
    { payload: { userId: other } },
  ]);
});

it('nothing personal of an erased account waits in the outbox once it was delivered', async () => {
  const session = await service.signup('oubli@exemple.dz');
  expect((await erase(session)).statusCode).toBe(204);
  await nextMailTo(service, 'oubli@exemple.dz', /sont effacés/);
  const waiting = async () =>
    (await service.database.db.select().from(outbox)).some(({ payload }) =>
      JSON.stringify(payload).includes('oubli@exemple.dz'),
    );
  while (await waiting()) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await waiting()).toBe(false);
});
