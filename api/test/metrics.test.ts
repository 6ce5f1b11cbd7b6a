import { sql } from 'drizzle-orm';
import { addJobs } from '../src/outbox/outbox.repository';
import { outbox } from '../src/tables/outbox';
import { makeExhibitors } from './support/exhibitors';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const scrape = async () => {
  const { body, statusCode } = await service.app.inject({ url: '/metrics' });
  expect(statusCode).toBe(200);
  return (name: string) =>
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1);
};

it('tell sockets, options, and what waits to be delivered', async () => {
  const [exhibitor] = await makeExhibitors(service, 1);
  await service.app.inject({
    method: 'POST',
    url: '/v1/stand/B49/hold',
    headers: exhibitor?.headers,
  });
  // A mail that waits for its next attempt.
  await addJobs(service.database.db, 'mail', [{}]);
  await service.database.db
    .update(outbox)
    .set({
      dueAt: sql`now() + interval '1 hour'`,
      createdAt: sql`now() - interval '90 seconds'`,
    })
    .where(sql`topic = 'mail'`);
  const figure = await scrape();
  expect(figure('portal_connected_sockets')).toBe('0');
  expect(figure('portal_active_holds')).toBe('1');
  expect(figure('portal_outbox_waiting{queue="mail"}')).toBe('1');
  expect(Number(figure('portal_outbox_oldest_seconds{queue="mail"}'))).toBeGreaterThanOrEqual(90);
});

it('are served without a database that answers, with the figures it owes left open', async () => {
  const select = jest.spyOn(service.database.db, 'select').mockImplementation(() => {
    throw new Error('no answer');
  });
  const figure = await scrape();
  select.mockRestore();
  expect(figure('portal_connected_sockets')).toBe('0');
  expect(figure('portal_active_holds')).toBe('Nan');
  expect(figure('portal_outbox_waiting{queue="mail"}')).toBe('Nan');
});
