import { issuedReference, reference } from '@mosta/shared/domain/reference';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { editionOf } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { companies } from '../../tables/company';
import { editions } from '../../tables/edition';
import { issuedDocuments } from '../../tables/issued';
import { participations } from '../../tables/participation';
import { quotes } from '../../tables/quote';
import { reservations } from '../../tables/reservation';
import { listBalances } from '../overview/balance.service';
import type { Candidate } from './match';

/** Every confirmed reservation whose edition's books are open, with all by which a label may name it. */
export async function listCandidates(db: Executor, now: Date): Promise<Candidate[]> {
  const open = await db
    .select({ year: editions.year })
    .from(editions)
    .where(and(ne(editions.state, 'archived'), ne(editions.state, 'draft')));
  const balances = [];
  for (const { year } of open) balances.push(...(await listBalances(db, now, year)));
  const ids = balances.map(({ reservation }) => reservation);
  const named = await listNames(db, ids);
  const given = await listGivenReferences(db, ids);
  return balances.map(({ reservation, reference: own, company, paid, due }) => {
    const { names = [], dossier } = named.get(reservation) ?? {};
    return {
      ...{ reservation, reference: own, company, names, due, currency: paid.currency },
      references: [own, ...(dossier ? [dossier] : []), ...(given.get(reservation) ?? [])],
    };
  });
}

type Named = { names: string[]; dossier: string };

async function listNames(db: Executor, ids: readonly string[]): Promise<Map<string, Named>> {
  const rows = await db
    .select({
      reservation: participations.reservationId,
      edition: participations.edition,
      number: participations.number,
      brand: companies.name,
      legal: companies.raisonSociale,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(inArray(participations.reservationId, [...ids]));
  return new Map(
    rows.map(({ reservation, edition, number, brand, legal }) => [
      reservation,
      {
        names: [...new Set([brand, legal])],
        dossier: reference('participation', editionOf(edition), number),
      },
    ]),
  );
}

/** References of invoices, and of the quotes that the exhibitor of a reservation has in its edition. */
async function listGivenReferences(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const issued = await db
    .select({
      reservation: issuedDocuments.reservationId,
      year: issuedDocuments.year,
      kind: issuedDocuments.kind,
      number: issuedDocuments.number,
    })
    .from(issuedDocuments)
    .where(
      and(
        inArray(issuedDocuments.reservationId, [...ids]),
        inArray(issuedDocuments.kind, ['invoice', 'proforma']),
      ),
    );
  const quoted = await db
    .select({ reservation: reservations.id, edition: quotes.edition, number: quotes.number })
    .from(quotes)
    .innerJoin(
      reservations,
      and(
        eq(reservations.exhibitorId, quotes.ownerId),
        eq(reservations.edition, quotes.edition),
        sql`${reservations.status} = 'confirmed'`,
      ),
    )
    .where(inArray(reservations.id, [...ids]));
  const found = new Map<string, string[]>();
  const add = (reservation: string, text: string) =>
    found.set(reservation, [...(found.get(reservation) ?? []), text]);
  for (const { reservation, year, kind, number } of issued) {
    add(reservation, issuedReference(kind, editionOf(year), number));
  }
  for (const { reservation, edition, number } of quoted) {
    add(reservation, reference('quote', editionOf(edition), number));
  }
  return found;
}
