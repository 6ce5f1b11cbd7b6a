import { splitCommas } from '@mosta/shared/domain/comma-list';
import type { DraftKind } from '@mosta/shared/forms/draft';
import { consentVersionSchema } from '@mosta/shared/schemas/consent.schema';
import {
  staffPersonalInputSchema,
  staffProfessionalInputSchema,
} from '@mosta/shared/schemas/staff.schema';
import * as v from 'valibot';

const fileSchema = v.nullable(v.custom<File>((value) => value instanceof File));
const { skills, languages, ...professional } = staffProfessionalInputSchema.entries;
const typedList = v.pipe(v.string(), v.transform(splitCommas));

/** The form's values: the API's fields, with lists typed as text and the files apart. */
export const applicationSchema = v.object({
  personalInfo: staffPersonalInputSchema,
  professionalInformation: v.object({
    ...professional,
    skills: v.pipe(typedList, skills),
    languages: v.pipe(typedList, languages),
  }),
  files: v.object({
    resume: v.pipe(
      fileSchema,
      v.check((file) => file !== null, 'Joignez votre CV au format PDF.'),
    ),
    id_card: fileSchema,
    birth_certificate: fileSchema,
  }),
  consent: consentVersionSchema,
});
export type ApplicationInput = v.InferInput<typeof applicationSchema>;
export type Application = v.InferOutput<typeof applicationSchema>;

const PERSONAL = ['name', 'surname', 'birthdate', 'email', 'phone', 'address'] as const;
const STUDIES = ['studyLevel', 'diplome'] as const;
const EXPERIENCE = ['experience', 'agroExperience'] as const;
const WORK = ['company', 'position', 'startDate', 'endDate', 'description'] as const;
const ABOUT = ['skills', 'languages', 'coverLetter'] as const;

const text = v.string();

/** The draft of an application: what was typed, without files and consent. */
const draftSchema = v.object({
  personalInfo: v.object(v.entriesFromList(PERSONAL, text)),
  professionalInformation: v.object({
    ...v.entriesFromList([...STUDIES, ...EXPERIENCE, ...ABOUT], text),
    works: v.pipe(
      v.array(v.object(v.entriesFromList(WORK, text))),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
});
type ApplicationDraft = v.InferOutput<typeof draftSchema>;

export const DRAFT: DraftKind<ApplicationDraft> = {
  key: 'brouillon-candidature',
  version: 1,
  schema: draftSchema,
};

export const EMPTY_WORK = {
  company: '',
  position: '',
  startDate: '',
  endDate: '',
  description: '',
};

export const EMPTY_DRAFT: ApplicationDraft = {
  personalInfo: { name: '', surname: '', birthdate: '', email: '', phone: '', address: '' },
  professionalInformation: {
    studyLevel: '',
    diplome: '',
    experience: '',
    agroExperience: '',
    works: [EMPTY_WORK],
    skills: '',
    languages: '',
    coverLetter: '',
  },
};

export const NO_FILES = { resume: null, id_card: null, birth_certificate: null };

/** The part of the form that is saved as draft; null while a field is missing. */
export function draftOf(values: unknown): ApplicationDraft | null {
  const draft = v.safeParse(draftSchema, values);
  return draft.success ? draft.output : null;
}

/** Fields in the form's order, for the summary of errors. @param works number of positions entered */
export function fieldNames(works: number): string[] {
  const info = 'professionalInformation';
  return [
    ...PERSONAL.map((name) => `personalInfo.${name}`),
    ...[...STUDIES, ...EXPERIENCE].map((name) => `${info}.${name}`),
    ...Array.from({ length: works }, (_, index) =>
      WORK.map((name) => `${info}.works.${index}.${name}`),
    ).flat(),
    ...ABOUT.map((name) => `${info}.${name}`),
    ...Object.keys(NO_FILES).map((name) => `files.${name}`),
    'consent',
  ];
}
