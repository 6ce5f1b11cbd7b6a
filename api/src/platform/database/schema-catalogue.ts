import type { CatalogueGroup } from '@mosta/shared/schemas/catalogue.schema';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What exhibitors add to a stand: supplies, services and prints. Stand offers are the edition's own. */
export const catalogueItems = pgTable(
  'catalogue_items',
  {
    /** Chosen by the organiser; a stored simulation finds its items by it. */
    id: text('id').primaryKey(),
    /** Order in the list. */
    position: integer('position').notNull(),
    /** Tab of the dashboard and of the simulation (specification, section 2). */
    parentCategory: text('parent_category').$type<CatalogueGroup>().notNull(),
    category: text('category').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    additionalInfo: text('additional_info'),
    imagePath: text('image_path'),
    unit: text('unit').notNull(),
    isPerDay: boolean('is_per_day').notNull(),
    /** Whole dinars before tax. */
    priceDA: integer('price_da').notNull(),
    /** Euro cents before tax; null is « Sur devis ». */
    priceEuro: integer('price_euro'),
    /** Null while it is offered. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    check(
      'catalogue_items_parent',
      sql`${table.parentCategory} in ('Fournitures', 'Service', 'Communication')`,
    ),
    check('catalogue_items_prices', sql`${table.priceDA} >= 0 and ${table.priceEuro} >= 0`),
  ],
);

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
