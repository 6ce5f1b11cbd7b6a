import { isAlgeria, normaliseNif, normaliseRc } from '@mosta/shared/domain/company-number';
import type { ParticipationInput } from '@mosta/shared/schemas/participation-form.schema';
import type { companies } from '../../tables/company';

type CompanyInput = ParticipationInput['exhibitionCompany'];
export type CompanyData = Omit<typeof companies.$inferSelect, 'id' | 'exhibitorId'>;

/** The nationality decides the currency (specification, section 6). */
export function currencyOfCountry(country: string | null | undefined): 'DZD' | 'EUR' {
  return isAlgeria(country) ? 'DZD' : 'EUR';
}

/** A company as it is stored. The register and tax numbers of other countries have forms of their own and stay as typed. */
export function companyOf({ tel, ...company }: CompanyInput): CompanyData {
  const algerian = isAlgeria(company.pays);
  const rc = algerian && company.rcNumero !== null ? normaliseRc(company.rcNumero) : null;
  return {
    ...company,
    telFix: tel.fix,
    telFax: tel.fax,
    telMobile: tel.mobile,
    rcNumero: rc?.number ?? company.rcNumero,
    rcDoubtful: rc?.doubtful ?? false,
    nifNumero: (algerian ? normaliseNif(company.nifNumero) : null) ?? company.nifNumero,
  };
}

/** A stored company in the form in which it was posted. */
export function companyInput(row: CompanyData): CompanyInput {
  const { name, raisonSociale, statut, adresse, type, codePostal, pays, email, website } = row;
  return {
    ...{ name, raisonSociale, statut, adresse, type, codePostal, pays, email, website },
    tel: { fix: row.telFix, fax: row.telFax, mobile: row.telMobile },
    rcNumero: row.rcNumero,
    nifNumero: row.nifNumero,
  };
}
