import { valibotResolver } from '@hookform/resolvers/valibot';
import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormDone } from '@mosta/shared/forms/form-done';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { type ContactInput, contactInputSchema } from '@mosta/shared/schemas/contact.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, Typography, visuallyHidden } from '@mosta/shared/ui';
import { useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { SUBJECT_PARAMETER } from '../../paths';
import { sendContactMessage } from './contact.queries';

type Input = InferInput<typeof contactInputSchema>;

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
type Field = (typeof FIELDS)[number];
const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };

/** The contact form. A failure loses nothing that was typed. */
export function ContactForm() {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const { t } = useTranslation('public');
  if (sentFrom === null) return <MessageForm onSent={setSentFrom} />;
  return (
    <FormDone
      title={t('contactForm.sent')}
      actions={
        <Button variant="outlined" onClick={() => setSentFrom(null)}>
          {t('contactForm.again')}
        </Button>
      }
    >
      {t('contactForm.sentText', { email: sentFrom })}
    </FormDone>
  );
}

function MessageForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('public');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const errorText = useErrorText();
  const messageOf = useFieldMessage({ namespace: 'public', key: 'contactForm.validation' });
  const [parameters] = useSearchParams();
  const form = useForm<Input, unknown, ContactInput>({
    resolver: valibotResolver(contactInputSchema),
    defaultValues: { ...EMPTY, subject: parameters.get(SUBJECT_PARAMETER) ?? '' },
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { failure, atFields, attempt, submit } = useFormSending({
    form,
    send: async (message, signal) => {
      await sendContactMessage(message, signal);
      onSent(message.email);
    },
  });
  const bind = (name: Field) => ({
    field: form.register(name),
    label: t(`contactForm.fields.${name}`),
    message: messageOf(name, errors[name]),
  });
  const problems = FIELDS.map((name) => ({
    name,
    label: t(`contactForm.fields.${name}`),
    message: messageOf(name, errors[name]),
  })).filter(({ message }) => message !== '');

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby="write"
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5, alignItems: 'flex-start' }}
    >
      <LeaveGuard unsent={isDirty}>{t('contactForm.leave')}</LeaveGuard>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {tShared('forms.required')}
      </Typography>
      <ErrorSummary problems={problems} attempt={attempt} />
      <Box sx={{ inlineSize: '100%', display: 'flex', flexDirection: 'column', gap: 5 }}>
        <FieldRow>
          <FormField {...bind('name')} required autoComplete="name" />
          <FormField {...bind('email')} required type="email" autoComplete="email" />
        </FieldRow>
        <FormField {...bind('subject')} required />
        <FormField {...bind('message')} required lines={7} />
      </Box>
      <Honeypot field={form.register('website')} label={t('contactForm.honeypot')} />
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '42em' }}>
        {t('contactForm.privacy')}
      </Typography>
      {failure && !atFields && (
        <FormFailure title={t('contactForm.failure')}>{errorText(failure)}</FormFailure>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {t(isSubmitting ? 'contactForm.sending' : 'contactForm.submit')}
      </Button>
    </Box>
  );
}

/** Honeypot: people neither see nor reach it, bots fill it in. */
function Honeypot({ field, label }: { field: UseFormRegisterReturn; label: string }) {
  return (
    <Box aria-hidden sx={visuallyHidden}>
      <label>
        {label}
        <input {...field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
