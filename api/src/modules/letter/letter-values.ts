import type { Language } from '@mosta/shared/contract/languages';
import { formatDate } from '@mosta/shared/domain/format';
import {
  fillPlaceholders,
  type Placeholder,
  placeholdersIn,
} from '@mosta/shared/domain/letter-placeholders';
import { formatMoney, type Money } from '@mosta/shared/domain/money';
import type { LetterContent } from '@mosta/shared/schemas/letter.schema';
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { reservationBooths, reservations } from '../../tables/reservation';
import { listBalances } from '../overview/balance.service';
import type { Reader } from './audience.repository';

/** What the placeholders stand for; null where there is nothing to say. */
export type Values = {
  societe: string | null;
  personne: string | null;
  stand: string | null;
  montant: Money | null;
  echeance: string | null;
};

const NOTHING = '—';

type Named = Pick<Reader, 'userId' | 'exhibitorId' | 'company' | 'nom' | 'prenom'>;

/** The languages in which a letter is written. */
export function isWrittenIn({ body }: Pick<LetterContent, 'body'>, language: Language): boolean {
  return body[language] !== '';
}

/** In which language somebody reads a letter: French where it is not translated. */
export function readIn(content: Pick<LetterContent, 'body'>, language: Language): Language {
  return isWrittenIn(content, language) ? language : 'fr';
}

export function usedPlaceholders({ subject, body }: LetterContent): Placeholder[] {
  return placeholdersIn([...Object.values(subject), ...Object.values(body)].join('\n'));
}

/** The values of each person, by account; stands and balances are looked up where the letter speaks of them. */
export async function readValues(
  db: Executor,
  content: LetterContent,
  people: readonly Named[],
): Promise<Map<string, Values>> {
  const used = usedPlaceholders(content);
  const exhibitors = [...new Set(people.map(({ exhibitorId }) => exhibitorId))];
  const stands = used.includes('stand') ? await standsOf(db, exhibitors) : new Map();
  const dues =
    used.includes('montant') || used.includes('echeance')
      ? await duesOf(db, exhibitors)
      : new Map<string, Due>();
  return new Map(
    people.map(({ userId, exhibitorId, company, nom, prenom }) => [
      userId,
      {
        societe: company,
        personne: [prenom, nom].filter(Boolean).join(' '),
        stand: stands.get(exhibitorId)?.join(', ') ?? null,
        montant: dues.get(exhibitorId)?.due ?? null,
        echeance: dues.get(exhibitorId)?.deadline ?? null,
      },
    ]),
  );
}

/** Subject and text as somebody reads them. */
export function fillLetter(
  { subject, body }: Pick<LetterContent, 'subject' | 'body'>,
  language: Language,
  { societe, personne, stand, montant, echeance }: Values,
): { subject: string; body: string } {
  const words = {
    societe: societe ?? NOTHING,
    personne: personne ?? NOTHING,
    stand: stand ?? NOTHING,
    montant: montant ? formatMoney(montant, language) : NOTHING,
    echeance: echeance ? formatDate(language, echeance) : NOTHING,
  };
  return {
    subject: fillPlaceholders(subject[language], words),
    body: fillPlaceholders(body[language], words),
  };
}

async function standsOf(db: Executor, exhibitorIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ exhibitorId: reservations.exhibitorId, code: reservationBooths.standCode })
    .from(reservationBooths)
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(
      and(
        inCurrentEdition(reservations.edition),
        inArray(reservations.exhibitorId, exhibitorIds),
        ne(reservations.status, 'cancelled'),
        isNull(reservationBooths.releasedAt),
        isNotNull(reservationBooths.standCode),
      ),
    )
    .orderBy(asc(reservationBooths.position));
  const codes = new Map<string, string[]>();
  for (const { exhibitorId, code } of rows) {
    if (code !== null) codes.set(exhibitorId, [...(codes.get(exhibitorId) ?? []), code]);
  }
  return codes;
}

type Due = { due: Money; deadline: string | null };

/** What each still has to pay: the reservation that is due first, where there are several. */
async function duesOf(db: Executor, exhibitorIds: string[]): Promise<Map<string, Due>> {
  const owners = await db
    .select({ id: reservations.id, exhibitorId: reservations.exhibitorId })
    .from(reservations)
    .where(inArray(reservations.exhibitorId, exhibitorIds));
  const ownerOf = new Map(owners.map(({ id, exhibitorId }) => [id, exhibitorId]));
  const dues = new Map<string, Due>();
  for (const { reservation, due, deadline } of await listBalances(db, new Date())) {
    const exhibitorId = ownerOf.get(reservation);
    if (exhibitorId === undefined || due === null || due.amount <= 0) continue;
    if (!dues.has(exhibitorId)) dues.set(exhibitorId, { due, deadline });
  }
  return dues;
}
