import * as v from 'valibot';
import { normalisePhone } from '../domain/phone';

/** BAC +0 to BAC +8 (specification, section 5). */
export const STUDY_LEVELS = Array.from({ length: 9 }, (_, years) => `BAC +${years}`);

/** The file parts of an application; each is one PDF, and only the first is demanded. */
export const STAFF_FILES = ['resume', 'id_card', 'birth_certificate'] as const;
export type StaffFile = (typeof STAFF_FILES)[number];
/** Bytes of one file (decision: Accounts and calls, files). */
export const STAFF_FILE_LIMIT = 5 * 1024 * 1024;

const lineSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ').trim()),
  v.check((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Ce champ contient un caractère interdit.'),
  v.maxLength(300, 'Ce texte compte au plus 300 caractères.'),
);
const requiredSchema = v.pipe(lineSchema, v.nonEmpty('Ce champ est obligatoire.'));
const longTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text),
    'Ce champ contient un caractère interdit.',
  ),
  v.maxLength(10_000, 'Ce texte compte au plus 10 000 caractères.'),
);
const dateSchema = v.pipe(requiredSchema, v.isoDate('Cette date n’est pas reconnue.'));
const endDateSchema = v.pipe(
  v.nullish(lineSchema, ''),
  v.check((text) => text === '' || v.is(dateSchema, text), 'Cette date n’est pas reconnue.'),
);
const listSchema = v.pipe(
  v.array(requiredSchema),
  v.minLength(1, 'Ce champ est obligatoire.'),
  v.maxLength(50, 'Cette liste est trop longue.'),
);

/** The JSON text of the part `personalInfo`. */
export const staffPersonalSchema = v.object({
  /** Family name. */
  name: requiredSchema,
  /** Given name. */
  surname: requiredSchema,
  email: v.pipe(requiredSchema, v.email('Cette adresse e-mail est incomplète.'), v.toLowerCase()),
  phone: v.pipe(
    requiredSchema,
    v.check((text) => normalisePhone(text) !== null, 'Ce numéro de téléphone n’est pas reconnu.'),
    v.transform((text) => normalisePhone(text) ?? text),
  ),
  address: requiredSchema,
  birthdate: dateSchema,
});
export type StaffPersonal = v.InferOutput<typeof staffPersonalSchema>;

/** The JSON text of the part `professionalInformation`. */
export const staffProfessionalSchema = v.object({
  studyLevel: v.picklist(STUDY_LEVELS),
  diplome: requiredSchema,
  experience: v.nullish(longTextSchema, ''),
  agroExperience: v.nullish(longTextSchema, ''),
  works: v.pipe(
    v.array(
      v.object({
        company: requiredSchema,
        position: requiredSchema,
        startDate: dateSchema,
        /** Empty: ongoing. */
        endDate: endDateSchema,
        description: v.nullish(longTextSchema, ''),
      }),
    ),
    v.maxLength(50, 'Cette liste est trop longue.'),
  ),
  skills: listSchema,
  languages: listSchema,
  coverLetter: v.pipe(longTextSchema, v.nonEmpty('Ce champ est obligatoire.')),
});
export type StaffProfessional = v.InferOutput<typeof staffProfessionalSchema>;

export const staffAnswerSchema = v.object({ _id: v.string() });
