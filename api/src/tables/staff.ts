import type {
  Interview,
  StaffFile,
  StaffPersonal,
  StaffProfessional,
  StaffStatus,
} from '@mosta/shared/schemas/staff.schema';
import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language, speaks, trigrams } from './columns';
import { ofEdition } from './edition';

const named = (key: 'name' | 'surname' | 'email') =>
  sql`coalesce("personal" ->> ${sql.raw(`'${key}'`)}, '')`;
const [name, surname, email] = [named('name'), named('surname'), named('email')];

/** Applications of people who want to work at the fair; `files` holds keys of the storage. */
export const staffApplications = pgTable(
  'staff_applications',
  {
    id: id(),
    edition: ofEdition(),
    personal: jsonb('personal').$type<StaffPersonal>().notNull(),
    professional: jsonb('professional').$type<StaffProfessional>().notNull(),
    files: jsonb('files').$type<Partial<Record<StaffFile, string>>>().notNull(),
    /** Of the mails to the applicant. */
    language: language(),
    status: text('status').$type<StaffStatus>().notNull().default('received'),
    interview: jsonb('interview').$type<Interview>(),
    /** Of the final decision. */
    decidedAt: instant('decided_at'),
    /** Grows with each decision. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** Names in both orders, since people type either. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`lower(${name} || ' ' || ${surname} || ' ' || ${name} || ' ' || ${email})`,
      ),
  },
  (table) => [
    index('staff_applications_created').on(table.edition, table.createdAt, table.id),
    index('staff_applications_decided').on(table.edition, table.decidedAt, table.id),
    index('staff_applications_name').on(
      table.edition,
      sql`lower(${table.personal} ->> 'name')`,
      sql`lower(${table.personal} ->> 'surname')`,
      table.id,
    ),
    index('staff_applications_level').on(
      table.edition,
      sql`(${table.professional} ->> 'studyLevel')`,
      table.id,
    ),
    index('staff_applications_status').on(table.edition, table.status),
    trigrams('staff_applications_search', table.search),
    index('staff_applications_open').on(table.edition).where(sql`${table.status} = 'received'`),
    speaks('staff_applications_language', table.language),
    check(
      'staff_applications_status',
      sql`${table.status} in ('received', 'interview', 'accepted', 'refused')`,
    ),
  ],
);
