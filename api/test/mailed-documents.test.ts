import { randomUUID } from 'node:crypto';
import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { quoteCreatedSchema } from '@mosta/shared/schemas/quote.schema';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { NOTIFICATION_MAIL_TOPIC } from '../src/modules/notification/notification.topic';
import { users } from '../src/tables/account';
import { issuedDocuments } from '../src/tables/issued';
import { outbox } from '../src/tables/outbox';
import { makeExhibitors } from './support/exhibitors';
import { keepMailJobs } from './support/mail-jobs';
import { makeConfirmedApplicant } from './support/participations';
import { readPdf } from './support/read-pdf';
import { makeOrganizer, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mailsOf: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp({
    LOGIN_PER_MINUTE: '100000',
    PUBLIC_URL: 'https://expo.exemple.dz',
  });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
  mailsOf = await keepMailJobs(service);
});
afterAll(() => service.close());

/** The mails that an account was sent, once nothing of it waits. */
async function mailsTo(userId: string) {
  const { db } = service.database;
  const waiting = () =>
    db.$count(outbox, and(eq(outbox.topic, NOTIFICATION_MAIL_TOPIC), isNull(outbox.sentAt)));
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return mailsOf(row?.email ?? '');
}

const speak = (userId: string, language: 'fr' | 'en' | 'ar') =>
  service.database.db.update(users).set({ language }).where(eq(users.id, userId));

const fileOf = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
  const [file, ...others] = mail?.attachments ?? [];
  if (!file || others.length > 0) throw new Error('Not one attachment');
  return { ...file, bytes: Buffer.from(file.content, 'base64') };
};

it('brings an invoice and a receipt in the language of the account', async () => {
  const { id, reservation } = await makeConfirmedApplicant(service);
  await speak(id, 'ar');
  const path = `/v1/organizer/reservation/${reservation}`;
  await calls.call('POST', `${path}/issue`, organizer, { kind: 'invoice', key: randomUUID() });
  await calls.call('POST', `${path}/payment`, organizer, {
    ...{ amount: 50_000, receivedOn: '2025-03-01', mode: 'virement' },
  });
  const mails = await mailsTo(id);
  const invoice = mails.find(({ subject }) => subject === 'فاتورة جديدة');
  const receipt = mails.find(({ subject }) => subject === 'استلام الدفع');
  for (const mail of [invoice, receipt]) {
    expect(mail?.text).toContain('الوثيقة مرفقة بهذه الرسالة بصيغة PDF.');
    const { bytes, contentType, filename } = fileOf(mail);
    expect([contentType, filename]).toEqual([
      'application/pdf',
      expect.stringMatching(/^[\w-]+\.pdf$/),
    ]);
    expect((await readPdf(bytes)).language).toBe('ar');
  }
  const rows = await service.database.db
    .select()
    .from(issuedDocuments)
    .where(eq(issuedDocuments.reservationId, reservation));
  const references = rows.map(({ content }) => content.reference);
  expect(references).toHaveLength(2);
  const read = await Promise.all(
    [invoice, receipt].map(async (mail) => (await readPdf(fileOf(mail).bytes)).pages.join(' ')),
  );
  for (const reference of references) expect(read.join(' ')).toContain(reference);
});

it('brings the quote that an organiser completed', async () => {
  const [owner] = await makeExhibitors(service, 1);
  await speak(owner.id, 'en');
  const simulation = {
    personalInfo: {
      ...{ nationality: ALGERIAN_EXHIBITOR, sector: 'Huiles', participationType: 'Individuelle' },
    },
    formule: {
      selectedFormules: [
        { id: 'custom-17', name: 'Espace personnalisé', price: null, size: 17, quantity: 1 },
      ],
    },
    cart: {},
  };
  const asked = await service.app.inject({
    ...{ method: 'POST', url: '/v1/quote', headers: owner.headers },
    payload: { simulation, payment: null },
  });
  const { _id } = v.parse(quoteCreatedSchema, asked.json());
  const prices = [{ kind: 'package', id: 'custom-17', amount: 400_000 }];
  await calls.call('POST', `/v1/organizer/quote/${_id}/answer`, organizer, { prices });
  const [mail] = await mailsTo(owner.id);
  expect(mail?.subject).toBe('Your quote is complete');
  expect(mail?.text).toContain('The document is attached to this message as a PDF.');
  const { bytes, filename } = fileOf(mail);
  const { language, pages } = await readPdf(bytes);
  expect(language).toBe('en');
  expect(filename).toMatch(/^devis-ME25-D\d{6}\.pdf$/);
  expect(pages.join(' ')).toContain(filename.slice('devis-'.length, -'.pdf'.length));
});

it('sends an address that nobody confirmed nothing', async () => {
  const { id, reservation } = await makeConfirmedApplicant(service);
  const { db } = service.database;
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id));
  const issue = `/v1/organizer/reservation/${reservation}/issue`;
  await calls.call('POST', issue, organizer, { kind: 'invoice', key: randomUUID() });
  expect(await mailsTo(id)).toEqual([]);
});

it('leads whoever has the link of a quote to its PDF in the language of the mail', async () => {
  const simulation = {
    personalInfo: {
      ...{ nationality: ALGERIAN_EXHIBITOR, sector: 'Huiles', participationType: 'Individuelle' },
    },
    formule: {
      selectedFormules: [
        { id: 'bare-9', name: 'Espace nu 9 m²', price: 185_000, size: 9, quantity: 1 },
      ],
    },
    cart: {},
  };
  const payload = { simulation, payment: null };
  const given = await service.app.inject({ method: 'POST', url: '/v1/quote', payload });
  const { secret } = v.parse(quoteCreatedSchema, given.json());
  const ordered = await service.app.inject({
    ...{ method: 'POST', url: `/v1/quote/link/${secret}/mail`, headers: { cookie: 'langue=ar' } },
    payload: { email: 'visiteur@exemple.dz' },
  });
  expect(ordered.statusCode).toBe(202);
  const [mail] = await mailsOf('visiteur@exemple.dz');
  expect(mail?.attachments).toEqual([]);
  const address = /https:\/\/expo\.exemple\.dz(\/v1\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(address).toBe(`/v1/quote/link/${secret}/pdf?language=ar`);
  // A mail program sends no cookie of the portal.
  const answer = await service.app.inject({ url: address });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await readPdf(answer.rawPayload)).language).toBe('ar');
});
