import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { noteInputSchema } from '@mosta/shared/schemas/note.schema';
import { Box, Button } from '@mosta/shared/ui';
import { useUnsaved } from '@mosta/shared/workspace/unsaved-guard';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { type NoteSubject, useWriteNote } from '../note.queries';
import { useSendingError } from '../use-sending-error';

const schema = v.object({ note: noteInputSchema.entries.text });

/** Writes a note for colleagues; a text that was not kept stays in the field. */
export function NoteForm({ subject }: { subject: NoteSubject }) {
  const { t } = useTranslation('organiser');
  const errorText = useSendingError();
  const messageOf = useFieldMessage({ namespace: 'organiser', key: 'notes.validation' });
  const write = useWriteNote(subject);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { note: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  const { failure, submit } = useFormSending({
    form,
    send: async ({ note }, _signal, renew) => {
      await write.mutateAsync(note);
      renew({ note: '' });
    },
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('notes.note')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      {failure && <FormFailure title={t('notes.notKept')}>{errorText(failure)}</FormFailure>}
      <FormField
        field={form.register('note')}
        label={t('notes.note')}
        message={messageOf('note', errors.note)}
        lines={3}
      />
      <Button type="submit" variant="outlined" loading={isSubmitting}>
        {t('notes.write')}
      </Button>
    </Box>
  );
}
