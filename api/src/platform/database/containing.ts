import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The pattern of `like` for what contains a text; signs with a meaning of their own in patterns stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a column in lower case has a text in it, in whatever case: an index of trigrams finds it. */
export function contains(column: AnyPgColumn, text: string): SQL {
  return sql`${column} like lower(${containing(text)})`;
}
