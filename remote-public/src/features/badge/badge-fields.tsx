import { FieldRow, FormField, type FormFieldProps } from '@mosta/shared/forms/form-field';
import { FormSection } from '@mosta/shared/forms/form-section';
import { useTranslation } from '@mosta/shared/i18n';
import type {
  BadgeCategory,
  BadgeInput,
  badgeInputSchema,
} from '@mosta/shared/schemas/badge.schema';
import { type Control, useWatch } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { CategoryField } from './category-field';

export type BadgeFormInput = InferInput<typeof badgeInputSchema>;
export type BadgeFieldName = keyof BadgeFormInput;

/** Categories that must name their company or media. */
const WITH_COMPANY: readonly BadgeCategory[] = ['professional', 'journalist'];

type BadgeFieldsProps = {
  control: Control<BadgeFormInput, unknown, BadgeInput>;
  bind: (name: BadgeFieldName) => Pick<FormFieldProps, 'field' | 'label' | 'message'>;
};

/** Category, person and company. */
export function BadgeFields({ control, bind }: BadgeFieldsProps) {
  const { t } = useTranslation('public');
  const category = useWatch({ control, name: 'category' });
  const press = category === 'journalist';
  return (
    <>
      <FormSection title={t('badgeForm.what')} lead={t('badgeForm.whatLead')}>
        <CategoryField field={bind('category').field} />
      </FormSection>
      <FormSection title={t('badgeForm.who')} lead={t('badgeForm.whoLead')}>
        <FieldRow>
          <FormField {...bind('nom')} required autoComplete="family-name" />
          <FormField {...bind('prenom')} required autoComplete="given-name" />
        </FieldRow>
        <FormField
          {...bind('email')}
          required
          type="email"
          autoComplete="email"
          hint={t('badgeForm.emailHint')}
        />
        <FieldRow>
          <FormField {...bind('phone')} type="tel" autoComplete="tel" />
          <FormField {...bind('pays')} autoComplete="country-name" />
        </FieldRow>
      </FormSection>
      <FormSection title={t('badgeForm.company')} lead={t('badgeForm.companyLead')}>
        <FieldRow>
          <FormField
            {...bind('company')}
            {...(press ? { label: t('badgeForm.fields.media') } : {})}
            required={WITH_COMPANY.includes(category)}
            autoComplete="organization"
          />
          <FormField {...bind('fonction')} autoComplete="organization-title" />
        </FieldRow>
      </FormSection>
    </>
  );
}
