import * as v from 'valibot';
import { lineInLanguages, textInLanguages } from './content-text.schema';
import { lineSchema } from './text.schema';

/** Whether pages say that it is a sample. */
const sample = v.boolean();

/** Pages that answer questions. */
export const QUESTION_PAGES = ['visitor', 'exhibit'] as const;

/** A question and its answer. */
export const questionContentSchema = v.strictObject({
  sample,
  page: v.picklist(QUESTION_PAGES, 'Choisissez une page.'),
  title: lineInLanguages(160),
  text: textInLanguages(1200),
});
export type QuestionContent = v.InferOutput<typeof questionContentSchema>;

/** Groups of the organising team, in their order. */
export const TEAM_GROUPS = ['committee', 'direction', 'services'] as const;

/** Somebody of the organising team; without a name the page shows the function alone. */
export const memberContentSchema = v.strictObject({
  sample,
  group: v.picklist(TEAM_GROUPS, 'Choisissez un groupe.'),
  name: v.optional(lineSchema(120), ''),
  role: lineInLanguages(120),
  task: textInLanguages(300),
});
export type MemberContent = v.InferOutput<typeof memberContentSchema>;

/** The letter to readers of the site; an empty line begins a paragraph. */
export const presidentLetterSchema = v.strictObject({
  sample,
  salutation: lineInLanguages(120),
  text: textInLanguages(6000),
  signature: lineInLanguages(120),
});
export type PresidentLetter = v.InferOutput<typeof presidentLetterSchema>;

/** An entry as everybody may read it; its `id` stays the same. */
function publicListOf<Entries extends v.ObjectEntries>({ entries }: { entries: Entries }) {
  return v.array(v.object({ id: v.string(), ...entries }));
}

export const questionListSchema = publicListOf(questionContentSchema);
export type Question = v.InferOutput<typeof questionListSchema>[number];
export const memberListSchema = publicListOf(memberContentSchema);
export type Member = v.InferOutput<typeof memberListSchema>[number];
export const letterListSchema = publicListOf(presidentLetterSchema);
export type PublishedLetter = v.InferOutput<typeof letterListSchema>[number];
