import { valibotResolver } from '@hookform/resolvers/valibot';
import { isAlgeria } from '@mosta/shared/domain/company-number';
import { countriesIn } from '@mosta/shared/domain/countries';
import { countryName } from '@mosta/shared/domain/country-name';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { PhoneField } from '@mosta/shared/forms/phone-field';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { companySchema } from '@mosta/shared/schemas/participation-form.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useCompanyTypeOptions } from '../../forms/choice-options';
import { CompanyNumberField } from '../../forms/company-number-field';
import {
  COMPANY_FIELDS,
  type Company,
  type CompanyField,
  type CompanyOutput,
  type CompanyValues,
  changeOf,
  isLocked,
  valuesOf,
} from './company-values';
import { useSaveCompany } from './profile.queries';
import { SaveForm } from './save-form';
import { useSaveForm } from './use-save-form';

const REQUIRED: readonly string[] = ['raisonSociale', 'name', 'statut', 'adresse', 'codePostal'];

type CompanyFormProps = { company: Company; locked: readonly string[] };

export function CompanyForm({ company, locked }: CompanyFormProps) {
  const { t } = useTranslation('exhibitor');
  const typeOptions = useCompanyTypeOptions();
  const saveCompany = useSaveCompany();
  const form = useForm<CompanyValues, unknown, CompanyOutput>({
    resolver: valibotResolver(companySchema),
    defaultValues: valuesOf(company),
    shouldFocusError: false,
  });
  const [country, rcNumero, nifNumero] = useWatch({
    control: form.control,
    name: ['pays', 'rcNumero', 'nifNumero'],
  });
  const algerian = isAlgeria(country);
  const open = COMPANY_FIELDS.filter((name) => !isLocked(name, locked));
  const labelOf = (name: string) => t(`participationForm.fields.exhibitionCompany.${name}`);
  const { bind, frame } = useSaveForm<CompanyValues, CompanyOutput>({
    ...{ form, fields: COMPANY_FIELDS, key: 'participationForm.validation', labelOf },
    save: (output, signal) => saveCompany(changeOf(output, locked), signal),
  });

  function field(name: CompanyField) {
    const bound = bind(name);
    switch (name) {
      case 'type': {
        const { label, ...rest } = bound;
        return (
          <Box key={name} sx={{ gridColumn: '1 / -1' }}>
            <RadioField {...rest} legend={label} options={typeOptions} />
          </Box>
        );
      }
      case 'rcNumero':
      case 'nifNumero':
        return (
          <CompanyNumberField
            key={name}
            {...bound}
            number={name === 'rcNumero' ? 'rc' : 'nif'}
            algerian={algerian}
            value={(name === 'rcNumero' ? rcNumero : nifNumero) ?? ''}
            onNormalised={(number) => form.setValue(name, number, { shouldDirty: true })}
            {...(name === 'nifNumero' ? { onLeft: () => void form.trigger(name) } : {})}
          />
        );
      case 'pays':
        return <FormField key={name} {...bound} options={<Countries stored={company.pays} />} />;
      case 'tel.fix':
      case 'tel.mobile':
      case 'tel.fax':
        return (
          <PhoneField
            key={name}
            {...bound}
            onNormalised={(number) => form.setValue(name, number, { shouldDirty: true })}
          />
        );
      case 'email':
        return <FormField key={name} {...bound} type="email" />;
      case 'website':
        return <FormField key={name} {...bound} type="url" />;
      default:
        return (
          <FormField
            key={name}
            {...bound}
            {...(name === 'codePostal' ? { code: 'text' as const } : {})}
            required={REQUIRED.includes(name)}
          />
        );
    }
  }

  return (
    <SaveForm label={t('profile.company.title')} {...frame}>
      {open.length < COMPANY_FIELDS.length && <LockedFields company={company} locked={locked} />}
      <FieldRow>{open.map(field)}</FieldRow>
    </SaveForm>
  );
}

/** What the participation was accepted with, and why it cannot be changed. */
function LockedFields({ company, locked }: CompanyFormProps) {
  const { t } = useTranslation('exhibitor');
  const values: Record<string, unknown> = {
    ...company,
    ...Object.fromEntries(
      Object.entries(company.tel).map(([name, value]) => [`tel.${name}`, value]),
    ),
    type: company.type && t(`participationForm.types.${company.type}.label`),
  };
  return (
    <Box sx={{ padding: 5, borderRadius: RADIUS.field, bgcolor: 'wheat' }}>
      <Typography variant="h5" component="h3">
        {t('profile.company.lockedTitle')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('profile.company.locked')}
      </Typography>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {COMPANY_FIELDS.filter((name) => isLocked(name, locked)).map((name) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`participationForm.fields.exhibitionCompany.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              <bdi>{String(values[name] || t('profile.company.notGiven'))}</bdi>
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** Countries are stored by their French names; an unknown name stays in the list. */
function Countries({ stored }: { stored: string | null }) {
  const language = useLanguage();
  const countries = countriesIn(language).map(({ code, name }) => ({
    value: countryName(code, 'fr'),
    name,
  }));
  const unknown = stored !== null && !countries.some(({ value }) => value === stored);
  return (
    <>
      {stored === null && <option value="">–</option>}
      {unknown && <option value={stored}>{stored}</option>}
      {countries.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}
