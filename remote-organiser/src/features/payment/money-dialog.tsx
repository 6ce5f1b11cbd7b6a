import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Currency, formatMoney } from '@mosta/shared/domain/money';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { longTextSchema } from '@mosta/shared/schemas/text.schema';
import { Typography } from '@mosta/shared/ui';
import { type ReactNode, useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { amountText, readAmount } from '../../amount';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingError } from '../../use-sending-error';

type MoneyDialogProps = {
  title: string;
  /** What will happen. */
  text: string;
  /** The action to confirm, and what is said where it failed. */
  confirm: string;
  failed: string;
  /** The most that can be given; it stands there already. */
  most: number;
  currency: Currency;
  /** Of the text that goes with the amount. */
  words: { label: string; required: boolean };
  /** Fields of its own between amount and text. */
  fields?: ReactNode;
  send: (values: { amount: number; words: string }) => Promise<void>;
  onClose: () => void;
};

type MoneyForm = UseFormReturn<
  { amount: string; words: string },
  unknown,
  { amount: number; words: string }
>;

/** Asks for an amount, with a reason or a note; what was typed stays after a failure. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { title, text, confirm, failed, most, currency, words, fields, send, onClose } = props;
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const errorText = useSendingError();
  const id = useId();
  const amountOf = (typed: string) => readAmount(typed, currency) ?? 0;
  const schema = v.object({
    amount: v.pipe(
      v.string(),
      v.check((typed) => amountOf(typed) > 0, t(`common.amounts.${currency}`)),
      v.check(
        (typed) => amountOf(typed) <= most,
        t('account.most', { amount: formatMoney({ amount: most, currency }, language) }),
      ),
      v.transform(amountOf),
    ),
    words: v.pipe(
      longTextSchema(words.required ? 500 : 200),
      v.check((typed) => !words.required || typed !== '', t('account.reasonMissing')),
    ),
  });
  const form: MoneyForm = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { amount: amountText(most, currency), words: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useFormSending({
    form,
    send: async (values) => {
      await send(values);
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      title={title}
      confirm={confirm}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      {failure && <FormFailure title={failed}>{errorText(failure)}</FormFailure>}
      <FormField
        field={form.register('amount')}
        label={t('payments.fields.amount')}
        message={errors.amount?.message ?? ''}
        hint={t(`common.amountHints.${currency}`)}
        code="text"
        required
      />
      {fields}
      <FormField
        field={form.register('words')}
        label={words.label}
        message={errors.words?.message ?? ''}
        required={words.required}
        lines={2}
      />
    </FormDialog>
  );
}
