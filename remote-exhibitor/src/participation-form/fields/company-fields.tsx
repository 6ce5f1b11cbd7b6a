import { countriesIn } from '@mosta/shared/domain/countries';
import { FormCard } from '@mosta/shared/forms/form-card';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { PhoneField } from '@mosta/shared/forms/phone-field';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useMemo } from 'react';
import { useCompanyTypeOptions } from '../../forms/choice-options';
import type { ParticipationForm } from '../state/use-participation-form';
import { NumberFields } from './number-fields';

const PHONES = ['fix', 'mobile', 'fax'] as const;

/** The company that exhibits. */
export function CompanyFields({ form, bind }: Pick<ParticipationForm, 'form' | 'bind'>) {
  const { t } = useTranslation('exhibitor');
  const typeOptions = useCompanyTypeOptions();
  const { label, ...type } = bind('exhibitionCompany.type');
  const [fix, mobile, fax] = PHONES.map((kind) => {
    const name = `exhibitionCompany.tel.${kind}` as const;
    return (
      <PhoneField
        key={kind}
        {...bind(name)}
        autoComplete="off"
        onNormalised={(number) => form.setValue(name, number, { shouldDirty: true })}
      />
    );
  });
  return (
    <FormCard
      title={t('participationForm.company.title')}
      lead={t('participationForm.company.lead')}
    >
      <FieldRow>
        <FormField
          {...bind('exhibitionCompany.raisonSociale')}
          required
          autoComplete="organization"
          hint={t('participationForm.hints.raisonSociale')}
        />
        <FormField
          {...bind('exhibitionCompany.name')}
          required
          autoComplete="off"
          hint={t('participationForm.hints.name')}
        />
      </FieldRow>
      <RadioField {...type} legend={label} required options={typeOptions} />
      <FieldRow>
        <FormField
          {...bind('exhibitionCompany.statut')}
          required
          autoComplete="off"
          hint={t('participationForm.hints.statut')}
        />
        <CountryField bind={bind} />
      </FieldRow>
      <NumberFields form={form} bind={bind} />
      <FormField
        {...bind('exhibitionCompany.adresse')}
        required
        autoComplete="street-address"
        hint={t('participationForm.hints.adresse')}
      />
      <FieldRow>
        <FormField
          {...bind('exhibitionCompany.codePostal')}
          required
          code="text"
          autoComplete="postal-code"
        />
        {fix}
      </FieldRow>
      <FieldRow>
        {mobile}
        {fax}
      </FieldRow>
      <FieldRow>
        <FormField {...bind('exhibitionCompany.email')} type="email" autoComplete="off" />
        <FormField {...bind('exhibitionCompany.website')} type="url" autoComplete="url" />
      </FieldRow>
    </FormCard>
  );
}

/** Countries by their names in the reader's language, the fair's own first. */
function CountryField({ bind }: Pick<ParticipationForm, 'bind'>) {
  const language = useLanguage();
  const options = useMemo(
    () =>
      countriesIn(language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      )),
    [language],
  );
  return <FormField {...bind('exhibitionCompany.pays')} autoComplete="country" options={options} />;
}
