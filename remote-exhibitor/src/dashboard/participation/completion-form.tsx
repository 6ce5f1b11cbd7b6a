import { valibotResolver } from '@hookform/resolvers/valibot';
import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import {
  companyFieldsSchema,
  participationInputSchema,
} from '@mosta/shared/schemas/participation-form.schema';
import { useErrorText } from '@mosta/shared/shell';
import { showToast } from '@mosta/shared/toast';
import { Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import { useUnsaved } from '@mosta/shared/workspace/unsaved-guard';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useCompanyTypeOptions, usePaymentModeOptions } from '../../forms/choice-options';
import { useCorrectParticipation } from './participation.queries';

const schema = v.object({
  type: v.pipe(
    companyFieldsSchema.entries.type,
    v.check((type) => type !== null, 'Choisissez le type de l’entreprise.'),
  ),
  payment: v.pipe(
    participationInputSchema.entries.payment,
    v.check((mode) => mode !== null, 'Choisissez un mode de paiement.'),
  ),
});
type Values = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;
const FIELDS = ['type', 'payment'] as const;
const PATHS = { type: 'exhibitionCompany.type', payment: 'payment' } as const;

/** What a participation still lacks, and sending it back once what was asked for is corrected. What was given already is not asked for again: it can be changed. */
export function CompletionForm({ participation }: { participation: Participation }) {
  const { t } = useTranslation('exhibitor');
  const typeOptions = useCompanyTypeOptions();
  const modeOptions = usePaymentModeOptions();
  const errorText = useErrorText();
  const messageOf = useFieldMessage({
    namespace: 'exhibitor',
    key: 'participation.completion.validation',
  });
  const correct = useCorrectParticipation(participation._id);
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: {
      type: participation.exhibitionCompany.type ?? '',
      payment: participation.payment ?? '',
    },
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  const { failure, atFields, attempt, submit } = useFormSending({
    form,
    send: async ({ type, payment }, signal, renew) => {
      await correct({ exhibitionCompany: { type }, payment }, signal);
      renew();
      showToast(t('participation.completion.done'), 'success');
    },
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  });
  const bind = (name: (typeof FIELDS)[number]) => ({
    field: form.register(name),
    legend: t(
      name === 'type'
        ? 'participationForm.fields.exhibitionCompany.type'
        : 'participationForm.fields.payment',
    ),
    message: messageOf(name, errors[name]),
  });
  const problems = FIELDS.map((name) => ({ name, ...bind(name) }))
    .filter(({ message }) => message !== '')
    .map(({ name, legend, message }) => ({ name, label: legend, message }));
  const given = FIELDS.filter((name) => !participation.missing.includes(PATHS[name]));
  const lacking = FIELDS.filter((name) => !given.includes(name));
  const fields = {
    type: <RadioField key="type" {...bind('type')} required options={typeOptions} />,
    payment: (
      <RadioField key="payment" {...bind('payment')} required columns={3} options={modeOptions} />
    ),
  };
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (window.location.hash === '#completion') box.current?.focus();
  }, []);

  return (
    <Box
      component="form"
      noValidate
      ref={box}
      id="completion"
      tabIndex={-1}
      aria-label={t('participation.completion.title')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 5, mt: 5, minInlineSize: 0, scrollMarginBlockStart: 96 }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {lacking.map((name) => fields[name])}
      {given.length > 0 && (
        <details open={problems.some(({ name }) => given.includes(name)) || undefined}>
          <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 2, fontWeight: 600 }}>
            {t('participation.completion.given')}
          </Box>
          <Box sx={{ display: 'grid', gap: 5, mt: 3 }}>{given.map((name) => fields[name])}</Box>
        </details>
      )}
      {failure && !atFields && (
        <FormFailure title={t('participation.completion.failed')}>{errorText(failure)}</FormFailure>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('participation.completion.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
          {t(isSubmitting ? 'participation.completion.sending' : 'participation.completion.send')}
        </Button>
        <MuiLink component={Link} to="?vue=profil" sx={{ paddingBlock: 2 }}>
          {t('participation.completion.company')}
        </MuiLink>
      </Box>
    </Box>
  );
}
