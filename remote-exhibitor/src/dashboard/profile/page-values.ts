import { COUNTRY_CODES, HOME_COUNTRY } from '@mosta/shared/domain/countries';
import { countryName } from '@mosta/shared/domain/country-name';
import {
  exhibitorPageInputSchema,
  type OwnCompany,
  type OwnExhibitorPage,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import * as v from 'valibot';

/**
 * The form begins without a sector: nobody chooses it for the exhibitor. Its fields have names of their own beside the
 * company's, which stand on the same page: labels and error summary lead to a field by its name.
 */
export const pageFormSchema = v.object({
  page: v.object({
    ...exhibitorPageInputSchema.entries,
    sector: v.pipe(v.string(), exhibitorPageInputSchema.entries.sector),
  }),
});
export type PageValues = v.InferInput<typeof pageFormSchema>;
export type PageOutput = v.InferOutput<typeof pageFormSchema>;

export const PAGE_FIELDS = [
  'page.name',
  'page.sector',
  'page.country',
  'page.description',
  'page.website',
  'page.published',
] as const;
/** Characters of a description. */
export const MOST_DESCRIPTION = 1500;

/** The stored page, or a first one from the company of the participation. */
export function beginOf(
  { page }: OwnExhibitorPage,
  company: OwnCompany['company'],
): PageValues['page'] {
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
