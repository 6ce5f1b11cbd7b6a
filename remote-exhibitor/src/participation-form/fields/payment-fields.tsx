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
    <FormCard title={t('participation.payment.title')} lead={t('participation.payment.lead')}>
      <RadioField
        {...field}
        legend={label}
        required
        columns={3}
        options={PAYMENT_MODES.map((value) => ({
          value,
          label: t(`participation.modes.${value}.label`),
          text: t(`participation.modes.${value}.text`),
        }))}
      />
    </FormCard>
  );
}
