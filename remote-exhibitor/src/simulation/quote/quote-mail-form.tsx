import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { quoteMailSchema } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, EmailIcon } from '@mosta/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mailQuote } from './quote.queries';

/** Sends the quote's link and document to an address. */
export function QuoteMailForm({ secret }: { secret: string }) {
  const { t } = useTranslation('exhibitor');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(quoteMailSchema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const errorText = useErrorText();
  const message = useFieldMessage({ namespace: 'exhibitor', key: 'simulation.mail.rules' });
  const { failure, submit } = useFormSending({
    form,
    send: async ({ email }, signal) => {
      setSentTo(null);
      await mailQuote(secret, email, signal);
      setSentTo(email);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {failure && (
        <FormFailure title={t('simulation.mail.failed')}>{errorText(failure)}</FormFailure>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <FormField
            field={form.register('email')}
            label={t('simulation.mail.email')}
            message={message('email', errors.email)}
            type="email"
            autoComplete="email"
            required
          />
        </Box>
        <Button
          type="submit"
          variant="outlined"
          startIcon={<EmailIcon />}
          loading={isSubmitting}
          sx={{ minBlockSize: 56 }}
        >
          {t('simulation.mail.send')}
        </Button>
      </Box>
      <Box role="status">
        {sentTo && <Alert severity="success">{t('simulation.mail.sent', { email: sentTo })}</Alert>}
      </Box>
    </Box>
  );
}
