import { randomUUID } from 'node:crypto';
import { accountSchema, type SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { DEFAULT_NOTIFICATION_CHOICES } from '@mosta/shared/schemas/notification-choices.schema';
import { accountExportSchema } from '@mosta/shared/schemas/privacy.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { standSchema } from '@mosta/shared/schemas/stand.schema';
import { and, eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { EMAIL_CONFIRMATION_TOPIC } from '../src/modules/account/email-confirmation.service';
import { issueDocument } from '../src/modules/issued/issue';
import { PERSONAL_COLUMNS } from '../src/modules/privacy/personal-columns';
import { EXPORTED_TABLES, NOT_ERASED, NOT_EXPORTED } from '../src/modules/privacy/personal-tables';
import { SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { emailChanges, emailConfirmations, passwordResets, users } from '../src/tables/account';
import { auditLog } from '../src/tables/audit';
import { badges } from '../src/tables/badge';
import { bankLines } from '../src/tables/bank';
import { companies } from '../src/tables/company';
import { consents } from '../src/tables/consent';
import { participationDocuments } from '../src/tables/document';
import { editions } from '../src/tables/edition';
import { exhibitorInvitations, exhibitorPages } from '../src/tables/exhibitor';
import { exhibitorDistinctions, exhibitorMerges } from '../src/tables/exhibitor-merge';
import { letterRecipients, letters } from '../src/tables/letter';
import { participationMessages } from '../src/tables/message';
import { participationNotes } from '../src/tables/note';
import { notificationChoices, notifications } from '../src/tables/notification';
import { organizers } from '../src/tables/organizer';
import { outbox } from '../src/tables/outbox';
import { participations } from '../src/tables/participation';
import { participationSteps } from '../src/tables/participation-step';
import { payments } from '../src/tables/payment';
import { quotes } from '../src/tables/quote';
import { paymentReminders } from '../src/tables/reminder';
import {
  reservationBooths,
  reservationLines,
  reservationOrders,
  reservations,
} from '../src/tables/reservation';
import { savedViews } from '../src/tables/saved-view';
import { recoveryCodes, secondFactors } from '../src/tables/second-factor';
import { stands } from '../src/tables/stand';
import { visitorContacts } from '../src/tables/visitor-contact';
import { nextMailTo } from './support/mailbox';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const call = (method: 'GET' | 'POST', url: string, session: SessionAnswer, payload?: object) =>
  service.app.inject({ method, url, headers: bearer(session), ...(payload ? { payload } : {}) });
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const erase = (session: SessionAnswer, password = SAMPLE_PASSWORD) =>
  call('POST', '/v1/account/erase', session, { password });

/** Tables that hang on `users` and on what triggers make and remove with them, however far, and whether their rows go with what they hang on. */
async function personalTables(): Promise<Map<string, 'goes' | 'stays'>> {
  const { rows } = await service.database.pool.query<{
    child: string;
    parent: string;
    rule: string;
  }>(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.confdeltype as rule
       from pg_constraint c where c.contype = 'f'`,
  );
  const found = new Map<string, 'goes' | 'stays'>([
    ['users', 'goes'],
    ['exhibitors', 'goes'],
  ]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { child, parent, rule } of rows) {
      // What goes by one way stays by no other.
      const fate = rule === 'c' ? 'goes' : (found.get(child) ?? 'stays');
      if (found.get(parent) !== 'goes' || found.get(child) === 'goes') continue;
      changed ||= found.get(child) !== fate;
      found.set(child, fate);
    }
  }
  found.delete('users');
  return found;
}

async function countRows(tables: Iterable<string>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await service.database.pool.query<{ count: number }>(
      `select count(*)::int as count from "${table}"`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** A row in every table that hangs on an account. */
async function fillAccount({ user }: SessionAnswer, recordedBy: string): Promise<void> {
  const { db } = service.database;
  const exhibitorId = user._id;
  const [company] = await db
    .insert(companies)
    .values({
      ...{ exhibitorId, name: 'Marque exemple', raisonSociale: 'Exemple SARL', statut: 'SARL' },
      ...{ adresse: 'Mostaganem', codePostal: '27000', rcDoubtful: false, nifNumero: '1' },
    })
    .returning();
  const [reservation] = await db
    .insert(reservations)
    .values({ exhibitorId, currency: 'DZD', status: 'pending' })
    .returning();
  if (!company || !reservation) throw new Error('The account was not filled');
  const line = { reservationId: reservation.id, position: 0, quantity: 1 };
  const [participation] = await db
    .insert(participations)
    .values({
      ...{ exhibitorId, companyId: company.id, reservationId: reservation.id },
      ...{ fonction: 'Gérante', phone: '+213555123456', wishes: {}, complete: true },
    })
    .returning();
  if (!participation) throw new Error('The participation was not written');
  await followParticipation(participation.id, reservation.id, recordedBy);
  await db
    .insert(letterRecipients)
    .values({ letterId: await addLetter(recordedBy), userId: exhibitorId, mail: 'waiting' });
  await db.insert(exhibitorPages).values({
    ...{ exhibitorId, name: 'Marque exemple', sector: 'Huiles', country: 'DZ' },
    ...{ description: 'Exemple', published: false },
  });
  await db
    .insert(notificationChoices)
    .values({ userId: exhibitorId, choices: DEFAULT_NOTIFICATION_CHOICES });
  await db
    .insert(reservationBooths)
    .values({ ...line, name: 'C02', size: 9, reserved: false, standCode: 'C02' });
  await db.update(stands).set({ state: 'reserve' }).where(eq(stands.code, 'C02'));
  await db
    .insert(reservationLines)
    .values({ ...line, kind: 'service', name: 'Chaise', unit: 'unité', prices: { DZD: 1500 } });
  await db.insert(reservationOrders).values({ reservationId: reservation.id, key: randomUUID() });
  await db.insert(quotes).values({
    ...{ secretHash: `empreinte-secrete-${user._id}`, ownerId: exhibitorId },
    simulation: sql`'{}'::jsonb`,
    priced: sql`'{}'::jsonb`,
    validUntil: new Date(),
  });
  await db.insert(organizers).values({ userId: user._id, role: 'reader' });
  await db.insert(notifications).values({ userId: user._id, title: 'Titre', message: 'Texte' });
  await db
    .insert(savedViews)
    .values({ userId: user._id, table: 'staff', name: 'Vue', filters: '' });
  await db.insert(emailConfirmations).values({
    ...{ userId: user._id, email: user.email, expiresAt: new Date() },
    tokenHash: `empreinte-secrete-${user._id}`,
  });
  await db.insert(exhibitorInvitations).values({
    ...{ exhibitorId, invitedBy: user._id, email: 'collegue@exemple.dz', expiresAt: new Date() },
    tokenHash: `empreinte-secrete-${user._id}`,
  });
  await db
    .insert(emailChanges)
    .values({ userId: user._id, email: 'autre@exemple.dz', expiresAt: new Date() });
  await db
    .insert(secondFactors)
    .values({ userId: user._id, sealedSecret: `empreinte-secrete-${user._id}` });
  await db
    .insert(recoveryCodes)
    .values({ userId: user._id, codeHash: `empreinte-secrete-${user._id}` });
  await db.insert(passwordResets).values({
    ...{ userId: user._id, tokenHash: `empreinte-secrete-${user._id}`, expiresAt: new Date() },
  });
}

/** What signing up left behind, once its jobs are done. */
async function forgetConfirmations(): Promise<void> {
  const { db } = service.database;
  const waiting = and(eq(outbox.topic, EMAIL_CONFIRMATION_TOPIC), isNull(outbox.sentAt));
  while ((await db.$count(outbox, waiting)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await db.delete(emailConfirmations);
}

/** A letter of an organiser. */
async function addLetter(changedBy: string): Promise<string> {
  const { db } = service.database;
  const [edition] = await db.select().from(editions).where(eq(editions.current, true));
  if (!edition) throw new Error('There is no edition');
  const key = crypto.randomUUID();
  const [letter] = await db
    .insert(letters)
    .values({
      ...{ editionId: edition.id, key, changedBy },
      content: {
        category: 'dossier',
        subject: { fr: 'Exemple', en: '', ar: '' },
        body: { fr: 'Exemple', en: '', ar: '' },
        audience: { kind: 'exhibitors', exhibitors: [key] },
      },
    })
    .returning();
  if (!letter) throw new Error('The letter was not written');
  return letter.id;
}

/** A message, a document and a payment. */
async function followParticipation(
  participationId: string,
  reservationId: string,
  recordedBy: string,
): Promise<void> {
  const { db } = service.database;
  await db
    .insert(participationMessages)
    .values({ participationId, author: 'Exhibitor', body: 'Bonjour.' });
  await db.insert(participationSteps).values({ participationId, key: randomUUID() });
  await db
    .insert(participationNotes)
    .values({ about: participationId, authorId: recordedBy, body: 'Rappeler.', key: randomUUID() });
  await db
    .update(participations)
    .set({ assignedTo: recordedBy })
    .where(eq(participations.id, participationId));
  await db.insert(participationDocuments).values({
    ...{ participationId, kind: 'register', author: 'Exhibitor', fileName: 'registre.pdf' },
    ...{ size: 9, storageKey: 'empreinte-secrete-du-fichier-123' },
  });
  const [payment] = await db
    .insert(payments)
    .values({
      ...{ reservationId, amount: 1000, receivedOn: '2025-03-01', mode: 'virement', recordedBy },
    })
    .returning();
  await db.insert(bankLines).values({
    ...{ fingerprint: randomUUID(), bookedOn: '2025-03-01', amount: 1000, currency: 'DZD' },
    ...{ label: 'Exemple', state: 'booked', paymentId: payment?.id ?? null },
  });
  await db.insert(paymentReminders).values({ reservationId, number: 1, due: 1000 });
  const [reservation] = await db
    .select()
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  await db.insert(exhibitorMerges).values({
    ...{ fromId: randomUUID(), intoId: reservation?.exhibitorId ?? '', key: randomUUID() },
    replacedPages: [],
  });
  // The account that recorded is an exhibitor's too.
  const [oneId = '', otherId = ''] = [reservation?.exhibitorId ?? '', recordedBy].sort();
  await db.insert(exhibitorDistinctions).values({ oneId, otherId, saidBy: recordedBy });
  const visitor = { nom: 'Exemple', prenom: 'Visiteuse', category: 'visitor' } as const;
  const email = `${randomUUID()}@exemple.dz`;
  const [badge] = await db
    .insert(badges)
    .values({ ...visitor, email })
    .returning();
  await db.insert(visitorContacts).values({
    ...{ exhibitorId: reservation?.exhibitorId ?? '', badgeId: badge?.id ?? '' },
    scannedAt: new Date(),
  });
}

/** A receipt, which no foreign key leads to: it outlives the account. */
async function issueReceipt(exhibitorId: string, issuedBy: string): Promise<void> {
  const { db } = service.database;
  const [reservation] = await db
    .select()
    .from(reservations)
    .where(eq(reservations.exhibitorId, exhibitorId));
  if (!reservation) throw new Error('There is no reservation');
  await db.transaction((transaction) =>
    issueDocument(transaction, {
      ...{ kind: 'receipt', reservation, amount: 1000, shown: {}, issuedBy },
    }),
  );
}

describe('what hangs on an account', () => {
  it('is in the export or left out for a reason, table by table', async () => {
    const known = [...Object.keys(EXPORTED_TABLES), ...Object.keys(NOT_EXPORTED)];
    expect([...(await personalTables()).keys()].sort()).toEqual(known.sort());
  });

  it('is in the export or left out for a reason, column by column', () => {
    const plans = Object.values(PERSONAL_COLUMNS);
    for (const { table, columns, leftOut } of plans) {
      const named = [...Object.keys(columns), ...Object.keys(leftOut)];
      expect([getTableName(table), named.sort()]).toEqual([
        getTableName(table),
        Object.keys(getTableColumns(table)).sort(),
      ]);
    }
    const tables = plans.map(({ table }) => getTableName(table));
    // What accounting keeps outlives the account: no foreign key takes it along.
    const kept = ['accounting_entries', 'issued_documents'];
    expect(tables.sort()).toEqual([...Object.keys(EXPORTED_TABLES), ...kept].sort());
  });

  it('goes with the account or stays for a reason, table by table', async () => {
    const staying = [...(await personalTables())].filter(([, fate]) => fate === 'stays');
    expect(staying.map(([table]) => table)).toEqual(Object.keys(NOT_ERASED));
  });

  it('is exported whole, without secrets and without other people’s data, and erased without a trace', async () => {
    const session = await service.signup('efface@exemple.dz');
    const other = await service.signup('autre@exemple.dz');
    const tables = [...(await personalTables()).keys()].filter(
      (table) => !Object.hasOwn(NOT_ERASED, table),
    );
    await forgetConfirmations();
    const empty = await countRows(tables);
    await fillAccount(session, other.user._id);
    const consent = await call('POST', '/v1/account/consent', session, { version: '2025-01' });
    expect(consent.statusCode).toBe(204);
    expect((await call('POST', '/v1/stand/C03/hold', session)).statusCode).toBe(201);
    await issueReceipt(session.user._id, other.user._id);
    const full = await countRows(tables);
    // Signing up opened the session and made the exhibitor.
    const opened = ['refresh_families', 'refresh_tokens', 'exhibitors', 'exhibitor_members'];
    for (const table of tables.filter((name) => !opened.includes(name))) {
      expect([table, full[table]]).toEqual([table, (empty[table] ?? 0) + 1]);
    }

    const response = await call('GET', '/v1/account/export', session);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
    const exported = v.parse(accountExportSchema, response.json());
    for (const section of new Set(Object.values(EXPORTED_TABLES))) {
      const rows = section === 'choices' ? 4 : 1;
      expect([section, exported[section]]).toEqual([
        section,
        Array.from({ length: rows }, () => expect.anything()),
      ]);
    }
    expect(exported.reservations).toMatchObject([
      { booths: [{ standCode: 'C02' }], lines: [{ name: 'Chaise' }] },
    ]);
    expect(exported.issued).toMatchObject([
      { kind: 'receipt', content: { total: { amount: 1000 } } },
    ]);
    expect(exported.account.consents).toMatchObject([{ version: '2025-01' }]);
    expect(response.body).not.toMatch(/empreinte-secrete|argon2|Hash/);
    expect(response.body).not.toContain(other.user._id);

    expect((await erase(session)).statusCode).toBe(204);
    const after = await countRows(tables);
    for (const table of opened) empty[table] = (empty[table] ?? 0) - 1;
    expect(after).toEqual(empty);
    const { db } = service.database;
    const [kept] = await db.select().from(users).where(eq(users.id, session.user._id));
    expect(kept).toBeUndefined();
    expect(
      await db.select().from(consents).where(eq(consents.subjectId, session.user._id)),
    ).toEqual([]);
    for (const code of ['C02', 'C03']) {
      const stand = await service.app.inject({ url: `/v1/stand/${code}` });
      expect(v.parse(standSchema, stand.json()).state).toBe('libre');
    }
    const [event] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'account.erase'), eq(auditLog.subject, session.user._id)));
    expect(event?.details).toEqual({});
    await nextMailTo(service, 'efface@exemple.dz', /sont effacés/);
    expect((await call('GET', '/v1/account', session)).statusCode).toBe(401);
    const renewal = await service.app.inject({
      method: 'POST',
      url: '/auth/refresh-tokens',
      payload: { refreshToken: session.refresh.token },
    });
    expect(codeOf(renewal)).toBe('INVALID_REFRESH_TOKEN');
  });
});

describe('erasure', () => {
  it('wants the password', async () => {
    const session = await service.signup('prudent@exemple.dz');
    const response = await erase(session, 'pas le bon mot');
    expect([response.statusCode, codeOf(response)]).toEqual([400, 'WRONG_PASSWORD']);
    expect((await call('GET', '/v1/account', session)).statusCode).toBe(200);
  });

  it('waits for the end of a contract, and says whom to ask', async () => {
    const session = await service.exhibitor();
    const response = await erase(session);
    expect([response.statusCode, codeOf(response)]).toEqual([409, 'ERASURE_BLOCKED']);
    expect(v.parse(problemSchema, response.json()).detail).toContain('contact@exemple.dz');
    expect((await call('GET', '/v1/account', session)).statusCode).toBe(200);
  });

  it('leaves one owner of the fair, also when the last two ask at once', async () => {
    const { db } = service.database;
    const last = await service.organizer();
    const alone = await erase(last);
    expect([alone.statusCode, codeOf(alone)]).toEqual([409, 'LAST_OWNER']);

    const second = await service.signup('second@exemple.dz');
    await db.update(users).set({ role: 'Organizer' }).where(eq(users.id, second.user._id));
    const joinedAt = new Date();
    await db.insert(organizers).values({ userId: second.user._id, role: 'owner', joinedAt });
    const [badge] = await db
      .insert(badges)
      .values({
        ...{ email: 'visiteur@exemple.dz', nom: 'Exemple', prenom: 'Visiteur' },
        ...{ category: 'visitor' as const, checkedInBy: second.user._id },
      })
      .returning();
    const promoted = await service.login('second@exemple.dz');
    const answers = await Promise.all([erase(last), erase(promoted)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const left = await db.select().from(organizers).where(eq(organizers.role, 'owner'));
    expect(left).toHaveLength(1);
    const [seen] = await db
      .select()
      .from(badges)
      .where(eq(badges.id, badge?.id ?? ''));
    expect(seen?.email).toBe('visiteur@exemple.dz');
  });
});

describe('consent', () => {
  it('is recorded with the account, once for each version', async () => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/auth/signup',
      payload: {
        ...{ nom: 'Exemple', prenom: 'Accord', email: 'accord@exemple.dz' },
        ...{ password: SAMPLE_PASSWORD, consent: '2025-01' },
      },
    });
    expect(response.statusCode).toBe(201);
    const session = await service.login('accord@exemple.dz');
    await call('POST', '/v1/account/consent', session, { version: '2025-01' });
    const account = v.parse(accountSchema, (await call('GET', '/v1/account', session)).json());
    expect(account.consents).toEqual([{ version: '2025-01', at: expect.any(String) }]);
  });

  it('to a text that never was is refused', async () => {
    const session = await service.signup('refus@exemple.dz');
    const response = await call('POST', '/v1/account/consent', session, { version: '1999-01' });
    expect(codeOf(response)).toBe('INVALID_INPUT');
  });
});
