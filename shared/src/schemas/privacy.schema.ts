import * as v from 'valibot';
import { accountSchema } from './account.schema';
import { consentSchema } from './consent.schema';
import {
  interviewSchema,
  STAFF_FILES,
  STAFF_STATUSES,
  staffPersonalSchema,
  staffProfessionalSchema,
} from './staff.schema';

/** Rows as stored, without secrets; columns may be added without notice. */
const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** All stored data of an account (law 18-07), for its owner only. */
export const accountExportSchema = v.object({
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  account: accountSchema,
  /** The exhibitor for whom the account acts, since when, and as its owner or as a member. */
  membership: rowsSchema,
  companies: rowsSchema,
  participations: rowsSchema,
  /** Each with its `booths` and `lines`. */
  reservations: rowsSchema,
  holds: rowsSchema,
  quotes: rowsSchema,
  notifications: rowsSchema,
  /** Messages to and from the organiser. */
  messages: rowsSchema,
  /** What organisers wrote to each other about the participations; who wrote it stays theirs. */
  notes: rowsSchema,
  /** Names and dates; the files themselves are fetched from the participation. */
  documents: rowsSchema,
  payments: rowsSchema,
  /** What accounting keeps of them for ten years, even when the account is erased. */
  accounting: rowsSchema,
  /** Invoices, credit notes and receipts, with all that they show; kept for as long. */
  issued: rowsSchema,
  /** The page of the directory, the notification choices, and an organiser's views of tables. */
  choices: rowsSchema,
  /** When browsers signed in and out. */
  sessions: rowsSchema,
});
export type AccountExport = v.InferOutput<typeof accountExportSchema>;

/** A staff application as its candidate sees it: its files are named, not sent. */
export const ownApplicationSchema = v.object({
  _id: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  status: v.picklist(STAFF_STATUSES),
  personalInfo: staffPersonalSchema,
  professionalInformation: staffProfessionalSchema,
  files: v.array(v.picklist(STAFF_FILES)),
  interview: v.nullable(interviewSchema),
  /** What organisers wrote to each other about it; who wrote it stays theirs. */
  notes: v.array(v.object({ text: v.string(), writtenAt: v.pipe(v.string(), v.isoTimestamp()) })),
  consents: v.array(consentSchema),
});
export type OwnApplication = v.InferOutput<typeof ownApplicationSchema>;
