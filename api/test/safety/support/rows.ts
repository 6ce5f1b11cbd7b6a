import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { CATALOGUE_GROUPS } from '@mosta/shared/schemas/catalogue.schema';
import type { LetterContent } from '@mosta/shared/schemas/letter.schema';
import { and, eq, inArray, max } from 'drizzle-orm';
import { inCurrentEdition } from '../../../src/in-edition';
import { insertFamily, insertOrganizer } from '../../../src/modules/account/account.repository';
import { createBadgeTokens } from '../../../src/modules/badge/badge-token';
import { FIRST_SESSIONS } from '../../../src/modules/content/first-content';
import { FIRST_DECISION_LETTERS } from '../../../src/modules/content/first-decision-letters';
import { issueDocument } from '../../../src/modules/issued/issue';
import { previewMerge } from '../../../src/modules/organizer-company/merge.service';
import { ownApplicationLink } from '../../../src/modules/privacy/staff-own.service';
import { createSignedLinks } from '../../../src/platform/accounts/signed-link';
import { createLocalStorage } from '../../../src/platform/storage/local-storage';
import { users } from '../../../src/tables/account';
import { badges } from '../../../src/tables/badge';
import { bankLines } from '../../../src/tables/bank';
import { companies } from '../../../src/tables/company';
import { contentEntries, contentHistory } from '../../../src/tables/content';
import { participationDocuments } from '../../../src/tables/document';
import { editions } from '../../../src/tables/edition';
import { exhibitorInvitations, exhibitorPages } from '../../../src/tables/exhibitor';
import { halls } from '../../../src/tables/hall';
import { standHolds } from '../../../src/tables/hold';
import { letters } from '../../../src/tables/letter';
import { notifications } from '../../../src/tables/notification';
import { participations } from '../../../src/tables/participation';
import { payments } from '../../../src/tables/payment';
import { pictures } from '../../../src/tables/picture';
import { promoCodes } from '../../../src/tables/promo-code';
import { quotes } from '../../../src/tables/quote';
import { reservationBooths, reservationLines, reservations } from '../../../src/tables/reservation';
import { savedViews } from '../../../src/tables/saved-view';
import { stands } from '../../../src/tables/stand';
import { visitorContacts } from '../../../src/tables/visitor-contact';
import { giveFactor } from '../../support/second-factor';
import { TEST_SECRET, type TestApp } from '../../support/test-app';
import { emailOfItsOwn, makeCaller, makeColleague, type TestCaller } from './callers';
import { APPLICATION, PDF, SIMULATION } from './payloads';

/** An account that acts for itself need not say so. */
type Owner = Pick<TestCaller, 'id' | 'headers'> & Partial<Pick<TestCaller, 'exhibitorId'>>;

const exhibitorOf = ({ id, exhibitorId }: Owner) => exhibitorId ?? id;

/** Makes something that a call acts upon, new each time; it belongs to `owner` where anybody owns it. */
export type Make = (service: TestApp, owner: Owner) => Promise<Record<string, string>>;

function idOf(rows: readonly { id: string }[]): { id: string } {
  const [row] = rows;
  if (!row) throw new Error('The row was not written');
  return { id: row.id };
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** Another browser in which the account is signed in. */
export const makeSession: Make = async ({ database }, { id: userId }) => {
  const token = { tokenHash: randomUUID(), expiresAt: inAnHour() };
  return { id: await insertFamily(database.db, userId, token) };
};

/** A free stand in a hall of the edition that is current now: other calls may have made a new one so. */
export const makeStand = async (service: TestApp): Promise<{ code: string }> => {
  const code = `Essai ${randomUUID()}`;
  const hall = await insertHall(service);
  const row = { ...{ code, hall, position: 1000 }, kind: 'stand', size: 9, prices: {} } as const;
  await service.database.db.insert(stands).values({ ...row, state: 'libre' });
  return { code };
};

/** A stand into which another was joined. */
export const makeJoinedStand = async (service: TestApp): Promise<{ code: string }> => {
  const { code } = await makeStand(service);
  const { db } = service.database;
  const change = { beforeJoin: { size: 9, prices: {} }, size: 18 };
  const [whole] = await db.update(stands).set(change).where(eq(stands.code, code)).returning();
  if (!whole) throw new Error(`No stand ${code}`);
  const part = {
    code: `${code} b`,
    partOf: code,
    state: 'bloque',
    beforeJoin: null,
    size: 9,
  } as const;
  await db.insert(stands).values({ ...whole, ...part });
  return { code };
};

/** A stand of a size, on the drawing of a hall of its own. */
export const makeDrawnStand = async (service: TestApp): Promise<{ code: string }> => {
  const [code] = await makeNeighbours(service);
  await service.database.db.update(stands).set({ size: 18 }).where(eq(stands.code, code));
  return { code };
};

/** Codes of the parts of the stand that was cut last: the body of a call has to name them. */
export let lastParts: string[] = [];

/** A stand that was cut in two. */
export const makeCutStand = async (service: TestApp): Promise<{ code: string }> => {
  const { code } = await makeStand(service);
  const { db } = service.database;
  const codes = [`${code} b`, `${code} c`];
  const cut = { side: 'long', parts: codes.map((part) => ({ code: part, share: 0.5 })) } as const;
  const [whole] = await db
    .update(stands)
    .set({ cut: { ...cut, parts: [...cut.parts] }, state: 'bloque' })
    .where(eq(stands.code, code))
    .returning();
  if (!whole) throw new Error(`No stand ${code}`);
  const part = { cut: null, cutOf: code, state: 'libre' } as const;
  await db.insert(stands).values(codes.map((own) => ({ ...whole, ...part, code: own })));
  lastParts = codes;
  return { code };
};

/** Two neighbours on the drawing of a hall of their own. */
export async function makeNeighbours(service: TestApp): Promise<[string, string]> {
  const [{ code: one }, { code: other }] = [await makeStand(service), await makeStand(service)];
  await drawBesideEachOther(service, [one, other]);
  return [one, other];
}

/** Those that `samples.ts` names, in the edition that is current by now. */
export async function makeNamedNeighbours(service: TestApp): Promise<void> {
  const { db } = service.database;
  const names = ['Voisin 1', 'Voisin 2'] as const;
  const current = and(inArray(stands.code, [...names]), inCurrentEdition(stands.edition));
  if ((await db.$count(stands, current)) > 0) return;
  for (const name of names) {
    const { code } = await makeStand(service);
    await db.update(stands).set({ code: name }).where(eq(stands.code, code));
  }
  await drawBesideEachOther(service, names);
}

async function drawBesideEachOther(
  service: TestApp,
  [one, other]: readonly [string, string],
): Promise<void> {
  const { db } = service.database;
  const hall = await insertHall(service);
  const box = (id: string, x: number) => ({ type: 'rect', id, x, y: 0, width: 30, height: 30 });
  const shapes = [box(one, 0), box(other, 30)];
  const drawing = { id: 'a', width: 1500, height: 300, shapes };
  const codes = [one, other];
  await db
    .update(halls)
    .set({ drawings: [{ id: 'a', drawing, codes }] })
    .where(eq(halls.id, hall));
  await db
    .update(stands)
    .set({ hall })
    .where(and(inArray(stands.code, codes), inCurrentEdition(stands.edition)));
}

/** A hall that is shown, with a drawing of nothing. */
export const makeHall: Make = async (service) => ({
  hall: await insertHall(service),
  drawing: 'a',
});

async function insertHall({ database }: TestApp): Promise<string> {
  const hall = `essai-${randomUUID()}`.slice(0, 40);
  const drawing = {
    id: 'a',
    drawing: { id: 'a', width: 1500, height: 300, shapes: [] },
    codes: [],
  };
  const row = { id: hall, name: 'Essai', position: 1000, shown: true };
  await database.db.insert(halls).values({ ...row, drawings: [drawing], places: [] });
  return hall;
}

/** A year of which there is no edition, and days in it. */
export async function freeYear({ database }: TestApp) {
  const [last] = await database.db.select({ year: max(editions.year) }).from(editions);
  const year = (last?.year ?? FIRST_EDITION.year) + 1;
  return { year, days: [{ date: `${year}-05-01`, opens: '10:00', closes: '18:00' }] };
}

/** A draft. */
export const makeEdition: Make = async (service) => {
  const row = { ...FIRST_EDITION, ...(await freeYear(service)), state: 'draft' } as const;
  return idOf(
    await service.database.db.insert(editions).values(row).returning({ id: editions.id }),
  );
};

export const makeInvitedOrganizer: Make = async (service) => {
  const person = { nom: 'Exemple', email: emailOfItsOwn() };
  const passwordHash = `empreinte d’exemple ${randomUUID()}`;
  const account = { ...person, passwordHash, emailVerifiedAt: new Date() };
  const { id } = await insertOrganizer(service.database.db, account, { role: 'reader' });
  return { id };
};

/** An organiser who has a second factor. */
export const makeProtectedOrganizer: Make = async (service, caller) => {
  const { id = '' } = await makeInvitedOrganizer(service, caller);
  await giveFactor(service, id, { confirmed: true });
  return { id };
};

/** The first day of the current edition, which other calls may have changed. */
export async function firstDay({ database }: TestApp): Promise<string> {
  const [edition] = await database.db.select().from(editions).where(eq(editions.current, true));
  return edition?.days[0]?.date ?? '';
}

/** A promo code that nobody has used. */
export const makePromo: Make = async ({ database }) => {
  const promo = { discountType: 'percentage', discountValue: 5 } as const;
  const code = randomUUID().toUpperCase();
  return idOf(
    await database.db
      .insert(promoCodes)
      .values({ ...promo, code })
      .returning({ id: promoCodes.id }),
  );
};

/** Something of the programme that was changed once. */
export const makeContent: Make = async ({ database }, { id: changedBy }) => {
  const [edition] = await database.db.select().from(editions).where(eq(editions.current, true));
  const [first] = FIRST_SESSIONS;
  if (!edition || !first) throw new Error('There is no edition, or no programme');
  const draft = { ...first.content, date: edition.days[0]?.date ?? '' };
  const state = { draft, published: null, removed: false };
  const row = { ...state, kind: 'session', key: randomUUID(), position: 1000 } as const;
  const { id } = idOf(
    await database.db
      .insert(contentEntries)
      .values({ ...row, editionId: edition.id, changedBy })
      .returning({ id: contentEntries.id }),
  );
  const line = { entryId: id, actorId: changedBy, action: 'add' } as const;
  await database.db.insert(contentHistory).values({ ...line, before: null, after: state });
  return { id };
};

/** An article that the edition that is current now sells. */
export const makeItem = async ({ database }: TestApp): Promise<string> => {
  const [edition] = await database.db.select().from(editions).where(eq(editions.current, true));
  if (!edition) throw new Error('There is no edition');
  const text = { fr: 'Exemple', en: '', ar: '' };
  const draft = {
    ...{ sample: false, group: CATALOGUE_GROUPS[0], category: text, name: text, unit: text },
    ...{ description: text, additionalInfo: text, isPerDay: false, imagePath: null },
    ...{ priceDA: 1000, priceEuro: null, supplier: '', stock: null },
    ...{ picture: null, pictureAlt: { fr: '', en: '', ar: '' } },
  };
  const key = `article-${randomUUID()}`;
  await database.db.insert(contentEntries).values({
    ...{ kind: 'item', key, position: 1000, editionId: edition.id, draft, published: draft },
  });
  return key;
};

/** Something with which the fair began, as it was delivered. */
export const makeOriginal: Make = async ({ database }) => {
  const [edition] = await database.db.select().from(editions).where(eq(editions.current, true));
  const [{ key, content: draft }] = FIRST_DECISION_LETTERS;
  if (!edition) throw new Error('There is no edition');
  const row = { kind: 'decision', key, position: 0, draft, published: draft } as const;
  return idOf(
    await database.db
      .insert(contentEntries)
      .values({ ...row, editionId: edition.id })
      .onConflictDoUpdate({
        target: [contentEntries.editionId, contentEntries.kind, contentEntries.key],
        set: { draft, published: draft, version: 1, removed: false },
      })
      .returning({ id: contentEntries.id }),
  );
};

/** A draft that only its author would read about: nobody's dossier is at that stage. */
export const makeLetter: Make = async ({ database }, { id: changedBy }) => {
  const [edition] = await database.db.select().from(editions).where(eq(editions.current, true));
  if (!edition) throw new Error('There is no edition');
  const content: LetterContent = {
    category: 'dossier',
    subject: { fr: 'Exemple', en: '', ar: '' },
    body: { fr: 'Un texte d’exemple.', en: '', ar: '' },
    audience: {
      ...{ kind: 'filter', stages: ['received'], payment: 'any', sectors: [], country: '' },
    },
  };
  const row = { editionId: edition.id, key: randomUUID(), content, changedBy };
  return idOf(await database.db.insert(letters).values(row).returning({ id: letters.id }));
};

/** The same, which leaves in an hour. */
export const makePlannedLetter: Make = async (service, owner) => {
  const { id = '' } = await makeLetter(service, owner);
  const planned = { state: 'scheduled' as const, sendAt: inAnHour() };
  await service.database.db.update(letters).set(planned).where(eq(letters.id, id));
  return { id };
};

/** The same, which somebody would read. */
export const makeReadLetter: Make = async (service, owner) => {
  await makeParticipation(service, await makeCaller(service, 'Exhibitor'));
  return makeLetter(service, owner);
};

export const makeHold: Make = async (service, owner) => {
  const exhibitorId = exhibitorOf(owner);
  const { code } = await makeStand(service);
  const hold = { standCode: code, exhibitorId, expiresAt: inAnHour() };
  return idOf(
    await service.database.db.insert(standHolds).values(hold).returning({ id: standHolds.id }),
  );
};

/** When the option of the last call of `makeRunningHold` ends, as a body has to name it. */
export const running = { expires: '' };

/** An option of an exhibitor. */
export const makeRunningHold: Make = async (service) => {
  const { id = '' } = await makeHold(service, await makeCaller(service, 'Exhibitor'));
  const [hold] = await service.database.db.select().from(standHolds).where(eq(standHolds.id, id));
  running.expires = hold?.expiresAt.toISOString() ?? '';
  return { id };
};

/** A stand under option. */
export const makeHeldStand: Make = async (service, owner) => {
  const exhibitorId = exhibitorOf(owner);
  const { code } = await makeStand(service);
  const hold = { standCode: code, exhibitorId, expiresAt: inAnHour() };
  await service.database.db.insert(standHolds).values(hold);
  return { code };
};

/** Sells a new stand to whoever has a reservation. */
export async function sellStand(service: TestApp): Promise<void> {
  const { db } = service.database;
  const [reservation] = await db.select({ id: reservations.id }).from(reservations).limit(1);
  if (!reservation) throw new Error('There is no reservation');
  const { code } = await makeStand(service);
  await db.insert(reservationBooths).values({
    ...{ reservationId: reservation.id, position: 99, quantity: 1, name: 'Stand', size: 9 },
    ...{ reserved: true, standCode: code },
  });
}

export const makeReservation: Make = async ({ database }, owner) =>
  idOf(
    await database.db
      .insert(reservations)
      .values({ exhibitorId: exhibitorOf(owner), currency: 'DZD', status: 'pending' })
      .returning({ id: reservations.id }),
  );

export const makeParticipation: Make = async (service, owner) => {
  const { db } = service.database;
  const exhibitorId = exhibitorOf(owner);
  const { id: reservationId = '' } = await makeReservation(service, owner);
  const company = {
    ...{ name: 'Exemple', raisonSociale: 'Exemple', statut: 'SARL', adresse: 'Mostaganem' },
    ...{ codePostal: '27000', type: 'Morale' as const, rcNumero: '27/00-0012345B19' },
    ...{ rcDoubtful: false, nifNumero: '123456789012345' },
  };
  const { id: companyId } = idOf(
    await db
      .insert(companies)
      .values({ exhibitorId, ...company })
      .returning({ id: companies.id }),
  );
  const participation = {
    ...{ exhibitorId, companyId, reservationId, fonction: 'Gérante', phone: '+213555123456' },
    ...{ payment: 'virement' as const, wishes: {}, complete: true },
  };
  return idOf(
    await db.insert(participations).values(participation).returning({ id: participations.id }),
  );
};

/** A hold of somebody who has sent a participation. */
export const makeReservableHold: Make = async (service, owner) => {
  await makeParticipation(service, owner);
  return makeHold(service, owner);
};

/** An exhibitor's document with its file; `document` names it. */
export const makeDocument: Make = async (service, owner) => {
  const { id = '' } = await makeParticipation(service, owner);
  const storage = createLocalStorage(join(service.dataDir, 'uploads'));
  const storageKey = await storage.put(Readable.from([Buffer.from(PDF)]));
  const { id: document } = idOf(
    await service.database.db
      .insert(participationDocuments)
      .values({
        ...{ participationId: id, kind: 'register', author: 'Exhibitor', storageKey },
        ...{ fileName: 'registre.pdf', size: PDF.length },
      })
      .returning({ id: participationDocuments.id }),
  );
  return { id, document };
};

/** A pending reservation with a line that its exhibitor ordered; `line` names it. */
export const makeOrder: Make = async (service, owner) => {
  const { id = '' } = await makeReservation(service, owner);
  const { id: line } = idOf(
    await service.database.db
      .insert(reservationLines)
      .values({
        ...{ reservationId: id, position: 0, quantity: 1, name: 'Chaise', kind: 'service' },
        ...{ unit: 'unité', prices: { DZD: 1500 }, orderedAt: new Date() },
      })
      .returning({ id: reservationLines.id }),
  );
  return { id, line };
};

/** A reservation of theirs for which money has arrived. */
export const makePaid: Make = async (service, owner) => {
  const { id: reservationId = '' } = await makeReservation(service, owner);
  await service.database.db
    .insert(payments)
    .values({ reservationId, amount: 1_000_000, receivedOn: '2025-03-01', mode: 'virement' });
  return { id: reservationId };
};

export const makePayment: Make = async (service, owner) => {
  const { id: reservationId = '' } = await makeReservation(service, owner);
  return idOf(
    await service.database.db
      .insert(payments)
      .values({ reservationId, amount: 1000, receivedOn: '2025-03-01', mode: 'virement' })
      .returning({ id: payments.id }),
  );
};

/** An exhibitor of its own account, as a company. */
export const makeCompany: Make = async (service) => ({
  id: (await makeCaller(service, 'Exhibitor')).id,
});

/** What the last call of `makeMergeable` would merge, as a body has to name it. */
export const mergeable = { state: '' };

/** Two exhibitors that can be merged. */
export const makeMergeable: Make = async (service, owner) => {
  const { id: into = '' } = await makeCompany(service, owner);
  const { id: from = '' } = await makeCompany(service, owner);
  mergeable.state = (await previewMerge(service.database.db, { into, from })).state;
  return { id: into, second: from };
};

/** A line of a statement. */
export const makeBankLine: Make = (service) => insertBankLine(service, 'open');
export const makeAsideLine: Make = (service) => insertBankLine(service, 'aside');

async function insertBankLine({ database }: TestApp, state: 'open' | 'aside') {
  const line = { bookedOn: '2025-03-01', amount: 1000, currency: 'DZD', label: 'Exemple' } as const;
  return idOf(
    await database.db
      .insert(bankLines)
      .values({ ...line, state, fingerprint: randomUUID() })
      .returning({ id: bankLines.id }),
  );
}

/** A pro forma of the reservation of a participation of theirs. */
export const makeOwnIssued: Make = async (service, owner) => {
  const { id = '' } = await makeParticipation(service, owner);
  const { db } = service.database;
  const [found] = await db.select().from(participations).where(eq(participations.id, id));
  if (!found) throw new Error('There is no participation');
  const { reservationId, edition } = found;
  const row = await db.transaction((transaction) =>
    issueDocument(transaction, {
      reservation: { id: reservationId, currency: 'DZD', edition },
      ...{ kind: 'proforma', amount: 119_000, shown: {}, issuedBy: null },
    }),
  );
  return { id, document: row.id };
};

/** A reservation of theirs whose payment is late. */
export const makeLate: Make = async (service, owner) => {
  const { id: reservationId = '' } = await makeReservation(service, owner);
  const { db } = service.database;
  await db.insert(reservationLines).values({
    ...{ reservationId, position: 9, quantity: 1, name: 'Exemple', kind: 'service', unit: 'jour' },
    prices: { DZD: 1000, EUR: 1000 },
  });
  await db
    .update(reservations)
    .set({ status: 'confirmed', confirmedAt: new Date('2024-01-01T09:00:00Z') })
    .where(eq(reservations.id, reservationId));
  return { id: reservationId };
};

/** A confirmed reservation whose company is known. */
export const makeInvoiceable: Make = async (service, owner) => {
  await makeParticipation(service, owner);
  return makeLate(service, owner);
};

/** An invoice of a reservation of theirs. */
export const makeIssued: Make = async (service, owner) => {
  const { id: reservationId = '' } = await makeReservation(service, owner);
  const { db } = service.database;
  const [reservation] = await db
    .select()
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  if (!reservation) throw new Error('There is no reservation');
  const row = await db.transaction((transaction) =>
    issueDocument(transaction, {
      ...{ kind: 'invoice', reservation, amount: 119_000, shown: {}, issuedBy: null },
    }),
  );
  return { id: row.id };
};

export const makeNotification: Make = async ({ database }, { id: userId }) =>
  idOf(
    await database.db
      .insert(notifications)
      .values({ userId, title: 'Exemple', message: 'Exemple' })
      .returning({ id: notifications.id }),
  );

export const makeView: Make = async ({ database }, { id: userId }) =>
  idOf(
    await database.db
      .insert(savedViews)
      .values({ userId, table: 'quote', name: `Vue ${randomUUID()}`, filters: '' })
      .returning({ id: savedViews.id }),
  );

export const makePicture: Make = async ({ database }) => {
  const content = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" id="${randomUUID()}"/>`);
  const hash = createHash('sha256').update(content).digest('hex');
  const row = { hash, content, mediaType: 'image/svg+xml', width: 1, height: 1 };
  await database.db.insert(pictures).values(row);
  return { hash };
};

/** An application with its files, by the form; `token` opens it to its author. */
export const makeApplication: Make = async ({ app }) => {
  const answer = await app.inject({ method: 'POST', url: '/v1/staff', ...APPLICATION() });
  const { _id: id } = answer.json<{ _id: string }>();
  const token = ownApplicationLink(createSignedLinks(TEST_SECRET), '', id).split('/').at(-1) ?? '';
  return { id, token, name: 'resume' };
};

/** A quote of the caller; `secret` opens it to whoever knows it. */
export const makeQuote: Make = async ({ app }, { headers }) => {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/v1/quote', headers },
    payload: { simulation: SIMULATION },
  });
  const { _id: id, secret } = answer.json<{ _id: string; secret: string }>();
  return { id, secret };
};

/** A quote of an exhibitor, of which a line is « Sur devis ». */
export const makeOpenQuote: Make = async (service) => {
  const { id = '' } = await makeQuote(service, await makeCaller(service, 'Exhibitor'));
  const { db } = service.database;
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  if (!row) throw new Error('The quote was not written');
  const lines = row.priced.lines.map((line) => ({ ...line, unitPrice: null, total: null }));
  const priced = { ...row.priced, lines, partial: true, totals: null };
  await db.update(quotes).set({ priced }).where(eq(quotes.id, id));
  return { id };
};

/** A badge; `token` opens it to its holder. */
export const makeBadge: Make = async ({ database }) => {
  const email = emailOfItsOwn();
  const { id } = idOf(
    await database.db
      .insert(badges)
      .values({ email, nom: 'Exemple', prenom: 'Visiteur', category: 'visitor' })
      .returning({ id: badges.id }),
  );
  return { id, token: createBadgeTokens(TEST_SECRET).holderToken(id) };
};

/** A visitor whose badge the owner has scanned. */
export const makeVisitorContact: Make = async (service, owner) => {
  const { id: badgeId = '', token = '' } = await makeBadge(service, owner);
  const row = { badgeId, exhibitorId: exhibitorOf(owner), scannedAt: new Date() };
  const { id } = idOf(
    await service.database.db
      .insert(visitorContacts)
      .values(row)
      .returning({ id: visitorContacts.id }),
  );
  return { id, token, contact: id };
};

/** An exhibitor of its own account that the directory shows. */
export const makeShownExhibitor: Make = ({ database }) => addShownExhibitor(database);

/** A former edition, and an exhibitor whose page is in its directory. */
export const makeFormerExhibitor: Make = async (service) => {
  const { year, days } = await freeYear(service);
  const row = { ...FIRST_EDITION, year, days, state: 'closed' } as const;
  await service.database.db.insert(editions).values(row);
  const { id = '' } = await addShownExhibitor(service.database, year);
  return { year: String(year), exhibitor: id };
};

/** @param edition the current one where none is named */
async function addShownExhibitor({ db }: TestApp['database'], edition?: number) {
  const own = edition === undefined ? {} : { edition };
  const account = { passwordHash: 'none', role: 'Exhibitor', nom: 'Exemple' } as const;
  const { id } = idOf(
    await db
      .insert(users)
      .values({ ...account, emailVerifiedAt: new Date(), email: emailOfItsOwn() })
      .returning({ id: users.id }),
  );
  const sold = { exhibitorId: id, currency: 'DZD', status: 'confirmed' } as const;
  await db.insert(reservations).values({ ...sold, ...own });
  await db.insert(exhibitorPages).values({
    ...{ exhibitorId: id, name: 'Exposant exemple', sector: 'oil', country: 'DZ' },
    ...{ description: 'Texte d’exemple.', published: true, ...own },
  });
  return { id };
}

/** Somebody else who acts for the owner's exhibitor. */
export const makeMember: Make = async (service, owner) => {
  const { id } = await makeColleague(service, exhibitorOf(owner));
  return { id };
};

export const makeInvitation: Make = async ({ database }, owner) =>
  idOf(
    await database.db
      .insert(exhibitorInvitations)
      .values({
        ...{
          exhibitorId: exhibitorOf(owner),
          invitedBy: owner.id,
          email: emailOfItsOwn(),
        },
        ...{ tokenHash: randomUUID(), expiresAt: inAnHour() },
      })
      .returning({ id: exhibitorInvitations.id }),
  );
