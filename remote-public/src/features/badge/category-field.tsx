import { RadioField } from '@mosta/shared/forms/radio-field';
import { useTranslation } from '@mosta/shared/i18n';
import { BADGE_CATEGORIES } from '@mosta/shared/schemas/badge.schema';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** The category of the badge, as radio cards. */
export function CategoryField({ field }: { field: UseFormRegisterReturn }) {
  const { t } = useTranslation('public');
  return (
    <RadioField
      field={field}
      legend={t('badgeForm.fields.category')}
      // the section's heading is the visible label
      hideLegend
      options={BADGE_CATEGORIES.map((category) => ({
        value: category,
        label: t(`badgeForm.categories.${category}.label`),
        text: t(`badgeForm.categories.${category}.text`),
      }))}
    />
  );
}
