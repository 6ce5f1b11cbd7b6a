import { PAYMENT_MODES } from '@mosta/shared/domain/payment';
import type { RadioOption } from '@mosta/shared/forms/radio-cards';
import { useTranslation } from '@mosta/shared/i18n';
import { COMPANY_TYPES } from '@mosta/shared/schemas/participation-form.schema';

/** The types of companies, as a form offers them. */
export function useCompanyTypeOptions(): RadioOption[] {
  const { t } = useTranslation('exhibitor');
  return COMPANY_TYPES.map((value) => ({
    value,
    label: t(`participationForm.types.${value}.label`),
    text: t(`participationForm.types.${value}.text`),
  }));
}

/** The ways to pay, as a form offers them. */
export function usePaymentModeOptions(): RadioOption[] {
  const { t } = useTranslation('exhibitor');
  return PAYMENT_MODES.map((value) => ({
    value,
    label: t(`participationForm.modes.${value}.label`),
    text: t(`participationForm.modes.${value}.text`),
  }));
}
