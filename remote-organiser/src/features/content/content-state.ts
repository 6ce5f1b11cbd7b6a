import type { ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';

/** A draft is not shown; what is shown may differ from what was saved last. */
export type EntryState = 'draft' | 'published' | 'changed';

export function stateOf({ draft, published }: EntryOf<ContentKind>): EntryState {
  if (published === null) return 'draft';
  return JSON.stringify(draft) === JSON.stringify(published) ? 'published' : 'changed';
}

/** The texts of a content by the path of their field: `title.fr`. */
export function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value !== 'object' || value === null) {
    return [[path.join('.'), value === null || value === undefined ? '' : String(value)]];
  }
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, [...path, name]));
}

/** The paths of a value and of all its parts, each before those in it: `rooms`, `rooms.0`, `rooms.0.type`. */
export function pathsOf(value: unknown, path: string): string[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...parts.flatMap(([name, part]) => pathsOf(part, `${path}.${name}`))];
}
