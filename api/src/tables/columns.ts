import type { Language } from '@mosta/shared/contract/languages';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  type ExtraConfigColumn,
  index,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** The primary key of a table whose rows have no name of their own. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** A moment in time, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** What searches of organisers look through, in lower case; triggers keep it, where no generated column can (0125). */
export const searchText = () => text('search').notNull().default('');

/** Finds the rows whose text contains another one. */
export const trigrams = (name: string, column: ExtraConfigColumn) =>
  index(name).using('gin', column.op('gin_trgm_ops'));

/** The language in which a person reads the portal's mails. */
export const language = () => text('language').$type<Language>().notNull().default('fr');

/** The check that goes with it. */
export const speaks = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in ('fr', 'en', 'ar')`);
