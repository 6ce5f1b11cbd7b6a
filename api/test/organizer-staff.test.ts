import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  type StaffFile,
  type StaffPage,
  staffApplicationSchema,
  staffPageSchema,
} from '@mosta/shared/schemas/staff.schema';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createLocalStorage } from '../src/platform/storage/local-storage';
import { outbox } from '../src/tables/outbox';
import { staffApplications } from '../src/tables/staff';
import { auditLinesOf } from './support/audit-lines';
import { mailsTo, nextMailTo } from './support/mailbox';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const PDF = '%PDF-1.7\ncontenu exemple\n%%EOF\n';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());

const uploads = () => join(service.dataDir, 'uploads');
const get = (url: string) => service.app.inject({ url: `/v1/organizer/staff${url}`, headers });
const list = async (query = ''): Promise<StaffPage> =>
  v.parse(staffPageSchema, (await get(query)).json());
const find = async (id: string) => v.parse(staffApplicationSchema, (await get(`/${id}`)).json());
const decide = (id: string, verb: 'accept' | 'refuse', payload?: object) =>
  service.app.inject({
    method: 'POST',
    url: `/v1/organizer/staff/${id}/${verb}`,
    headers,
    ...(payload ? { payload } : {}),
  });
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const auditEvents = (subject: string) => auditLinesOf(service.database.db, subject);

/** An application as the public call keeps it, with a file of each name. */
async function apply(
  names: readonly StaffFile[] = ['resume'],
  person: { name?: string; surname?: string } = {},
  createdAt = new Date(),
) {
  const storage = createLocalStorage(uploads());
  const files: Partial<Record<StaffFile, string>> = {};
  for (const name of names)
    files[name] = await storage.put(Readable.from([PDF]), new PassThrough());
  const email = `${randomUUID()}@exemple.dz`;
  const [row] = await service.database.db
    .insert(staffApplications)
    .values({
      personal: {
        ...{ name: 'Exemple', surname: 'Candidate', email, phone: '+213555123456' },
        ...{ address: 'Mostaganem', birthdate: '2000-01-31', ...person },
      },
      professional: {
        ...{ studyLevel: 'BAC +3', diplome: 'Licence', experience: '', agroExperience: '' },
        ...{
          works: [],
          skills: ['accueil'],
          languages: ['arabe'],
          coverLetter: 'Madame, Monsieur',
        },
      },
      files,
      createdAt,
    })
    .returning({ id: staffApplications.id });
  return { id: row?.id ?? '', email, files };
}

it('lists names, level, status and files, and gives the rest one by one', async () => {
  const { id, email } = await apply(['id_card', 'resume']);
  const [summary] = (await list()).applications;
  expect(summary).toMatchObject({
    ...{ _id: id, name: 'Exemple', surname: 'Candidate', studyLevel: 'BAC +3' },
    ...{ status: 'received', decidedAt: null, files: ['resume', 'id_card'] },
  });
  expect(JSON.stringify(summary)).not.toContain(email);
  expect(await find(id)).toMatchObject({
    ...summary,
    personalInfo: { email, phone: '+213555123456' },
    professionalInformation: { coverLetter: 'Madame, Monsieur' },
  });
  for (const unknown of [randomUUID(), 'rien']) {
    expect((await get(`/${unknown}`)).statusCode).toBe(404);
  }
});

it('is searched to the letter, filtered by status and read page by page', async () => {
  const name = `Nom${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  // Rows of one millisecond have no sequence, and one is enough to write two of them.
  for (const [at, surname] of ['Une', 'Deux', 'Trois 100%'].entries())
    ids.unshift((await apply([], { name, surname }, new Date(Date.now() + at * 1000))).id);
  const found = async (query: string) =>
    (await list(`?${query}`)).applications.map(({ _id }) => _id);
  expect(await found(`search=${name.toUpperCase()}`)).toEqual(ids);
  expect(await found(`search=une%20${name}`)).toEqual([ids[2]]);
  expect(await found(`search=${name}%20deux`)).toEqual([ids[1]]);
  expect(await found(`search=${encodeURIComponent(`100% ${name}`)}`)).toEqual([ids[0]]);
  expect(await found(`search=${encodeURIComponent(`${name}%Trois`)}`)).toEqual([]);
  expect(await found(`search=${encodeURIComponent('\\')}`)).toEqual([]);

  const first = await list(`?search=${name}&limit=2`);
  expect(first.applications.map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
  const second = await list(`?search=${name}&limit=2&before=${first.next}`);
  expect([second.applications.map(({ _id }) => _id), second.next]).toEqual([[ids[2]], null]);

  await decide(ids[1] ?? '', 'accept');
  expect(await found(`search=${name}&status=accepted`)).toEqual([ids[1]]);
  expect(await found(`search=${name}&status=received`)).toEqual([ids[0], ids[2]]);
  expect((await get('?status=perdue')).statusCode).toBe(400);
});

describe('a file', () => {
  it('is downloaded, never shown, and the reading is noted', async () => {
    const { id } = await apply(['resume']);
    const response = await get(`/${id}/file/resume`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(PDF);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="resume-${id.slice(0, 8)}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(await auditEvents(id)).toEqual([['staff.read-file', { file: 'resume' }]]);
  });

  it('is not found under other names, when it is missing, or of an unknown application', async () => {
    const { id, files } = await apply(['resume', 'id_card']);
    await rename(join(uploads(), files.id_card ?? ''), join(service.dataDir, 'perdu'));
    for (const path of [
      `${id}/file/birth_certificate`,
      `${id}/file/id_card`,
      `${id}/file/..%2F..%2Fauth-secret`,
      `${id}/file/constructor`,
      `${id}/file/${files.resume}`,
      `${randomUUID()}/file/resume`,
      'rien/file/resume',
    ]) {
      expect((await get(`/${path}`)).statusCode).toBe(404);
    }
    expect(await auditEvents(id)).toEqual([]);
  });
});

describe('a decision', () => {
  it('keeps the files of who is accepted, and writes to them', async () => {
    const { id, email, files } = await apply(['resume', 'id_card']);
    const answer = await decide(id, 'accept', { message: 'Présentez-vous le 27 avril.' });
    expect(answer.statusCode).toBe(200);
    expect(v.parse(staffApplicationSchema, answer.json())).toEqual(await find(id));
    expect(await find(id)).toMatchObject({ status: 'accepted', files: ['resume', 'id_card'] });
    expect((await find(id)).decidedAt).not.toBeNull();
    const mail = await nextMailTo(service, email);
    expect(mail.subject).toBe('Votre candidature à Mosta Expo 2025 est retenue');
    expect(mail.text).toContain('Présentez-vous le 27 avril.');
    for (const key of Object.values(files)) expect(existsSync(join(uploads(), key))).toBe(true);
    expect(await auditEvents(id)).toEqual([['staff.accept', {}]]);
  });

  it('removes the files of who is refused, and writes to them', async () => {
    const { id, email, files } = await apply(['resume', 'birth_certificate']);
    expect((await decide(id, 'refuse')).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({ status: 'refused', files: [] });
    const mail = await nextMailTo(service, email);
    expect(mail.subject).toBe('Réponse à votre candidature à Mosta Expo 2025');
    expect(mail.text).not.toContain('\n\n\n');
    const left = () => Object.values(files).filter((key) => readdirSync(uploads()).includes(key));
    while (left().length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await get(`/${id}/file/resume`)).statusCode).toBe(404);
    expect(await auditEvents(id)).toEqual([['staff.refuse', {}]]);
  });

  it('removes the files later when the storage does not obey at once', async () => {
    const { id, files } = await apply(['resume']);
    const path = join(uploads(), files.resume ?? '');
    // A folder of that name cannot be removed as a file.
    await rename(path, `${path}.aside`);
    await mkdir(path);
    await decide(id, 'refuse');
    const orders = and(
      eq(outbox.topic, 'file-removal'),
      sql`${outbox.payload} ->> 'key' = ${files.resume}`,
    );
    const failures = async () =>
      (await service.database.db.select().from(outbox).where(orders))[0]?.attempts ?? 0;
    while ((await failures()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await rmdir(path);
    await rename(`${path}.aside`, path);
    await service.database.db
      .update(outbox)
      .set({ dueAt: new Date(0) })
      .where(orders);
    while (existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await find(id)).files).toEqual([]);
  });

  it('is made once, also by organisers who decide at the same moment', async () => {
    const { id, email } = await apply();
    const answers = await Promise.all(
      (['accept', 'refuse', 'accept', 'refuse'] as const).map((verb) => decide(id, verb)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const late = await decide(id, 'refuse');
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'ALREADY_DECIDED']);
    await nextMailTo(service, email);
    expect(mailsTo(service, email)).toHaveLength(1);
    expect(await auditEvents(id)).toHaveLength(1);
  });

  it('is undone whole when the mail cannot be ordered', async () => {
    const { id, files } = await apply();
    await service.database.db
      .update(staffApplications)
      .set({ personal: { ...(await find(id)).personalInfo, email: 'a@exemple.dz,b@exemple.dz' } })
      .where(eq(staffApplications.id, id));
    expect((await decide(id, 'refuse')).statusCode).toBe(500);
    const [row] = await service.database.db
      .select()
      .from(staffApplications)
      .where(eq(staffApplications.id, id));
    expect(row).toMatchObject({ status: 'received', files, decidedAt: null });
    expect(await auditEvents(id)).toEqual([]);
  });

  it('is refused for a message too long and for an unknown application', async () => {
    const { id } = await apply();
    expect((await decide(id, 'accept', { message: 'x'.repeat(2001) })).statusCode).toBe(400);
    for (const unknown of [randomUUID(), 'rien']) {
      expect((await decide(unknown, 'accept')).statusCode).toBe(404);
    }
    expect((await find(id)).status).toBe('received');
  });
});
