import { COUNTRY_CODES, countryName, HOME_COUNTRY } from '@mosta/shared/domain/countries';
import {
  exhibitorPageInputSchema,
  type OwnCompany,
  type OwnExhibitorPage,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import * as v from 'valibot';

/** The form begins without a sector: nobody chooses it for the exhibitor. */
export const pageFormSchema = v.object({
  ...exhibitorPageInputSchema.entries,
  sector: v.pipe(v.string(), exhibitorPageInputSchema.entries.sector),
});
export type PageValues = v.InferInput<typeof pageFormSchema>;
export type PageOutput = v.InferOutput<typeof pageFormSchema>;

export const PAGE_FIELDS = [
  'name',
  'sector',
  'country',
  'description',
  'website',
  'published',
] as const;
/** Characters of a description. */
export const MOST_DESCRIPTION = 1500;

/** The page as it is kept, or as the company of the dossier begins it. */
export function beginOf({ page }: OwnExhibitorPage, company: OwnCompany['company']): PageValues {
  if (page) return { ...page, website: page.website ?? '' };
  return {
    name: company?.name ?? '',
    sector: '',
    country:
      COUNTRY_CODES.find((code) => countryName(code, 'fr') === company?.pays) ?? HOME_COUNTRY,
    description: '',
    website: company?.website ?? '',
    published: true,
  };
}
