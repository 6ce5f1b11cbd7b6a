import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Codes that take something off a quote. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** Upper case, without spaces. */
    code: text('code').primaryKey(),
    discountType: text('discount_type').$type<'percentage' | 'fixed'>().notNull(),
    /** Whole percent, or the smallest used unit of `currency`. */
    discountValue: integer('discount_value').notNull(),
    /** Of a fixed amount. */
    currency: text('currency').$type<'DZD' | 'EUR'>(),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
  },
  (table) => [
    check(
      'promo_codes_value',
      sql`(${table.discountType} = 'percentage' and ${table.discountValue} between 1 and 100 and ${table.currency} is null)
        or (${table.discountType} = 'fixed' and ${table.discountValue} > 0 and ${table.currency} in ('DZD', 'EUR'))`,
    ),
  ],
);
