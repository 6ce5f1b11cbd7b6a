import { valibotResolver } from '@hookform/resolvers/valibot';
import { shownText } from '@mosta/shared/domain/content-text';
import { algerianInstant } from '@mosta/shared/domain/edition-clock';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { RadioField } from '@mosta/shared/forms/radio-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Letter, LetterPreview } from '@mosta/shared/schemas/letter.schema';
import { daySchema } from '@mosta/shared/schemas/text.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingKey } from '../../use-sending-key';
import { useSendLetter } from './letter.queries';
import { useLetterError } from './use-letter-error';

const WHEN = ['now', 'later'] as const;

const schema = v.variant('when', [
  v.object({ when: v.literal('now'), date: v.string(), time: v.string() }),
  v.object({
    ...{ when: v.literal('later'), date: daySchema },
    time: v.pipe(v.string(), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }),
]);

type SendDialogProps = {
  letter: Letter;
  /** Of this version of it. */
  preview: LetterPreview;
  onDone: (what: 'sent' | 'scheduled') => void;
  onClose: () => void;
};

/** Asks for confirmation that a letter leaves, at once or at an hour of Algeria, and says how many will get it. */
export function SendDialog({ letter, preview, onDone, onClose }: SendDialogProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const errorText = useLetterError();
  const id = useId();
  const { key } = useSendingKey();
  const { mutateAsync } = useSendLetter();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { when: 'now' as 'now' | 'later', date: '', time: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const when = useWatch({ control: form.control, name: 'when' });
  const { failure, submit } = useFormSending({
    form,
    fieldOf: (path) => (path === 'at' ? 'date' : path),
    send: async (moment) => {
      const { date, time } = moment;
      const at = moment.when === 'now' ? null : algerianInstant(date, time).toISOString();
      await mutateAsync({ letter, key, at });
      onDone(at === null ? 'sent' : 'scheduled');
      onClose();
    },
  });
  const past = errors.date?.type === 'INVALID_INPUT';
  return (
    <FormDialog
      id={id}
      title={t('mailing.send.title', { subject: shownText(letter.content.subject, language) })}
      confirm={t(`mailing.send.confirm.${when}`, { count: preview.recipients })}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure && !past && (
        <FormFailure title={t('mailing.send.failed')}>{errorText(failure)}</FormFailure>
      )}
      <Reached preview={preview} />
      <RadioField
        field={form.register('when')}
        legend={t('mailing.send.when')}
        options={WHEN.map((value) => ({ value, label: t(`mailing.send.${value}`) }))}
      />
      {when === 'later' && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <FieldRow>
            <FormField
              field={form.register('date')}
              label={t('mailing.send.date')}
              message={errors.date ? t(`mailing.send.wrong.${past ? 'past' : 'date'}`) : ''}
              required
              type="date"
            />
            <FormField
              field={form.register('time')}
              label={t('mailing.send.time')}
              message={errors.time ? t('mailing.send.wrong.time') : ''}
              hint="10:00"
              required
              code="text"
            />
          </FieldRow>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('mailing.send.laterText')}
          </Typography>
        </Box>
      )}
    </FormDialog>
  );
}

function Reached({ preview }: { preview: LetterPreview }) {
  const { t } = useTranslation('organiser');
  const { recipients, mails, mailsPerHour } = preview;
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        {t('mailing.send.reached', { count: recipients, mails })}
      </Typography>
      {mails > mailsPerHour && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('mailing.send.slow', { mailsPerHour, hours: Math.ceil(mails / mailsPerHour) })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('mailing.send.final')}
      </Typography>
    </div>
  );
}
