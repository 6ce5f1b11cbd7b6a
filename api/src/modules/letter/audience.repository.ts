import type { Language } from '@mosta/shared/contract/languages';
import type { LetterAudience, LetterContent } from '@mosta/shared/schemas/letter.schema';
import { DEFAULT_NOTIFICATION_CHOICES } from '@mosta/shared/schemas/notification-choices.schema';
import { and, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm';
import { inEdition } from '../../in-edition';
import { containing } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { exhibitorMembers, exhibitorPages } from '../../tables/exhibitor';
import { notificationChoices } from '../../tables/notification';
import { participations } from '../../tables/participation';
import { reservations } from '../../tables/reservation';
import { listBalances } from '../overview/balance.service';
import { STAGE } from '../participation/participation-filter';

/** Somebody whom a letter reaches. */
export type Reader = {
  userId: string;
  exhibitorId: string;
  company: string;
  nom: string;
  prenom: string | null;
  /** Of the account, whatever the letter is translated into. */
  language: Language;
  mail: 'waiting' | 'opted_out' | 'unconfirmed';
};

/**
 * Everybody who acts for an exhibitor of the audience in the current edition, or in that of a year, each once. A person who does not want
 * such mails reads it in the portal.
 */
export async function findReaders(
  db: Executor,
  { audience, category }: Pick<LetterContent, 'audience' | 'category'>,
  year?: number,
): Promise<Reader[]> {
  const rows = await db
    .select({
      userId: users.id,
      exhibitorId: participations.exhibitorId,
      company: companies.name,
      nom: users.nom,
      prenom: users.prenom,
      language: users.language,
      confirmedAt: users.emailVerifiedAt,
      choices: notificationChoices.choices,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(reservations, eq(reservations.id, participations.reservationId))
    .innerJoin(exhibitorMembers, eq(exhibitorMembers.exhibitorId, participations.exhibitorId))
    .innerJoin(users, eq(users.id, exhibitorMembers.userId))
    .leftJoin(
      exhibitorPages,
      and(
        eq(exhibitorPages.exhibitorId, participations.exhibitorId),
        eq(exhibitorPages.edition, participations.edition),
      ),
    )
    .leftJoin(notificationChoices, eq(notificationChoices.userId, users.id))
    .where(and(inEdition(participations.edition, year), await wanted(db, audience, year)))
    .orderBy(desc(participations.createdAt), desc(participations.id), users.id);
  const readers = new Map<string, Reader>();
  for (const { confirmedAt, choices, ...person } of rows) {
    if (readers.has(person.userId)) continue;
    const wants = (choices ?? DEFAULT_NOTIFICATION_CHOICES).mail[category];
    const mail = !wants ? 'opted_out' : confirmedAt === null ? 'unconfirmed' : 'waiting';
    readers.set(person.userId, { ...person, mail });
  }
  return [...readers.values()];
}

async function wanted(
  db: Executor,
  audience: LetterAudience,
  year: number | undefined,
): Promise<SQL | undefined> {
  if (audience.kind === 'exhibitors') {
    return inArray(participations.exhibitorId, audience.exhibitors);
  }
  const { stages, payment, sectors, country } = audience;
  return and(
    inArray(STAGE, stages),
    payment === 'any' ? undefined : inArray(reservations.id, await paying(db, payment, year)),
    sectors.length === 0 ? undefined : inArray(exhibitorPages.sector, sectors),
    country === '' ? undefined : ilike(companies.pays, containing(country)),
  );
}

/** Confirmed reservations by how they are paid. */
async function paying(
  db: Executor,
  payment: 'unpaid' | 'late' | 'paid',
  year: number | undefined,
): Promise<string[]> {
  const balances = await listBalances(db, new Date(), year);
  return balances
    .filter(({ due, late }) => {
      if (payment === 'late') return late;
      return due !== null && (payment === 'unpaid' ? due.amount > 0 : due.amount <= 0);
    })
    .map(({ reservation }) => reservation);
}
