import { FormCard } from '@mosta/shared/forms/form-card';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { useTranslation } from '@mosta/shared/i18n';
import { usePaymentModeOptions } from '../../forms/choice-options';
import type { ParticipationForm } from '../state/use-participation-form';

/** How the participation will be paid; nothing is paid here. */
export function PaymentFields({ bind }: Pick<ParticipationForm, 'bind'>) {
  const { t } = useTranslation('exhibitor');
  const modeOptions = usePaymentModeOptions();
  const { label, ...field } = bind('payment');
  return (
    <FormCard
      title={t('participationForm.payment.title')}
      lead={t('participationForm.payment.lead')}
    >
      <RadioField {...field} legend={label} required columns={3} options={modeOptions} />
    </FormCard>
  );
}
