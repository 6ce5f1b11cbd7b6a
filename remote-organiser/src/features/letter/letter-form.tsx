import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { useTranslation } from '@mosta/shared/i18n';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AudienceFields } from './audience-fields';
import { DraftActions } from './draft-actions';
import { LetterConflict } from './letter-conflict';
import type { LetterDone } from './letter-done';
import { LetterPreviewPart } from './letter-preview';
import { LetterTexts } from './letter-texts';
import { useLetterError } from './use-letter-error';
import { useLetterForm } from './use-letter-form';

type LetterFormProps = {
  /** Null for a new letter. */
  letter: Letter | null;
  onTyped: (typed: boolean) => void;
  /** Of a new letter. */
  onAdded: (id: string) => void;
  onDone: (what: LetterDone, id: string) => void;
};

/** Writes a letter: texts in three languages, readers, preview; then it is tried, planned or sent. */
export function LetterForm({ letter, onTyped, onAdded, onDone }: LetterFormProps) {
  const { t } = useTranslation('organiser');
  const errorText = useLetterError();
  const [saved, setSaved] = useState<string | null>(null);
  const writing = useLetterForm({ letter, onAdded, onSaved: ({ _id }) => setSaved(_id) });
  const { form, message, problems, failure, attempt, conflict, closed, dirty, sending } = writing;
  useEffect(() => {
    onTyped(dirty);
    return () => onTyped(false);
  }, [dirty, onTyped]);
  const tell = useEffectEvent((id: string) => {
    setSaved(null);
    onDone('saved', id);
  });
  useEffect(() => {
    // not before the guard knows that nothing is unsaved: the address may change
    if (saved !== null && !dirty) tell(saved);
  }, [saved, dirty]);
  const saves = conflict ? 'saveMine' : closed ? 'saveCopy' : 'save';
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: { xs: 8, lg: 10 }, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <LeaveGuard unsent={dirty} parameters={['courrier']}>
        {t('common.unsaved')}
      </LeaveGuard>
      <Box sx={{ display: 'grid', gap: 6, minInlineSize: 0 }}>
        <Box
          component="form"
          noValidate
          aria-label={t('mailing.form')}
          onSubmit={writing.submit}
          sx={{ display: 'grid', gap: 7 }}
        >
          {conflict && letter ? (
            <LetterConflict
              letter={letter}
              typed={form.getValues()}
              onTake={() => writing.take(letter)}
            />
          ) : (
            failure &&
            problems.length === 0 && (
              <FormFailure title={t('common.notSaved')}>{errorText(failure)}</FormFailure>
            )
          )}
          {closed && <Alert severity="warning">{t('mailing.closed')}</Alert>}
          <ErrorSummary problems={problems} attempt={attempt} />
          <LetterTexts form={form} message={message} />
          <AudienceFields form={form} message={message} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button
              type="submit"
              variant={dirty || !letter ? 'contained' : 'outlined'}
              loading={sending}
            >
              {t(`mailing.${saves}`)}
            </Button>
            {letter && dirty && !closed && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('mailing.saveFirst')}
              </Typography>
            )}
          </Box>
        </Box>
        {letter && !closed && <DraftActions letter={letter} unsaved={dirty} onDone={onDone} />}
      </Box>
      {letter && !closed ? (
        <LetterPreviewPart letter={letter} unsaved={dirty} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('mailing.preview.later')}</Typography>
      )}
    </Box>
  );
}
