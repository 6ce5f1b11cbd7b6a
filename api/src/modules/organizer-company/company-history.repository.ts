import { type Currency, money } from '@mosta/shared/domain/money';
import { reference } from '@mosta/shared/domain/reference';
import type {
  CompanyEdition,
  OrganizerCompany,
} from '@mosta/shared/schemas/organizer-company.schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { editionOf } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { editions } from '../../tables/edition';
import { exhibitorMembers } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { letterRecipients, letters } from '../../tables/letter';
import { participations } from '../../tables/participation';
import { payments } from '../../tables/payment';
import { quotes } from '../../tables/quote';
import { reservationBooths, reservations } from '../../tables/reservation';

/** Who acts for an exhibitor, its owner first. */
export async function listPeople(db: Executor, id: string): Promise<OrganizerCompany['people']> {
  const rows = await db
    .select({
      ...{ _id: users.id, nom: users.nom, prenom: users.prenom, email: users.email },
      confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      role: exhibitorMembers.role,
    })
    .from(exhibitorMembers)
    .innerJoin(users, eq(users.id, exhibitorMembers.userId))
    .where(eq(exhibitorMembers.exhibitorId, id))
    .orderBy(desc(exhibitorMembers.role), asc(exhibitorMembers.joinedAt));
  return rows;
}

/** As its dossiers named it, each wording once, the latest first. */
export async function listNames(db: Executor, id: string): Promise<OrganizerCompany['names']> {
  const rows = await db
    .select({
      ...{ name: companies.name, raisonSociale: companies.raisonSociale },
      ...{ adresse: companies.adresse, email: companies.email },
      phone: sql<string | null>`coalesce(${companies.telMobile}, ${companies.telFix})`,
      ...{ rcNumero: companies.rcNumero, nifNumero: companies.nifNumero },
    })
    .from(companies)
    .leftJoin(participations, eq(participations.companyId, companies.id))
    .where(eq(companies.exhibitorId, id))
    .orderBy(sql`${participations.createdAt} desc nulls last`, asc(companies.id));
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

/** What an exhibitor had, edition by edition, the latest first; statements of one table each. */
export async function listHistory(db: Executor, id: string): Promise<CompanyEdition[]> {
  const found = new Map<number, CompanyEdition>();
  const of = (year: number): CompanyEdition => {
    const known = found.get(year) ?? {
      ...{ year, dossiers: [], stands: [], quotes: [], payments: [], letters: [] },
    };
    found.set(year, known);
    return known;
  };
  for (const { edition, number, createdAt, ...row } of await dossiersOf(db, id)) {
    of(edition).dossiers.push({
      ...row,
      reference: reference('participation', editionOf(edition), number),
      createdAt: createdAt.toISOString(),
    });
  }
  for (const { edition, code, kind } of await standsOf(db, id)) {
    of(edition).stands.push({ code, kind });
  }
  for (const { id: _id, edition, number, createdAt, priced } of await quotesOf(db, id)) {
    of(edition).quotes.push({
      ...{ _id, reference: reference('quote', editionOf(edition), number) },
      ...{ createdAt: createdAt.toISOString(), payable: priced.totals?.payable ?? null },
    });
  }
  for (const { edition, amount, currency, ...row } of await paymentsOf(db, id)) {
    of(edition).payments.push({ ...row, amount: money(amount, currency) });
  }
  for (const { edition, sentAt, content, ...row } of await lettersOf(db, id)) {
    const subject = content.subject.fr;
    of(edition).letters.push({ ...row, subject, sentAt: sentAt.toISOString() });
  }
  return [...found.values()].sort((one, other) => other.year - one.year);
}

function dossiersOf(db: Executor, id: string) {
  return db
    .select({
      _id: participations.id,
      ...{ edition: participations.edition, number: participations.number },
      ...{ status: participations.status, createdAt: participations.createdAt },
      company: companies.name,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(participations.exhibitorId, id))
    .orderBy(desc(participations.createdAt));
}

/** Stands that it has bought or holds. */
async function standsOf(db: Executor, id: string) {
  const sold = await db
    .select({ edition: reservations.edition, code: reservationBooths.standCode })
    .from(reservationBooths)
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(
      and(
        eq(reservations.exhibitorId, id),
        isNotNull(reservationBooths.standCode),
        isNull(reservationBooths.releasedAt),
      ),
    )
    .orderBy(asc(reservationBooths.standCode));
  const held = await db
    .select({ edition: standHolds.edition, code: standHolds.standCode })
    .from(standHolds)
    .where(
      and(
        eq(standHolds.exhibitorId, id),
        isNull(standHolds.endedAt),
        gt(standHolds.expiresAt, sql`now()`),
      ),
    )
    .orderBy(asc(standHolds.standCode));
  return [
    ...sold.map(({ edition, code }) => ({ edition, code: code ?? '', kind: 'sale' as const })),
    ...held.map((row) => ({ ...row, kind: 'hold' as const })),
  ];
}

function quotesOf(db: Executor, id: string) {
  const { number, edition, createdAt, priced } = quotes;
  return db
    .select({ id: quotes.id, number, edition, createdAt, priced })
    .from(quotes)
    .where(eq(quotes.ownerId, id))
    .orderBy(desc(quotes.createdAt));
}

function paymentsOf(db: Executor, id: string) {
  return db
    .select({
      _id: payments.id,
      reservation: payments.reservationId,
      receivedOn: payments.receivedOn,
      amount: payments.amount,
      currency: sql<Currency>`${reservations.currency}`,
      edition: reservations.edition,
      cancelled: sql<boolean>`${payments.cancelledAt} is not null`,
    })
    .from(payments)
    .innerJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(reservations.exhibitorId, id))
    .orderBy(desc(payments.receivedOn), desc(payments.createdAt));
}

/** Letters that reached anybody who acts for it, each once. */
function lettersOf(db: Executor, id: string) {
  const members = db
    .select({ id: exhibitorMembers.userId })
    .from(exhibitorMembers)
    .where(eq(exhibitorMembers.exhibitorId, id));
  const reached = db
    .select({ id: letterRecipients.letterId })
    .from(letterRecipients)
    .where(inArray(letterRecipients.userId, members));
  return db
    .select({
      _id: letters.id,
      content: letters.content,
      edition: editions.year,
      sentAt:
        sql<Date>`coalesce(${letters.finishedAt}, ${letters.sendAt}, ${letters.createdAt})`.mapWith(
          letters.createdAt,
        ),
    })
    .from(letters)
    .innerJoin(editions, eq(editions.id, letters.editionId))
    .where(inArray(letters.id, reached))
    .orderBy(desc(letters.createdAt));
}
