import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormCard } from '@mosta/shared/forms/form-card';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerQuote } from '@mosta/shared/schemas/organizer-quote.schema';
import type { Priced } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { UnsavedGuard, useUnsaved } from '@mosta/shared/workspace/unsaved-guard';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { readAmount } from '../../amount';
import { type AnswerResult, useAnswer } from './quote.queries';

type AnswerPartProps = { quote: OrganizerQuote; onResult: (result: AnswerResult) => void };

/** What the exhibitor waits for: the prices of the lines « Sur devis ». Nobody can be answered where a visitor asked. */
export function AnswerPart({ quote, onResult }: AnswerPartProps) {
  const { t } = useTranslation('organiser');
  const open = quote.priced.lines.filter(({ unitPrice }) => unitPrice === null);
  return (
    <FormCard title={t('quotes.answer.title')} lead={t('quotes.answer.lead')}>
      {quote.owner === null ? (
        <Typography>{t('quotes.answer.nobody')}</Typography>
      ) : (
        <UnsavedGuard text={t('quotes.answer.unsaved')} parameters={['devis']}>
          <AnswerForm quote={quote} open={open} onResult={onResult} />
        </UnsavedGuard>
      )}
    </FormCard>
  );
}

type AnswerFormProps = AnswerPartProps & { open: Priced['lines'] };

function AnswerForm({ quote: { _id, priced }, open, onResult }: AnswerFormProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutateAsync } = useAnswer(_id, onResult);
  const { currency } = priced;
  const amount = v.pipe(
    v.string(),
    v.check((text) => (readAmount(text, currency) ?? 0) > 0, t(`common.amounts.${currency}`)),
    v.transform((text) => readAmount(text, currency) ?? 0),
  );
  const form = useForm({
    resolver: valibotResolver(
      v.object({
        amounts: v.array(amount),
        message: v.pipe(v.string(), v.trim(), v.maxLength(2000, t('quotes.answer.messageLong'))),
      }),
    ),
    defaultValues: { amounts: open.map(() => ''), message: '' },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  useUnsaved(isDirty);
  const { failure, submit } = useFormSending({
    form,
    send: async ({ amounts, message }) => {
      const prices = open.map(({ kind, id }, index) => ({ kind, id, amount: amounts[index] ?? 0 }));
      await mutateAsync({ prices, message });
    },
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {failure && <FormFailure title={t('quotes.answer.failed')}>{errorText(failure)}</FormFailure>}
      {open.map(({ kind, id, name, quantity }, index) => (
        <FormField
          key={`${kind} ${id}`}
          field={form.register(`amounts.${index}`)}
          label={t('quotes.answer.price', { name })}
          message={errors.amounts?.[index]?.message ?? ''}
          hint={t('quotes.answer.hint', {
            count: quantity,
            unit: t(`quotes.answer.units.${currency}`),
          })}
          code="text"
          required
        />
      ))}
      <FormField
        field={form.register('message')}
        label={t('common.decision.message')}
        message={errors.message?.message ?? ''}
        lines={3}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        sx={{ justifySelf: 'start' }}
      >
        {t('quotes.answer.send')}
      </Button>
    </Box>
  );
}
