import type { PaymentMode } from '@mosta/shared/domain/payment';
import type { Quote } from '@mosta/shared/domain/pricing';
import type { Simulation } from '@mosta/shared/schemas/simulation.schema';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, searchText, trigrams } from './columns';
import { ofEdition } from './edition';
import { exhibitors } from './exhibitor';

/** Quotes as they were given: a later change of prices does not move them. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    /** Counts quotes; their reference is made of it. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    edition: ofEdition(),
    /** SHA-256 of the secret of its link: a stolen table opens no quote. */
    secretHash: text('secret_hash').notNull().unique(),
    /** Null for a visitor without account. */
    ownerId: uuid('owner_id').references(() => exhibitors.id, { onDelete: 'cascade' }),
    simulation: jsonb('simulation').$type<Simulation>().notNull(),
    priced: jsonb('priced').$type<Quote>().notNull(),
    payment: text('payment').$type<PaymentMode>(),
    /** The quote to whose lines « Sur devis » an organiser gave prices; one is answered once. */
    answers: uuid('answers').references((): AnyPgColumn => quotes.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    validUntil: instant('valid_until').notNull(),
    /** What became of it, for as long as that is so, whenever it expires; kept by triggers, as is what is searched. */
    settled: text('settled').$type<'answered' | 'applied'>(),
    search: searchText(),
  },
  (table) => [
    index('quotes_owner').on(table.ownerId),
    index('quotes_created').on(table.createdAt),
    index('quotes_edition').on(table.edition, table.createdAt, table.id),
    index('quotes_until').on(table.edition, table.validUntil, table.id),
    index('quotes_settled').on(table.edition, table.settled, table.createdAt, table.id),
    trigrams('quotes_search', table.search),
    unique('quotes_answers').on(table.answers),
    check('quotes_payment', sql`${table.payment} in ('virement', 'cheque', 'espece')`),
  ],
);
