import type {
  StaffFile,
  StaffPersonal,
  StaffProfessional,
} from '@mosta/shared/schemas/staff.schema';
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Applications of people who want to work at the fair; `files` holds keys of the storage. */
export const staffApplications = pgTable('staff_applications', {
  id: uuid('id').primaryKey().defaultRandom(),
  personal: jsonb('personal').$type<StaffPersonal>().notNull(),
  professional: jsonb('professional').$type<StaffProfessional>().notNull(),
  files: jsonb('files').$type<Partial<Record<StaffFile, string>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
