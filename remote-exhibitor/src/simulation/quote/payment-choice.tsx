import type { Currency } from '@mosta/shared/domain/money';
import { PAYMENT_MODES } from '@mosta/shared/domain/payment';
import { useTranslation } from '@mosta/shared/i18n';
import { ChoiceCards } from '../../ui/choice-cards';
import { useSimulationPayment } from '../state/simulation.store';
import { setPayment } from '../state/simulation-actions';

/** How it is to be paid: cash in dinars carries the stamp duty. It may be left open. */
export function PaymentChoice({ currency }: { currency: Currency }) {
  const { t } = useTranslation('exhibitor');
  const payment = useSimulationPayment();
  return (
    <ChoiceCards
      name="simulation-paiement"
      legend={t('simulation.payment.legend')}
      columns={3}
      choices={PAYMENT_MODES.map((mode) => ({
        value: mode,
        label: t(`simulation.payment.${mode}`),
        ...(mode === 'espece' && currency === 'DZD' ? { text: t('simulation.payment.stamp') } : {}),
      }))}
      value={payment ?? ''}
      onChange={(value) => setPayment(PAYMENT_MODES.find((mode) => mode === value) ?? null)}
    />
  );
}
