import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { STAFF_FILE_LIMIT } from '@mosta/shared/schemas/staff.schema';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { consents } from '../src/tables/consent';
import { outbox } from '../src/tables/outbox';
import { staffApplications } from '../src/tables/staff';
import { nextMailTo } from './support/mailbox';
import { startTestApp, type TestApp } from './support/test-app';

const BOUNDARY = 'limite-des-parties';
const PDF = '%PDF-1.7\ncontenu exemple\n%%EOF\n';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await service.database.db.delete(staffApplications);
  for (const key of stored()) rmSync(join(service.dataDir, 'uploads', key));
});
afterAll(() => service.close());

const stored = () => readdirSync(join(service.dataDir, 'uploads'));
const applications = () => service.database.db.select().from(staffApplications);

const PERSONAL = {
  name: 'Exemple',
  surname: 'Candidate',
  email: 'candidate@exemple.dz',
  phone: '0555 12 34 56',
  address: 'Mostaganem',
  birthdate: '2000-01-31',
};
const PROFESSIONAL = {
  studyLevel: 'BAC +3',
  diplome: 'Licence',
  works: [{ company: 'Exemple', position: 'Accueil', startDate: '2023-01-01', endDate: '' }],
  skills: ['accueil'],
  languages: ['français', 'arabe'],
  coverLetter: 'Madame, Monsieur,\n…',
};

const file = (name: string, content: string, fileName = 'fichier.pdf') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
const text = (name: string, value: unknown) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const TEXTS = text('personalInfo', PERSONAL) + text('professionalInformation', PROFESSIONAL);

const send = (payload: string, contentType = `multipart/form-data; boundary=${BOUNDARY}`) =>
  service.app.inject({
    method: 'POST',
    url: '/v1/staff',
    headers: { 'content-type': contentType },
    payload,
  });

it('keeps an application and its files under random names', async () => {
  const big = PDF + 'x'.repeat(STAFF_FILE_LIMIT - PDF.length);
  const response = await send(
    file('resume', PDF, '../../\u202efdp.exe') + TEXTS + file('id_card', big) + END,
  );
  expect(response.statusCode).toBe(201);
  const [row] = await applications();
  expect(row).toMatchObject({
    id: response.json<{ _id: string }>()._id,
    personal: { phone: '+213555123456' },
    professional: { experience: '', works: [{ endDate: '' }] },
  });
  expect(Object.keys(row?.files ?? {}).sort()).toEqual(['id_card', 'resume']);
  expect(stored().sort()).toEqual(Object.values(row?.files ?? {}).sort());
  const resume = readFileSync(join(service.dataDir, 'uploads', row?.files.resume ?? ''), 'utf8');
  expect(resume).toBe(PDF);
});

const RESUME = file('resume', PDF);
it.each([
  ['no resume', TEXTS + END, 400, 'INVALID_INPUT'],
  ['an empty file', file('resume', '') + TEXTS + END, 400, 'INVALID_INPUT'],
  [
    'a program named as a PDF',
    file('resume', 'MZ\u0090program') + TEXTS + END,
    400,
    'INVALID_INPUT',
  ],
  [
    'a file of six megabytes',
    RESUME + TEXTS + file('id_card', PDF + 'x'.repeat(6 * 1024 * 1024)) + END,
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['a duplicate part', RESUME + RESUME + TEXTS + END, 400, 'INVALID_INPUT'],
  ['a duplicate text', RESUME + TEXTS + text('personalInfo', PERSONAL) + END, 400, 'INVALID_INPUT'],
  [
    'four texts',
    RESUME + TEXTS + text('consent', CURRENT_CONSENT) + text('personalInfo', PERSONAL) + END,
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  [
    'consent to a text that nobody has read',
    RESUME + TEXTS + text('consent', '1962-07') + END,
    400,
    'INVALID_INPUT',
  ],
  ['a text named as a method', RESUME + text('toString', '{}') + END, 400, 'MALFORMED_REQUEST'],
  [
    'four files',
    RESUME +
      file('id_card', PDF) +
      file('birth_certificate', PDF) +
      file('resume', PDF) +
      TEXTS +
      END,
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['an unknown file', RESUME + file('photo', PDF) + TEXTS + END, 400, 'INVALID_INPUT'],
  ['an unknown text', RESUME + text('role', 'Organizer') + END, 400, 'INVALID_INPUT'],
  ['bad JSON', RESUME + text('personalInfo', '{"name":') + END, 400, 'MALFORMED_REQUEST'],
  ['a missing text', RESUME + text('personalInfo', PERSONAL) + END, 400, 'INVALID_INPUT'],
  [
    'a text that breaks its rules',
    RESUME +
      text('personalInfo', { ...PERSONAL, phone: '12' }) +
      text('professionalInformation', PROFESSIONAL) +
      END,
    400,
    'INVALID_INPUT',
  ],
  ['a poisoned name', RESUME + text('__proto__', '{}') + END, 400, 'MALFORMED_REQUEST'],
  [
    'half a character',
    RESUME +
      text('personalInfo', PERSONAL) +
      text('professionalInformation', JSON.stringify({ ...PROFESSIONAL, coverLetter: '\ud800' })) +
      END,
    400,
    'INVALID_INPUT',
  ],
  ['a truncated body', RESUME + TEXTS, 400, 'MALFORMED_REQUEST'],
  ['a file that breaks off', TEXTS + RESUME.slice(0, -10), 400, 'MALFORMED_REQUEST'],
  ['no part at all', END, 400, 'INVALID_INPUT'],
])('refuses %s and leaves nothing', async (_case, payload, status, code) => {
  const response = await send(payload);
  expect([response.statusCode, v.parse(problemSchema, response.json()).code]).toEqual([
    status,
    code,
  ]);
  expect(stored()).toEqual([]);
  expect(await applications()).toEqual([]);
});

it('refuses a body without boundary, and other kinds of bodies', async () => {
  const unbounded = await send(RESUME + TEXTS + END, 'multipart/form-data');
  expect(unbounded.statusCode).toBe(400);
  expect((await send('{}', 'application/json')).statusCode).toBe(415);
  expect(stored()).toEqual([]);
});

it('leaves nothing of a client that hangs up half way', async () => {
  const { port } = service.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /v1/staff HTTP/1.1\r\nHost: exemple.dz\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 900000\r\n\r\n`,
  );
  socket.write(TEXTS + RESUME + file('id_card', PDF + 'x'.repeat(200_000)).slice(0, -100));
  while (stored().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  socket.destroy();
  while (stored().length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await applications()).toEqual([]);
});

it('leaves no file when the application cannot be written', async () => {
  const write = jest.spyOn(service.database.db, 'transaction').mockImplementation(() => {
    throw new TypeError('no answer');
  });
  const response = await send(RESUME + TEXTS + END);
  write.mockRestore();
  expect(response.statusCode).toBe(500);
  expect(stored()).toEqual([]);
});

it('keeps neither application nor file when the confirmation cannot be ordered', async () => {
  const { db } = service.database;
  const personal = { ...PERSONAL, email: 'sans-mail@exemple.dz' };
  await db.execute(
    sql`alter table ${outbox} add constraint "no_mail" check ("payload" ->> 'to' is distinct from 'sans-mail@exemple.dz')`,
  );
  const response = await send(
    RESUME + text('personalInfo', personal) + text('professionalInformation', PROFESSIONAL) + END,
  );
  await db.execute(sql`alter table ${outbox} drop constraint "no_mail"`);
  expect(response.statusCode).toBe(500);
  expect(stored()).toEqual([]);
  expect(await applications()).toEqual([]);
});

it('confirms to the applicant, and repeats nothing that was typed', async () => {
  const personal = { ...PERSONAL, email: 'confirmee@exemple.dz' };
  const response = await send(
    RESUME +
      text('personalInfo', personal) +
      text('professionalInformation', PROFESSIONAL) +
      file('birth_certificate', PDF) +
      END,
  );
  expect(response.statusCode).toBe(201);
  const mail = await nextMailTo(service, personal.email);
  expect(mail.subject).toBe('Votre candidature à Mosta Expo 2025');
  expect(mail.text).toContain('Pièces reçues\u00a0: CV, acte de naissance.');
  for (const typed of [PERSONAL.name, PERSONAL.surname, PERSONAL.address]) {
    expect(mail.text).not.toContain(typed);
  }
});

it('notes what the applicant agreed to, and takes an application without', async () => {
  const answer = await send(RESUME + TEXTS + text('consent', CURRENT_CONSENT) + END);
  await send(RESUME + TEXTS + END);
  expect(await applications()).toHaveLength(2);
  const kept = await service.database.db
    .select()
    .from(consents)
    .where(eq(consents.subjectKind, 'staff'));
  expect(
    kept.filter(({ subjectId }) => subjectId === answer.json<{ _id: string }>()._id),
  ).toMatchObject([{ version: CURRENT_CONSENT }]);
});

it.each([
  ['a birth that is to come', { ...PERSONAL, birthdate: '2130-05-01' }, PROFESSIONAL, 'birthdate'],
  [
    'an end before the start',
    PERSONAL,
    {
      ...PROFESSIONAL,
      works: [{ ...PROFESSIONAL.works[0], startDate: '2024-03-01', endDate: '2023-03-01' }],
    },
    'endDate',
  ],
])('refuses %s, and names the field', async (_what, personal, professional, field) => {
  const texts = text('personalInfo', personal) + text('professionalInformation', professional);
  const response = await send(texts + file('resume', PDF) + END);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain(field);
});
