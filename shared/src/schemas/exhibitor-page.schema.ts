import * as v from 'valibot';
import { SECTORS } from '../domain/sectors';
import { participationCompanySchema } from './participation.schema';
import { companyFieldsSchema, websiteSchema } from './participation-form.schema';
import { longTextSchema, requiredLineSchema } from './text.schema';

/** ISO 3166-1 alpha-2. */
const countrySchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'Un pays s’écrit en deux lettres\u00a0: DZ.'),
);

/** An exhibitor's page in the directory; the body of `PUT /v1/exhibitor-page/mine`. */
export const exhibitorPageInputSchema = v.object({
  name: requiredLineSchema(120),
  sector: v.picklist(SECTORS, 'Choisissez une filière.'),
  country: countrySchema,
  description: v.optional(longTextSchema(1500), ''),
  website: websiteSchema,
  /** Whether the directory may show it once the participation is confirmed. */
  published: v.boolean(),
});
export type ExhibitorPageInput = v.InferOutput<typeof exhibitorPageInputSchema>;

/** One's own page, and whether everybody sees it now: it is published and not withdrawn, and a reservation is confirmed. */
export const ownExhibitorPageSchema = v.object({
  page: v.nullable(
    v.object({
      name: v.string(),
      sector: v.picklist(SECTORS),
      country: v.string(),
      description: v.string(),
      website: v.nullable(v.string()),
      published: v.boolean(),
    }),
  ),
  confirmed: v.boolean(),
  shown: v.boolean(),
  /** Withdrawn by an organiser: stays out of the directory until it is restored. */
  withdrawn: v.optional(v.boolean(), false),
});
export type OwnExhibitorPage = v.InferOutput<typeof ownExhibitorPageSchema>;

/** Answer of `GET` and `PATCH /v1/company/mine`: the company of the latest participation. */
export const ownCompanySchema = v.object({
  /** Null before the first participation. */
  company: v.nullable(participationCompanySchema),
  /** Names of fields that cannot be changed any more: the participation was accepted with them. */
  locked: v.array(v.string()),
});
export type OwnCompany = v.InferOutput<typeof ownCompanySchema>;

/** The body of `PATCH /v1/company/mine`; a field that is missing stays as it is. */
export const companyChangeSchema = v.partial(companyFieldsSchema);
export type CompanyChange = v.InferOutput<typeof companyChangeSchema>;
