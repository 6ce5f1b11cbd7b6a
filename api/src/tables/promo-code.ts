import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { ofEdition } from './edition';
import { quotes } from './quote';

/** Codes that take something off a quote. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    edition: ofEdition(),
    /** Of the call that made it, so that the same call makes no other; null for one that no organiser made. */
    creationKey: uuid('creation_key').unique(),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
    /** Upper case, without spaces. */
    code: text('code').notNull(),
    discountType: text('discount_type').$type<'percentage' | 'fixed'>().notNull(),
    /** Whole percent, or the smallest used unit of `currency`. */
    discountValue: integer('discount_value').notNull(),
    /** Of a fixed amount. */
    currency: text('currency').$type<'DZD' | 'EUR'>(),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    /** How often it can be used; null without bound. */
    maxUses: integer('max_uses'),
    /** Null while it is accepted. */
    withdrawnAt: instant('withdrawn_at'),
    /** How many of its uses are counted for good; kept by a trigger. */
    dossiers: integer('dossiers').notNull().default(0),
  },
  (table) => [
    unique('promo_codes_code').on(table.edition, table.code),
    check(
      'promo_codes_value',
      sql`(${table.discountType} = 'percentage' and ${table.discountValue} between 1 and 100 and ${table.currency} is null)
        or (${table.discountType} = 'fixed' and ${table.discountValue} > 0 and ${table.currency} in ('DZD', 'EUR'))`,
    ),
    check('promo_codes_max_uses', sql`${table.maxUses} > 0`),
  ],
);

/** Each quote that was given with a code. The rows are counted while the quote is valid, and for good once a dossier took it over. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: id(),
    promoId: uuid('promo_id')
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    /** Null once the quote is erased: the use stays counted. */
    quoteId: uuid('quote_id')
      .unique()
      .references(() => quotes.id, { onDelete: 'set null' }),
    /** End of the quote's validity; null once a dossier took it over. */
    until: instant('until'),
  },
  (table) => [index('promo_uses_promo').on(table.promoId, table.until)],
);
