import { UNTOLD } from '@mosta/shared/schemas/edition.schema';
import type { EditionContent } from '@mosta/shared/schemas/edition-content.schema';
import type { EditionState } from '@mosta/shared/schemas/organizer-edition.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/** A column for what one part of the form says; `edition-content.schema.ts` has its shape. */
const part = <Part extends keyof EditionContent>(name: string) =>
  jsonb(name).$type<EditionContent[Part]>().notNull();

/** The holdings of the fair. One is current: the portal shows it. */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    createdAt: createdAt(),
    /** Of the call that made it, so that the same call makes no other; null for the first. */
    creationKey: uuid('creation_key').unique(),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
    state: text('state').$type<EditionState>().notNull(),
    current: boolean('current').notNull().default(false),
    year: integer('year').notNull().unique(),
    product: text('product').notNull(),
    city: text('city').notNull(),
    venue: text('venue'),
    days: part<'days'>('days'),
    registrationWindow: part<'registrationWindow'>('registration_window'),
    hall: part<'hall'>('hall'),
    currencies: part<'currencies'>('currencies'),
    vatPercent: integer('vat_percent').notNull(),
    stampDuty: part<'stampDuty'>('stamp_duty'),
    prices: part<'prices'>('prices'),
    euroPrices: part<'euroPrices'>('euro_prices'),
    deadlines: part<'deadlines'>('deadlines'),
    bank: part<'bank'>('bank'),
    contact: part<'contact'>('contact'),
    /** A process of the former release writes rows without it. */
    legal: part<'legal'>('legal').default(UNTOLD),
  },
  (table) => [
    uniqueIndex('editions_one_current').on(table.current).where(sql`${table.current}`),
    check('editions_states', sql`${table.state} in ('draft', 'open', 'closed', 'archived')`),
    // What everybody sees is neither prepared nor put away.
    check(
      'editions_current_is_shown',
      sql`not ${table.current} or ${table.state} in ('open', 'closed')`,
    ),
  ],
);

/**
 * The year of the edition that a row belongs to; it follows a correction of that year. The default is the current one: a
 * process of the former release writes rows without it (decision 0093).
 */
export const ofEdition = () =>
  currentYear().references(() => editions.year, { onUpdate: 'cascade' });

/** The same where a stand or a hall says which editions there are. */
export const currentYear = () => integer('edition').notNull().default(sql`current_edition()`);
