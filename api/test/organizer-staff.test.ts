import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Language } from '@mosta/shared/contract/languages';
import { noteListSchema, noteSchema } from '@mosta/shared/schemas/note.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  type StaffFile,
  type StaffPage,
  staffApplicationSchema,
  staffPageSchema,
  staffPreviewSchema,
} from '@mosta/shared/schemas/staff.schema';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ownApplicationLink } from '../src/modules/privacy/staff-own.service';
import { createSignedLinks } from '../src/platform/accounts/signed-link';
import { createLocalStorage } from '../src/platform/storage/local-storage';
import { staffNotes } from '../src/tables/note';
import { outbox } from '../src/tables/outbox';
import { staffApplications } from '../src/tables/staff';
import { auditLinesOf } from './support/audit-lines';
import { mailsTo, nextMailTo } from './support/mailbox';
import { bearer, startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

/** An appointment. */
const DAY = { day: '2025-04-20', time: '10:30', place: 'Salle exemple, Mostaganem' };
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
const post = (path: string, payload?: object) =>
  service.app.inject({
    method: 'POST',
    url: `/v1/organizer/staff/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
const decide = (id: string, verb: 'invite' | 'accept' | 'refuse', payload?: object) =>
  post(`${id}/${verb}`, payload);
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const changed = (before: string, after: string) => ({
  ...{ before: { status: before }, after: { status: after } },
});
const auditEvents = (subject: string) => auditLinesOf(service.database.db, subject);

/** An application as the public call keeps it, with a file of each name. */
async function apply(
  names: readonly StaffFile[] = ['resume'],
  person: { name?: string; surname?: string } = {},
  { createdAt = new Date(), studyLevel = 'BAC +3', language = 'fr' as Language } = {},
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
        ...{ studyLevel, diplome: 'Licence', experience: '', agroExperience: '' },
        ...{
          works: [],
          skills: ['accueil'],
          languages: ['arabe'],
          coverLetter: 'Madame, Monsieur',
        },
      },
      ...{ files, createdAt, language },
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
    ids.unshift(
      (await apply([], { name, surname }, { createdAt: new Date(Date.now() + at * 1000) })).id,
    );
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

it('is filtered by level, sorted, and read by the number of the page', async () => {
  const name = `Tri${randomUUID().slice(0, 8)}`;
  const people = [
    ...[
      { surname: 'Zohra', studyLevel: 'BAC +5' },
      { surname: 'amel', studyLevel: 'BAC +8' },
    ],
    { surname: 'Nadir', studyLevel: 'BAC +0' },
  ];
  for (const [at, { surname, studyLevel }] of people.entries()) {
    const createdAt = new Date(Date.now() + at * 1000);
    await apply([], { name, surname }, { createdAt, studyLevel });
  }
  const found = async (query: string) => {
    const { applications, total } = await list(`?search=${name}&${query}`);
    return [...applications.map(({ surname }) => surname), total];
  };
  expect(await found('')).toEqual(['Nadir', 'amel', 'Zohra', 3]);
  expect(await found('sort=name&direction=asc')).toEqual(['amel', 'Nadir', 'Zohra', 3]);
  expect(await found('sort=level&direction=desc&limit=2')).toEqual(['amel', 'Zohra', 3]);
  expect(await found('sort=level&direction=desc&limit=2&offset=2')).toEqual(['Nadir', 3]);
  expect(await found('studyLevel=BAC%20%2B5')).toEqual(['Zohra', 1]);
  expect((await get('?studyLevel=BAC')).statusCode).toBe(400);
  expect((await get('?sort=mail')).statusCode).toBe(400);
});

it('counts what is at each status, whatever the filter', async () => {
  const before = (await list('?search=personne')).counts;
  const { id } = await apply();
  await apply();
  await decide(id, 'refuse');
  const { received, refused } = (await list('?search=personne')).counts;
  expect([received, refused]).toEqual([before.received + 1, before.refused + 1]);
});

it('is exported with what the filter wants; nothing that was typed is computed', async () => {
  const name = `=Export${randomUUID().slice(0, 8)}`;
  const { email } = await apply([], { name, surname: 'Première' });
  await apply([], { name: 'Autre', surname: 'Seconde' });
  const csv = await get(`/export?search=${encodeURIComponent(name)}&format=csv`);
  expect(csv.headers['content-disposition']).toContain('mosta-expo-candidatures.csv');
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Nom;Prénom;État;E-mail');
  expect(lines[1]).toContain(`'${name};Première;À lire;${email}`);
  const xlsx = await get(`/export?search=${encodeURIComponent(name)}&format=xlsx`);
  expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
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
    expect(await auditEvents(id)).toEqual([['staff.accept', changed('received', 'accepted')]]);
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
    expect(await auditEvents(id)).toEqual([['staff.refuse', changed('received', 'refused')]]);
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

  it('is shown as the applicant would read it, and nothing is sent by that', async () => {
    const { id, email } = await apply(['resume'], {}, { language: 'ar' });
    const preview = async (body: object) => {
      const answer = await post(`${id}/preview`, body);
      return v.parse(staffPreviewSchema, answer.json());
    };
    const invitation = await preview({ decision: 'interview', message: 'Merci.', interview: DAY });
    expect(invitation).toMatchObject({ to: email, language: 'ar' });
    for (const part of ['10:30', 'Salle exemple', 'Merci.']) {
      expect(invitation.text).toContain(part);
    }
    const refusal = await preview({ decision: 'refused' });
    expect(refusal.text).toContain('حُذفت الملفات');
    expect((await post(`${id}/preview`, { decision: 'interview' })).statusCode).toBe(400);
    expect((await post(`${randomUUID()}/preview`, { decision: 'refused' })).statusCode).toBe(404);
    expect(await find(id)).toMatchObject({ status: 'received', version: 1 });
    expect([mailsTo(service, email), await auditEvents(id)]).toEqual([[], []]);

    await decide(id, 'refuse');
    const { subject, text } = await nextMailTo(service, email);
    expect([subject, text]).toEqual([refusal.subject, refusal.text]);
  });

  it('may be an invitation, then another, before the last word', async () => {
    const { id, email, files } = await apply(['resume']);
    const first = await decide(id, 'invite', { interview: DAY, message: 'Apportez vos diplômes.' });
    expect(first.statusCode).toBe(200);
    expect(await find(id)).toMatchObject({
      ...{ status: 'interview', interview: DAY, decidedAt: null, version: 2, files: ['resume'] },
    });
    const mail = await nextMailTo(service, email);
    expect(mail.subject).toBe('Entretien pour votre candidature à Mosta Expo 2025');
    for (const part of ['20 avril 2025', '10h30', 'Salle exemple', 'Apportez vos diplômes.']) {
      expect(mail.text).toContain(part);
    }
    await decide(id, 'invite', { interview: { ...DAY, time: '11:00' }, version: 2 });
    expect((await decide(id, 'accept', { version: 3 })).statusCode).toBe(200);
    expect(await find(id)).toMatchObject({ status: 'accepted', version: 4 });
    for (const key of Object.values(files)) expect(existsSync(join(uploads(), key))).toBe(true);
    const late = await decide(id, 'invite', { interview: DAY });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'ALREADY_DECIDED']);
    const [at, later] = ['2025-04-20 10:30', '2025-04-20 11:00'];
    expect(await auditEvents(id)).toEqual([
      [
        'staff.invite',
        { before: { status: 'received' }, after: { status: 'interview', interview: at } },
      ],
      [
        'staff.invite',
        {
          ...{ before: { status: 'interview', interview: at } },
          after: { status: 'interview', interview: later },
        },
      ],
      [
        'staff.accept',
        {
          before: { status: 'interview', interview: later },
          after: { status: 'accepted', interview: later },
        },
      ],
    ]);
  });

  it('is refused on a version that is no longer there, with both', async () => {
    const { id, email } = await apply();
    await decide(id, 'invite', { interview: DAY, version: 1 });
    await nextMailTo(service, email);
    for (const [verb, more] of [
      ['accept', {}],
      ['refuse', {}],
      ['invite', { interview: DAY }],
    ] as const) {
      const late = await decide(id, verb, { ...more, version: 1 });
      expect([late.statusCode, codeOf(late)]).toEqual([409, 'APPLICATION_CHANGED']);
      expect(v.parse(problemSchema, late.json()).conflict).toMatchObject({
        ...{ yours: 1, current: { version: 2, status: 'interview', interview: DAY } },
      });
    }
    expect(mailsTo(service, email)).toHaveLength(1);
    expect(await find(id)).toMatchObject({ version: 2, status: 'interview' });
  });

  it('is refused for an appointment that cannot be', async () => {
    const { id } = await apply();
    for (const wrong of [{ day: '2025-02-30' }, { time: '25:00' }, { place: ' ' }]) {
      const answer = await decide(id, 'invite', { interview: { ...DAY, ...wrong } });
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'INVALID_INPUT']);
    }
    expect((await find(id)).status).toBe('received');
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

describe('a note', () => {
  const write = (id: string, text: string, key: string = randomUUID()) =>
    post(`${id}/note`, { text, key });
  const notes = async (id: string) => v.parse(noteListSchema, (await get(`/${id}/note`)).json());

  it('is written once for each key, in order, and audited without its text', async () => {
    const { id } = await apply();
    const key = randomUUID();
    const [first, again] = await Promise.all([
      write(id, 'À rappeler.', key),
      write(id, 'À rappeler.', key),
    ]);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    const { _id } = v.parse(noteSchema, first.json());
    expect(v.parse(noteSchema, again.json())._id).toBe(_id);
    await write(id, 'Parle l’anglais.');
    expect((await notes(id)).map(({ text }) => text)).toEqual(['À rappeler.', 'Parle l’anglais.']);
    expect((await notes(id))[0]?.author).toMatchObject({ nom: expect.any(String) });
    expect(await auditEvents(id)).toEqual([
      ['staff.note', { note: _id }],
      ['staff.note', { note: expect.any(String) }],
    ]);
    const other = await apply();
    expect(codeOf(await write(other.id, 'Ailleurs.', key))).toBe('INVALID_INPUT');
    expect((await write(id, ' ')).statusCode).toBe(400);
    for (const unknown of [randomUUID(), 'rien']) {
      expect((await write(unknown, 'Rien.')).statusCode).toBe(404);
      expect((await get(`/${unknown}/note`)).statusCode).toBe(404);
    }
  });

  it('is given to the applicant who asks for what is kept, without its author, and goes with the application', async () => {
    const { id } = await apply();
    await write(id, 'Très bon entretien.');
    await decide(id, 'invite', { interview: DAY });
    const url = ownApplicationLink(createSignedLinks(TEST_SECRET), '', id);
    const own = await service.app.inject({ url });
    expect(own.json()).toMatchObject({
      ...{ status: 'interview', interview: DAY },
      notes: [{ text: 'Très bon entretien.', writtenAt: expect.any(String) }],
    });
    expect(JSON.stringify(own.json())).not.toContain('author');
    await service.app.inject({ method: 'DELETE', url });
    const left = await service.database.db
      .select()
      .from(staffNotes)
      .where(eq(staffNotes.about, id));
    expect(left).toEqual([]);
  });
});
