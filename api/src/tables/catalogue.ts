import type { CatalogueGroup } from '@mosta/shared/schemas/catalogue.schema';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

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
