import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { type MessageInput, messageInputSchema } from '@mosta/shared/schemas/message.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsaved } from './unsaved-guard';

type MessageFormProps = {
  /** Of the field, which says to whom one writes. */
  label: string;
  send: (text: string) => Promise<unknown>;
};

/** Writes a message about a participation; a text that did not leave stays in the field. */
export function MessageForm({ label, send }: MessageFormProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const messageOf = useFieldMessage({
    namespace: 'exhibitor',
    key: 'participation.messages.validation',
  });
  const [sent, setSent] = useState(false);
  const form = useForm<MessageInput, unknown, MessageInput>({
    resolver: valibotResolver(messageInputSchema),
    defaultValues: { text: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  const { failure, submit } = useFormSending({
    form,
    send: async ({ text }) => {
      setSent(false);
      await send(text);
      form.reset();
      setSent(true);
    },
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      {failure && (
        <FormFailure title={t('participation.messages.sendFailed')}>
          {errorText(failure)}
        </FormFailure>
      )}
      <FormField
        field={form.register('text')}
        label={label}
        message={messageOf('text', errors.text)}
        hint={t('participation.messages.hint')}
        lines={4}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
          {t(isSubmitting ? 'participation.messages.sending' : 'participation.messages.send')}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'sea' }}>
          {sent && !isDirty && t('participation.messages.sent')}
        </Typography>
      </Box>
    </Box>
  );
}
