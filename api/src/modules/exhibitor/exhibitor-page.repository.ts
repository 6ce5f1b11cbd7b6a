import { SECTORS } from '@mosta/shared/domain/sectors';
import type {
  ExhibitorPageInput,
  OwnExhibitorPage,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { inCurrentEdition, inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { exhibitorPages } from '../../tables/exhibitor';
import { reservationBooths, reservations } from '../../tables/reservation';
import { stands } from '../../tables/stand';
import { HALL_ORDER } from '../stand/stand.repository';

/** Whose content the directory is made of; each has a change trigger. */
export const DIRECTORY_TABLES = [
  'exhibitor_pages',
  'reservations',
  'reservation_booths',
  'editions',
];

const sectorSchema = v.picklist(SECTORS);
const { compare } = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

type Shown = {
  /** Of the edition of a year, in place of the current one. */
  year?: number;
  exhibitorId?: string;
};

/** Pages that are published by exhibitors with a confirmed reservation, by name. */
export async function listShown(
  db: Executor,
  { year, exhibitorId }: Shown = {},
): Promise<PublicExhibitor[]> {
  const rows = await db
    .select({ page: exhibitorPages, code: stands.code })
    .from(exhibitorPages)
    .innerJoin(
      reservations,
      and(
        eq(reservations.edition, exhibitorPages.edition),
        eq(reservations.exhibitorId, exhibitorPages.exhibitorId),
        eq(reservations.status, 'confirmed'),
      ),
    )
    .leftJoin(
      reservationBooths,
      and(
        eq(reservationBooths.reservationId, reservations.id),
        isNull(reservationBooths.releasedAt),
      ),
    )
    .leftJoin(
      stands,
      and(
        eq(stands.edition, reservationBooths.edition),
        eq(stands.code, reservationBooths.standCode),
      ),
    )
    .where(
      and(
        inEdition(exhibitorPages.edition, year),
        exhibitorId === undefined ? undefined : eq(exhibitorPages.exhibitorId, exhibitorId),
        eq(exhibitorPages.published, true),
        isNull(exhibitorPages.withdrawnAt),
      ),
    )
    .orderBy(...HALL_ORDER);
  const exhibitors = new Map<string, PublicExhibitor>();
  for (const { page, code } of rows) {
    const known = exhibitors.get(page.exhibitorId) ?? toPublic(page);
    if (code !== null && !known.stands.includes(code)) known.stands.push(code);
    exhibitors.set(page.exhibitorId, known);
  }
  return [...exhibitors.values()].sort((one, other) => compare(one.name, other.name));
}

/** An exhibitor's own page, and what the public sees of it. */
export async function readPage(db: Executor, exhibitorId: string): Promise<OwnExhibitorPage> {
  const [row] = await db
    .select()
    .from(exhibitorPages)
    .where(
      and(inCurrentEdition(exhibitorPages.edition), eq(exhibitorPages.exhibitorId, exhibitorId)),
    );
  const [sold] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        inCurrentEdition(reservations.edition),
        eq(reservations.exhibitorId, exhibitorId),
        eq(reservations.status, 'confirmed'),
      ),
    )
    .limit(1);
  const confirmed = sold !== undefined;
  if (!row) return { page: null, confirmed, shown: false, withdrawn: false };
  const { name, country, description, website, published } = row;
  const withdrawn = row.withdrawnAt !== null;
  const sector = v.parse(sectorSchema, row.sector);
  return {
    page: { name, sector, country, description, website, published },
    confirmed,
    shown: published && confirmed && !withdrawn,
    withdrawn,
  };
}

/** Whether an exhibitor has a page, in whichever edition. */
export async function hasPage(db: Executor, exhibitorId: string): Promise<boolean> {
  return (await db.$count(exhibitorPages, eq(exhibitorPages.exhibitorId, exhibitorId))) > 0;
}

export async function savePage(
  db: Executor,
  exhibitorId: string,
  page: ExhibitorPageInput,
): Promise<void> {
  await db
    .insert(exhibitorPages)
    .values({ ...page, exhibitorId })
    .onConflictDoUpdate({
      target: [exhibitorPages.exhibitorId, exhibitorPages.edition],
      set: { ...page, updatedAt: sql`now()` },
    });
}

/** Keeps an exhibitor's pages out of the directories of all editions, or no longer. @returns false when that was so already */
export async function withdrawPage(
  transaction: Executor,
  exhibitorId: string,
  withdrawn: boolean,
): Promise<boolean> {
  const { withdrawnAt } = exhibitorPages;
  const rows = await transaction
    .update(exhibitorPages)
    .set({ withdrawnAt: withdrawn ? sql`now()` : null })
    .where(
      and(
        eq(exhibitorPages.exhibitorId, exhibitorId),
        withdrawn ? isNull(withdrawnAt) : isNotNull(withdrawnAt),
      ),
    )
    .returning({ exhibitorId: exhibitorPages.exhibitorId });
  return rows.length > 0;
}

function toPublic(page: typeof exhibitorPages.$inferSelect): PublicExhibitor {
  const { exhibitorId, name, country, description, website } = page;
  const sector = v.parse(sectorSchema, page.sector);
  return { _id: exhibitorId, name, sector, country, description, website, stands: [] };
}
