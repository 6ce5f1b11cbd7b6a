import { randomUUID } from 'node:crypto';
import { type AuditPage, auditPageSchema } from '@mosta/shared/schemas/audit.schema';
import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordAuditEvent } from '../src/modules/audit/audit-event';
import { auditLog } from '../src/tables/audit';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: { id: string; headers: { authorization: string } };
beforeAll(async () => {
  service = await startTestApp();
  const session = await service.organizer();
  organizer = { id: session.user._id, headers: bearer(session) };
});
afterAll(() => service.close());

const note = (actor: string, action: AuditAction, subject: string, details = {}) =>
  recordAuditEvent(
    service.database.db,
    { userId: actor, requestId: 'exemple' },
    { action, subject, details },
  );
const read = async (query: Record<string, string> = {}): Promise<AuditPage> => {
  const response = await service.app.inject({
    url: '/v1/organizer/audit',
    query,
    headers: organizer.headers,
  });
  return v.parse(auditPageSchema, response.json());
};

it('tells who did what, also when the account is gone', async () => {
  const subject = randomUUID();
  const gone = randomUUID();
  await note(organizer.id, 'stand.block', subject, { reason: 'travaux' });
  await note(gone, 'stand.unblock', subject);
  expect(await read({ subject })).toMatchObject({
    entries: [
      { actorId: gone, actorName: null, action: 'stand.unblock', subject, details: {} },
      {
        actorId: organizer.id,
        actorName: 'Organisateur Exemple',
        action: 'stand.block',
        details: { reason: 'travaux' },
        requestId: 'exemple',
      },
    ],
    next: null,
  });
});

it('is narrowed by actor and by the beginning of the action, taken to the letter', async () => {
  const actor = randomUUID();
  await note(actor, 'hall.store', 'h');
  await note(actor, 'hall.show', 'h');
  await note(actor, 'promo.add', 'n');
  const actions = async (query: Record<string, string>) =>
    (await read({ actor, ...query })).entries.map(({ action }) => action);
  expect(await actions({})).toEqual(['promo.add', 'hall.show', 'hall.store']);
  expect(await actions({ action: 'hall.' })).toEqual(['hall.show', 'hall.store']);
  expect(await actions({ action: 'add' })).toEqual([]);
  expect(await actions({ action: '%' })).toEqual([]);
});

it('is read page by page', async () => {
  const subject = randomUUID();
  for (let number = 1; number <= 5; number += 1) {
    await note(organizer.id, 'stand.block', subject, { number });
  }
  const seen: unknown[] = [];
  let query: Record<string, string> = {};
  for (;;) {
    const { entries, next } = await read({ subject, limit: '2', ...query });
    seen.push(...entries.map(({ details }) => details.number));
    if (next === null) break;
    query = { before: String(next) };
  }
  expect(seen).toEqual([5, 4, 3, 2, 1]);
});

it.each([
  'limit=0',
  'limit=101',
  'limit=tout',
  'before=-1',
  'actor=moi',
  'subject=',
  'limit=1&limit=2',
])('refuses %s', async (query) => {
  const { headers } = organizer;
  const response = await service.app.inject({ url: `/v1/organizer/audit?${query}`, headers });
  expect(response.statusCode).toBe(400);
});

it.each([
  ['UPDATE', sql`update ${auditLog} set "action" = 'autre'`],
  ['DELETE', sql`delete from ${auditLog}`],
  ['TRUNCATE', sql`truncate ${auditLog}`],
])('refuses %s of its lines', async (_name, statement) => {
  const subject = randomUUID();
  await note(organizer.id, 'stand.block', subject);
  await expect(service.database.db.execute(statement)).rejects.toMatchObject({
    cause: { code: '42501', message: 'the audit log is append-only' },
  });
  expect((await read({ subject })).entries).toMatchObject([{ action: 'stand.block' }]);
});

it('is exported with the filters in force, in the reader’s language', async () => {
  const subject = randomUUID();
  await note(organizer.id, 'stand.block', subject, { reason: '=1+1' });
  await note(organizer.id, 'stand.unblock', subject);
  const headers = { ...organizer.headers, cookie: 'langue=en' };
  const url = `/v1/organizer/audit/export?subject=${subject}&action=stand.b`;
  const response = await service.app.inject({ url, headers });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [heading, line, ...others] = response.body.slice(1).trimEnd().split('\r\n');
  expect(heading).toBe('Instant (UTC);Person;Action;Object;Details');
  expect(line).toContain(`;stand.block;${subject};"{""reason"":""=1+1""}"`);
  expect(others).toEqual([]);
});

it('is exported whole where one statement does not read it all', async () => {
  const subject = randomUUID();
  const line = { actorId: organizer.id, action: 'exemple.long', subject, requestId: 'exemple' };
  const rows = Array.from({ length: 520 }, (_, number) => ({ ...line, details: { number } }));
  await service.database.db.insert(auditLog).values(rows);
  const url = `/v1/organizer/audit/export?subject=${subject}`;
  const response = await service.app.inject({ url, headers: organizer.headers });
  const lines = response.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(521);
  expect(new Set(lines).size).toBe(521);
});
