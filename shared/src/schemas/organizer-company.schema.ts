import * as v from 'valibot';
import { IDENTITY_REASONS } from '../domain/company-identity';
import { editionChoice } from './edition-choice.schema';
import { moneySchema } from './money.schema';
import { DIRECTIONS, limitSchema, offsetSchema } from './paging.schema';
import { lineSchema } from './text.schema';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const timeSchema = v.pipe(v.string(), v.isoTimestamp());
const uuidSchema = v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'));
const yearSchema = v.pipe(v.number(), v.integer());

/** Whoever takes part in the fair, with the company that it last applied with, as the list of all editions shows it. */
export const companySummarySchema = v.object({
  /** Of the exhibitor. */
  _id: v.string(),
  /** The brand; null before the first dossier. */
  name: v.nullable(v.string()),
  raisonSociale: v.nullable(v.string()),
  country: v.nullable(v.string()),
  /** Given name and family name of whoever owns the exhibitor. */
  person: v.string(),
  email: v.string(),
  /** Years of its dossiers, the latest first. */
  editions: v.array(yearSchema),
  dossiers: countSchema,
  /** Since when there is an account. */
  since: timeSchema,
});
export type CompanySummary = v.InferOutput<typeof companySummarySchema>;

export const companyPageSchema = v.object({
  companies: v.array(companySummarySchema),
  /** How many the filter wants, of all pages. */
  total: countSchema,
});
export type CompanyPage = v.InferOutput<typeof companyPageSchema>;

/** Which companies are wanted. */
export const companyFilterSchema = v.object({
  /** Part of a name, a person, an address, or of a register or tax number. */
  search: v.optional(lineSchema(100)),
  /** Those with a dossier in the edition of that year. */
  ...editionChoice,
});
export type CompanyFilter = v.InferOutput<typeof companyFilterSchema>;

export const COMPANY_SORTS = ['name', 'since', 'dossiers'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

export const companyQuerySchema = v.object({
  ...companyFilterSchema.entries,
  sort: v.optional(v.picklist(COMPANY_SORTS), 'name'),
  direction: v.optional(v.picklist(DIRECTIONS), 'asc'),
  offset: offsetSchema,
  limit: limitSchema,
});
export type CompanyQuery = v.InferOutput<typeof companyQuerySchema>;

const personSchema = v.object({
  _id: v.string(),
  nom: v.string(),
  prenom: v.nullable(v.string()),
  email: v.string(),
  /** Whether the mailbox is known to be theirs. */
  confirmed: v.boolean(),
  role: v.picklist(['owner', 'member']),
});

/** What a company had in one edition. */
const companyEditionSchema = v.object({
  year: yearSchema,
  dossiers: v.array(
    v.object({
      ...{ _id: v.string(), reference: v.string(), company: v.string(), createdAt: timeSchema },
      status: v.picklist(['received', 'to_complete', 'accepted', 'refused']),
    }),
  ),
  stands: v.array(v.object({ code: v.string(), kind: v.picklist(['hold', 'sale']) })),
  quotes: v.array(
    v.object({
      ...{ _id: v.string(), reference: v.string(), createdAt: timeSchema },
      payable: v.nullable(moneySchema),
    }),
  ),
  payments: v.array(
    v.object({
      ...{ _id: v.string(), reservation: v.string(), receivedOn: v.string(), amount: moneySchema },
      cancelled: v.boolean(),
    }),
  ),
  letters: v.array(v.object({ _id: v.string(), subject: v.string(), sentAt: timeSchema })),
});
export type CompanyEdition = v.InferOutput<typeof companyEditionSchema>;

export const organizerCompanySchema = v.object({
  ...companySummarySchema.entries,
  people: v.array(personSchema),
  /** As each of its dossiers named it, the latest first. */
  names: v.array(
    v.object({
      ...{ name: v.string(), raisonSociale: v.string(), adresse: v.string() },
      ...{ email: v.nullable(v.string()), phone: v.nullable(v.string()) },
      ...{ rcNumero: v.nullable(v.string()), nifNumero: v.string() },
    }),
  ),
  /** The latest first. */
  history: v.array(companyEditionSchema),
});
export type OrganizerCompany = v.InferOutput<typeof organizerCompanySchema>;

/** Two exhibitors that may be one company. */
export const duplicateListSchema = v.array(
  v.object({
    one: companySummarySchema,
    other: companySummarySchema,
    reasons: v.array(v.picklist(IDENTITY_REASONS)),
  }),
);
export type DuplicateList = v.InferOutput<typeof duplicateListSchema>;

/** Two exhibitors that look alike, of which an organiser said that they are two companies; the latest first. */
export const distinctionListSchema = v.array(
  v.object({
    one: companySummarySchema,
    other: companySummarySchema,
    /** Who said so; null once the account is gone. */
    saidBy: v.nullable(v.string()),
    saidAt: timeSchema,
  }),
);
export type DistinctionList = v.InferOutput<typeof distinctionListSchema>;

export const MERGE_PROBLEMS = ['UNCONFIRMED', 'TOO_MANY_PEOPLE'] as const;

/** What a merge moves, to be read before it is done. */
export const mergePreviewSchema = v.object({
  into: companySummarySchema,
  from: companySummarySchema,
  moves: v.object({
    people: countSchema,
    companies: countSchema,
    dossiers: countSchema,
    reservations: countSchema,
    holds: countSchema,
    quotes: countSchema,
    pages: countSchema,
  }),
  /** Pages of the directory that give way to the one that the remaining exhibitor has in the same edition. */
  replacedPages: countSchema,
  /** Names what was read: a merge is refused where it has changed since. */
  state: v.string(),
  problem: v.nullable(v.picklist(MERGE_PROBLEMS)),
});
export type MergePreview = v.InferOutput<typeof mergePreviewSchema>;

/** @see mergePreviewSchema */
export const mergeInputSchema = v.strictObject({
  key: uuidSchema,
  state: v.pipe(v.string(), v.maxLength(100)),
});
export type MergeInput = v.InferOutput<typeof mergeInputSchema>;
