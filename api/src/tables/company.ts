import type { CompanyType } from '@mosta/shared/schemas/participation-form.schema';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns';
import { exhibitors } from './exhibitor';

/** Companies that exhibit; telephone numbers are E.164. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** The brand. */
    name: text('name').notNull(),
    raisonSociale: text('raison_sociale').notNull(),
    statut: text('statut').notNull(),
    adresse: text('adresse').notNull(),
    type: text('type').$type<CompanyType>(),
    codePostal: text('code_postal').notNull(),
    pays: text('pays'),
    email: text('email'),
    website: text('website'),
    telFix: text('tel_fix'),
    telFax: text('tel_fax'),
    telMobile: text('tel_mobile'),
    rcNumero: text('rc_numero'),
    /** The register number has not the usual form: a person has to look. */
    rcDoubtful: boolean('rc_doubtful').notNull(),
    nifNumero: text('nif_numero').notNull(),
  },
  (table) => [
    index('companies_exhibitor').on(table.exhibitorId),
    index('companies_name').on(sql`lower(${table.name})`),
    check('companies_type', sql`${table.type} in ('Morale', 'Physique')`),
  ],
);
