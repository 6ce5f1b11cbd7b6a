import type {
  StaffFile,
  StaffPersonal,
  StaffProfessional,
  StaffStatus,
} from '@mosta/shared/schemas/staff.schema';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language, speaks } from './columns';
import { ofEdition } from './edition';

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
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('staff_applications_created').on(table.edition, table.createdAt),
    index('staff_applications_open').on(table.edition).where(sql`${table.status} = 'received'`),
    speaks('staff_applications_language', table.language),
    check('staff_applications_status', sql`${table.status} in ('received', 'accepted', 'refused')`),
  ],
);
