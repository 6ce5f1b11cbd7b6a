import { countriesIn, HOME_COUNTRY } from '@mosta/shared/domain/countries';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { EMPTY_DRAFT, type ParticipationDraft } from './participation-values';

/** What a participation of a former edition brings into the form: the company, and how its manager is reached. */
export function takenOver({
  exhibitionCompany: { type, pays, email, website, tel, rcNumero, ...company },
  fonction,
  phone,
}: Participation): ParticipationDraft {
  // countries are stored by their French names
  const country = countriesIn('fr').find(({ name }) => name === pays);
  return {
    ...EMPTY_DRAFT,
    exhibitor: { ...EMPTY_DRAFT.exhibitor, fonction, phone },
    exhibitionCompany: {
      ...EMPTY_DRAFT.exhibitionCompany,
      ...company,
      type: type ?? '',
      pays: country?.code ?? HOME_COUNTRY,
      ...{ email: email ?? '', website: website ?? '', rcNumero: rcNumero ?? '' },
      tel: { fix: tel.fix ?? '', mobile: tel.mobile ?? '', fax: tel.fax ?? '' },
    },
  };
}
