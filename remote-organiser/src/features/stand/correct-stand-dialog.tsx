import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Currency } from '@mosta/shared/domain/money';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { amountText, decimalText, readAmount } from '../../amount';
import { FormDialog } from '../../ui/form-dialog';
import { useCorrectStand } from './stand.queries';

type CorrectStandDialogProps = { stand: OrganizerStand; onDone: () => void; onClose: () => void };

/** Corrects the size and both prices of a stand; what was sold keeps its own price. */
export function CorrectStandDialog({ stand, onDone, onClose }: CorrectStandDialogProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const errorText = useErrorText();
  const id = useId();
  const { code, size, prices } = stand;
  const { mutateAsync } = useCorrectStand();
  const price = (currency: Currency) =>
    v.pipe(
      v.string(),
      v.check(
        (text) => text.trim() === '' || readAmount(text, currency) !== null,
        t(`common.amounts.${currency}`),
      ),
      v.transform((text) => readAmount(text, currency) ?? undefined),
    );
  const schema = v.object({
    size: v.pipe(
      v.string(),
      v.transform((text) => Number(text.trim().replace(',', '.') || Number.NaN)),
      v.number(t('stands.correct.sizeWrong')),
      v.minValue(1, t('stands.correct.sizeWrong')),
      v.maxValue(10_000, t('stands.correct.sizeWrong')),
    ),
    ...{ DZD: price('DZD'), EUR: price('EUR') },
  });
  const textOf = (currency: Currency) => {
    const amount = prices[currency];
    return amount === undefined ? '' : amountText(amount, currency);
  };
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      size: size === null ? '' : decimalText(size, language),
      ...{ DZD: textOf('DZD'), EUR: textOf('EUR') },
    },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useFormSending({
    form,
    send: async ({ size: corrected, DZD, EUR }) => {
      await mutateAsync({
        code,
        patch: {
          size: corrected,
          prices: { ...(DZD !== undefined && { DZD }), ...(EUR !== undefined && { EUR }) },
        },
      });
      onDone();
      onClose();
    },
  });
  const field = (name: 'size' | 'DZD' | 'EUR') => ({
    ...{
      field: form.register(name),
      label: t(`stands.correct.fields.${name}`),
      code: 'text' as const,
    },
    message: errors[name]?.message ?? '',
  });
  return (
    <FormDialog
      id={id}
      title={t('stands.correct.title', { code })}
      confirm={t('stands.correct.action')}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{t('stands.correct.text')}</Typography>
      {failure && <FormFailure title={t('stands.notDone')}>{errorText(failure)}</FormFailure>}
      <FormField {...field('size')} required />
      <FormField {...field('DZD')} hint={t('stands.correct.onQuote')} />
      <FormField {...field('EUR')} hint={t('stands.correct.onQuote')} />
    </FormDialog>
  );
}
