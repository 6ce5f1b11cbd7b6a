import { isDeepStrictEqual } from 'node:util';
import type { Content, ContentKind, Contents } from '@mosta/shared/schemas/content.schema';
import type { ContentState } from '../../tables/content';
import type { Surrounded } from './content.repository';
import { KINDS, type KindRules } from './content-kinds';

/**
 * Whether an entry may be so beside the others of its kind, their drafts and what is shown of them.
 * @param id of the entry; null while it has none
 * @throws AppError as the rules of its kind say
 */
export function checkContent(
  kind: ContentKind,
  { draft, published, removed }: ContentState,
  { around, id }: { around: Surrounded; id: string | null },
): void {
  const check: KindRules<ContentKind>['check'] = KINDS[kind].check;
  if (!check || removed) return;
  const others = around.rows
    .filter((row) => row.kind === kind && row.id !== id && !row.removed)
    .flatMap((row) => (row.published ? [row.draft, row.published] : [row.draft]));
  const surroundings = { days: around.edition.days, others };
  check(draft, surroundings);
  if (published && !isDeepStrictEqual(published, draft)) check(published, surroundings);
}

/** The names of the fields that differ; all of them where one of both is nothing. */
export function differingFields(before: Content | null, after: Content | null): string[] {
  const former = Object.entries(before ?? {});
  const later = Object.entries(after ?? {});
  const values = new Map(former);
  const gone = former.map(([name]) => name).filter((name) => after === null || !(name in after));
  const other = later.filter(([name, value]) => !isDeepStrictEqual(values.get(name), value));
  return [...other.map(([name]) => name), ...gone];
}

/** What the audit log keeps of a change: the fields that differ, before and after, without what names people. */
export function auditDetails(
  kind: ContentKind,
  before: ContentState | null,
  after: ContentState,
): Record<'before' | 'after', unknown> {
  const people: readonly string[] = KINDS[kind].people;
  const names = [
    ...differingFields(before?.draft ?? null, after.draft),
    ...differingFields(before?.published ?? null, after.published),
  ].filter((name) => !people.includes(name));
  const told = ({ draft, published, removed }: ContentState) => ({
    ...{ draft: only(draft, names), published: published && only(published, names), removed },
  });
  return { before: before && told(before), after: told(after) };
}

function only(content: Contents[ContentKind], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).filter(([name]) => names.includes(name)));
}
