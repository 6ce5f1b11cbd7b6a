import type { CompanyChange, OwnCompany } from '@mosta/shared/schemas/exhibitor-page.schema';
import type { companySchema } from '@mosta/shared/schemas/participation-form.schema';
import type * as v from 'valibot';

export type Company = NonNullable<OwnCompany['company']>;
export type CompanyValues = v.InferInput<typeof companySchema>;
export type CompanyOutput = v.InferOutput<typeof companySchema>;

/** In the order of the participation form. */
export const COMPANY_FIELDS = [
  'raisonSociale',
  'name',
  'type',
  'statut',
  'pays',
  'rcNumero',
  'nifNumero',
  'adresse',
  'codePostal',
  'tel.fix',
  'tel.mobile',
  'tel.fax',
  'email',
  'website',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** Everything as text; what is missing is empty. */
export function valuesOf({ tel, ...company }: Company): CompanyValues {
  return {
    ...company,
    type: company.type ?? '',
    pays: company.pays ?? '',
    email: company.email ?? '',
    website: company.website ?? '',
    rcNumero: company.rcNumero ?? '',
    tel: { fix: tel.fix ?? '', mobile: tel.mobile ?? '', fax: tel.fax ?? '' },
  };
}

/** Locked is a field by its own name, or with the group that it belongs to. */
export function isLocked(name: string, locked: readonly string[]): boolean {
  return locked.includes(name) || locked.includes(name.split('.')[0] ?? name);
}

/** What may still be changed: what is locked is not sent at all. */
export function changeOf(output: CompanyOutput, locked: readonly string[]): CompanyChange {
  return Object.fromEntries(Object.entries(output).filter(([name]) => !isLocked(name, locked)));
}
