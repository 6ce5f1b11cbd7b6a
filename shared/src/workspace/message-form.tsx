import { valibotResolver } from '@hookform/resolvers/valibot';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../forms/form-failure';
import { FormField } from '../forms/form-field';
import { useFieldMessage } from '../forms/use-field-message';
import { useFormSending } from '../forms/use-form-sending';
import { type MessageInput, messageInputSchema } from '../schemas/message.schema';
import { useWorkspaceTexts, WORKSPACE_TEXTS } from './texts';
import { useUnsaved } from './unsaved-guard';

type MessageFormProps = {
  /** Of the field, which says to whom one writes. */
  label: string;
  send: (text: string) => Promise<unknown>;
};

/** Writes a message about a participation; a text that did not leave stays in the field. */
export function MessageForm({ label, send }: MessageFormProps) {
  const { t } = useWorkspaceTexts();
  const errorText = useErrorText();
  const messageOf = useFieldMessage({
    namespace: WORKSPACE_TEXTS,
    key: 'messages.validation',
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
    send: async ({ text }, _signal, renew) => {
      setSent(false);
      await send(text);
      renew({ text: '' });
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
      {failure && <FormFailure title={t('messages.sendFailed')}>{errorText(failure)}</FormFailure>}
      <FormField
        field={form.register('text')}
        label={label}
        message={messageOf('text', errors.text)}
        hint={t('messages.hint')}
        lines={4}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
          {t(isSubmitting ? 'messages.sending' : 'messages.send')}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'sea' }}>
          {sent && !isDirty && t('messages.sent')}
        </Typography>
      </Box>
    </Box>
  );
}
