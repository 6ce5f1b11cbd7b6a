import { PAYMENT_MODES } from '@mosta/shared/domain/payment';
import { FormCard } from '@mosta/shared/forms/form-card';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationForm } from '../state/use-participation-form';

/** How the participation will be paid; nothing is paid here. */
export function PaymentFields({ bind }: Pick<ParticipationForm, 'bind'>) {
  const { t } = useTranslation('exhibitor');
  const { label, ...field } = bind('payment');
  return (
    <FormCard
      title={t('participationForm.payment.title')}
      lead={t('participationForm.payment.lead')}
    >
      <RadioField
        {...field}
        legend={label}
        required
        columns={3}
        options={PAYMENT_MODES.map((value) => ({
          value,
          label: t(`participationForm.modes.${value}.label`),
          text: t(`participationForm.modes.${value}.text`),
        }))}
      />
    </FormCard>
  );
}
