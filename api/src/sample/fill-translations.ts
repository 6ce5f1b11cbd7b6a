import { isDeepStrictEqual } from 'node:util';
import type { Content, ContentKind } from '@mosta/shared/schemas/content.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/database';
import { contentEntries } from '../tables/content';

type Value = unknown;
type Fields = Record<string, Value>;

/**
 * Gives samples of a kind the translations that they lack, where they were added before there were any. An entry that
 * somebody changed, or that differs in anything else from its sample, stays as it is.
 * @param samples as they would be added today
 */
export async function fillTranslations(
  db: Executor,
  kind: ContentKind,
  samples: readonly { key: string; content: Content }[],
): Promise<void> {
  const contents = new Map(samples.map(({ key, content }) => [key, content]));
  const rows = await db
    .select({
      ...{ id: contentEntries.id, key: contentEntries.key, version: contentEntries.version },
      ...{ draft: contentEntries.draft, published: contentEntries.published },
    })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, kind), isNull(contentEntries.changedBy)));
  for (const { id, key, version, draft, published } of rows) {
    const sample = contents.get(key);
    const filled = sample && translated(draft, sample);
    const shown = sample && published && translated(published, sample);
    if (!filled || (published && !shown)) continue;
    if (isDeepStrictEqual([filled, shown ?? null], [draft, published])) continue;
    await db
      .update(contentEntries)
      .set({ draft: filled, published: shown ?? null, version: sql`${contentEntries.version} + 1` })
      // An organiser may save it at the same moment.
      .where(and(eq(contentEntries.id, id), eq(contentEntries.version, version)));
  }
}

/** The content with the translations of its sample; null where it differs from that. */
export function translated<Kept extends Content>(kept: Kept, sample: Content): Kept | null {
  const merged = merge(kept, sample);
  // What was merged has the fields of what was kept.
  return merged === DIFFERENT ? null : (merged as Kept);
}

const DIFFERENT = Symbol('different');

function merge(kept: Value, sample: Value): Value {
  if (Array.isArray(kept) && Array.isArray(sample)) {
    if (kept.length !== sample.length) return DIFFERENT;
    const items = kept.map((item, index) => merge(item, sample[index]));
    return items.includes(DIFFERENT) ? DIFFERENT : items;
  }
  if (!isFields(kept) || !isFields(sample)) return sameLeaf(kept, sample) ? sample : DIFFERENT;
  if (isText(kept) && isText(sample)) return mergeText(kept, sample);
  const merged: Fields = { ...kept };
  for (const [field, value] of Object.entries(sample)) {
    // Each room and meal has an identifier of its own; fields that a former release did not know are those of the sample.
    if (field === '_id') continue;
    merged[field] = field in kept ? merge(kept[field], value) : value;
    if (merged[field] === DIFFERENT) return DIFFERENT;
  }
  return Object.keys(kept).some((field) => !(field in sample)) ? DIFFERENT : merged;
}

type Text = Fields & { fr: string; en: string; ar: string };

function mergeText(kept: Text, sample: Text): Value {
  const others = ['en', 'ar'] as const;
  const free = others.every((one) => ['', kept.fr, sample[one]].includes(kept[one]));
  return free && sameLeaf(kept.fr, sample.fr) ? sample : DIFFERENT;
}

/** Former samples had a plain space where French asks for one that no line breaks at. */
function sameLeaf(kept: Value, sample: Value): boolean {
  return plain(kept) === plain(sample);
}

const plain = (value: Value) => (typeof value === 'string' ? value.replaceAll(/\s/g, ' ') : value);

const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Fields): value is Text =>
  ['fr', 'en', 'ar'].every((language) => typeof value[language] === 'string');
