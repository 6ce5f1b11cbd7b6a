import { LEGAL_FACTS } from '@mosta/shared/schemas/edition.schema';
import {
  type EditionSamples,
  type OrganizerEdition,
  SAMPLE_PARTS,
} from '@mosta/shared/schemas/organizer-edition.schema';
import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { contentEntries } from '../../tables/content';

/** What of an edition still is a sample value, by the mark that it carries; hotels belong to all editions. */
export async function listSamples(
  db: Executor,
  edition: OrganizerEdition,
): Promise<EditionSamples> {
  const kinds = await db
    .select({ kind: contentEntries.kind, many: count() })
    .from(contentEntries)
    .where(
      and(
        or(eq(contentEntries.editionId, edition._id), isNull(contentEntries.editionId)),
        eq(contentEntries.removed, false),
        sql`${contentEntries.draft} ->> 'sample' = 'true'`,
      ),
    )
    .groupBy(contentEntries.kind);
  const counts: Record<string, number> = {
    ...Object.fromEntries(kinds.map(({ kind, many }) => [kind, many])),
    bank: Number(edition.bank.sample),
    contact: Number(edition.contact.sample),
    legal: LEGAL_FACTS.filter((fact) => edition.legal[fact] === null).length,
    euroPrices: Number(edition.euroPrices.sample),
  };
  return SAMPLE_PARTS.map((part) => ({ part, count: counts[part] ?? 0 })).filter(
    (sample) => sample.count > 0,
  );
}
