import { valibotResolver } from '@hookform/resolvers/valibot';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { PAYMENT_MODES } from '@mosta/shared/domain/payment';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import type { Balance } from '@mosta/shared/schemas/balance.schema';
import { receivedPaymentInputSchema } from '@mosta/shared/schemas/statement.schema';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { amountText, readAmount } from '../../amount';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingError } from '../../use-sending-error';
import { useRecordPayment } from './payment.queries';

type PaymentDialogProps = {
  balance: Pick<Balance, 'reservation' | 'company' | 'reference' | 'paid' | 'due'>;
  onDone: () => void;
  onClose: () => void;
};

/** Enters money that arrived; what is due stands there already, and what was typed stays after a failure. */
export function PaymentDialog({ balance, onDone, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useSendingError();
  const id = useId();
  const { mutateAsync } = useRecordPayment();
  const { currency } = balance.paid;
  const today = algerianDay(new Date());
  const schema = v.object({
    ...receivedPaymentInputSchema.entries,
    amount: v.pipe(
      v.string(),
      v.check((text) => (readAmount(text, currency) ?? 0) > 0, t(`common.amounts.${currency}`)),
      v.transform((text) => readAmount(text, currency) ?? 0),
    ),
    note: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(200, t('payments.noteLong')),
      v.transform((text) => (text === '' ? null : text)),
    ),
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      amount: balance.due && balance.due.amount > 0 ? amountText(balance.due.amount, currency) : '',
      ...{ receivedOn: today, mode: 'virement' as const, note: '' },
    },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useFormSending({
    form,
    send: async (payment) => {
      await mutateAsync({ reservation: balance.reservation, payment });
      onDone();
      onClose();
    },
  });
  const field = (name: 'amount' | 'receivedOn' | 'mode' | 'note') => ({
    ...{ field: form.register(name), label: t(`payments.fields.${name}`) },
    message: errors[name]?.message ?? '',
  });
  return (
    <FormDialog
      id={id}
      title={t('payments.record.title', { company: balance.company ?? balance.reference })}
      confirm={t('common.record')}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure && <FormFailure title={t('payments.notRecorded')}>{errorText(failure)}</FormFailure>}
      <FormField
        {...field('amount')}
        code="text"
        required
        hint={t(`common.amountHints.${currency}`)}
      />
      <FormField {...field('receivedOn')} type="date" required latest={today} />
      <FormField
        {...field('mode')}
        required
        options={PAYMENT_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(`common.modes.${mode}`)}
          </option>
        ))}
      />
      <FormField {...field('note')} />
    </FormDialog>
  );
}
