import * as v from 'valibot';
import { LANGUAGES } from '../contract/languages';
import { moneySchema } from './money.schema';

/** A late payment, and how often its exhibitor was reminded. */
const lateBalanceSchema = v.object({
  reservation: v.string(),
  reference: v.string(),
  company: v.nullable(v.string()),
  due: moneySchema,
  deadline: v.pipe(v.string(), v.isoTimestamp()),
  /** How many reminders were sent. */
  reminded: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastReminder: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type LateBalance = v.InferOutput<typeof lateBalanceSchema>;
export const lateBalanceListSchema = v.array(lateBalanceSchema);

/** What each recipient would read, in the own language. */
export const reminderPreviewSchema = v.array(
  v.object({
    to: v.string(),
    language: v.picklist(LANGUAGES),
    subject: v.string(),
    text: v.string(),
  }),
);
export type ReminderPreview = v.InferOutput<typeof reminderPreviewSchema>;

/** Whom to remind, each with the number of the reminder as the organiser saw it: that one is sent once. */
export const reminderInputSchema = v.object({
  reminders: v.pipe(
    v.array(
      v.object({
        reservation: v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.')),
        number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      }),
    ),
    v.minLength(1, 'Choisissez au moins un exposant.'),
    v.maxLength(200, 'Choisissez 200 exposants au plus.'),
  ),
});
export type ReminderInput = v.InferOutput<typeof reminderInputSchema>;

/** Why a reminder was not sent: that number was sent before, or nothing is late any more. */
const REMINDER_SKIPS = ['sent', 'settled'] as const;

export const reminderAnswerSchema = v.object({
  sent: v.array(v.string()),
  skipped: v.array(v.object({ reservation: v.string(), reason: v.picklist(REMINDER_SKIPS) })),
});
export type ReminderAnswer = v.InferOutput<typeof reminderAnswerSchema>;
