import { COUNTRY_CODES, HOME_COUNTRY } from '@mosta/shared/domain/countries';
import { PAYMENT_MODES } from '@mosta/shared/domain/payment';
import type { DraftKind } from '@mosta/shared/forms/draft';
import { loginInputSchema } from '@mosta/shared/schemas/account.schema';
import { consentVersionSchema } from '@mosta/shared/schemas/consent.schema';
import {
  COMPANY_TYPES,
  companySchema,
  participationInputSchema,
} from '@mosta/shared/schemas/participation-form.schema';
import * as v from 'valibot';

const { exhibitor, payment } = participationInputSchema.entries;

/**
 * `new`: the account is made with the participation. `current`: the session of that address has expired and is renewed.
 * `none`: the exhibitor is signed in.
 */
export type AskedPassword = 'new' | 'current' | 'none';

const PASSWORDS: Record<AskedPassword, v.GenericSchema<string, string>> = {
  new: exhibitor.entries.password,
  current: loginInputSchema.entries.password,
  none: v.string(),
};

/** The page demands what the API can do without: company type, payment, agreement. */
export function formSchema(asked: AskedPassword) {
  return v.object({
    exhibitor: v.object({ ...exhibitor.entries, password: PASSWORDS[asked] }),
    exhibitionCompany: v.pipe(
      companySchema,
      v.forward(
        v.partialCheck(
          [['type']],
          ({ type }) => type !== null,
          'Choisissez le type de l’entreprise.',
        ),
        ['type'],
      ),
    ),
    payment: v.pipe(
      payment,
      v.check((mode) => mode !== null, 'Choisissez un mode de paiement.'),
    ),
    consent: consentVersionSchema,
  });
}
export type ParticipationValues = v.InferInput<ReturnType<typeof formSchema>>;
export type ParticipationOutput = v.InferOutput<ReturnType<typeof formSchema>>;

const lineSchema = v.nullish(v.string(), '');
const choiceSchema = <const Options extends readonly string[]>(options: Options) =>
  v.nullish(v.picklist(['', ...options]), '');

/** What a draft keeps: neither the password nor the agreement. `pays` is the country's code. */
const draftSchema = v.object({
  exhibitor: v.object({
    nom: lineSchema,
    prenom: lineSchema,
    email: lineSchema,
    fonction: lineSchema,
    phone: lineSchema,
  }),
  exhibitionCompany: v.object({
    name: lineSchema,
    raisonSociale: lineSchema,
    type: choiceSchema(COMPANY_TYPES),
    statut: lineSchema,
    adresse: lineSchema,
    codePostal: lineSchema,
    pays: v.fallback(v.picklist(COUNTRY_CODES), HOME_COUNTRY),
    rcNumero: lineSchema,
    nifNumero: lineSchema,
    website: lineSchema,
    email: lineSchema,
    tel: v.object({ fix: lineSchema, mobile: lineSchema, fax: lineSchema }),
  }),
  payment: choiceSchema(PAYMENT_MODES),
});
export type ParticipationDraft = v.InferOutput<typeof draftSchema>;

export const DRAFT: DraftKind<ParticipationDraft> = {
  key: 'brouillon-participation',
  version: 1,
  schema: draftSchema,
};

export const EMPTY_DRAFT: ParticipationDraft = {
  exhibitor: { nom: '', prenom: '', email: '', fonction: '', phone: '' },
  exhibitionCompany: {
    name: '',
    raisonSociale: '',
    type: '',
    statut: '',
    adresse: '',
    codePostal: '',
    pays: HOME_COUNTRY,
    rcNumero: '',
    nifNumero: '',
    website: '',
    email: '',
    tel: { fix: '', mobile: '', fax: '' },
  },
  payment: '',
};

/** The part of the form that a draft stores: nothing that comes from the account. */
export function draftOf(values: unknown, signedIn: boolean): ParticipationDraft {
  const read = v.safeParse(draftSchema, values);
  const draft = read.success ? read.output : EMPTY_DRAFT;
  if (!signedIn) return draft;
  const { fonction, phone } = draft.exhibitor;
  return { ...draft, exhibitor: { ...EMPTY_DRAFT.exhibitor, fonction, phone } };
}

/** The form's fields in their order on the page, by which the summary of errors lists them. */
export const FIELD_NAMES = [
  'exhibitor.nom',
  'exhibitor.prenom',
  'exhibitor.fonction',
  'exhibitor.phone',
  'exhibitor.email',
  'exhibitor.password',
  'exhibitionCompany.raisonSociale',
  'exhibitionCompany.name',
  'exhibitionCompany.type',
  'exhibitionCompany.statut',
  'exhibitionCompany.pays',
  'exhibitionCompany.adresse',
  'exhibitionCompany.codePostal',
  'exhibitionCompany.rcNumero',
  'exhibitionCompany.nifNumero',
  'exhibitionCompany.website',
  'exhibitionCompany.email',
  'exhibitionCompany.tel.fix',
  'exhibitionCompany.tel.mobile',
  'exhibitionCompany.tel.fax',
  'payment',
  'consent',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
