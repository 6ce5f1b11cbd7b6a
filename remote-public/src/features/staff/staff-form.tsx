import { ConsentField } from '@mosta/shared/forms/consent-field';
import { FoundDraft } from '@mosta/shared/forms/draft-keeper';
import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormDone } from '@mosta/shared/forms/form-done';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { fieldOfPath } from './application.queries';
import { StaffDraft } from './staff-draft';
import { StaffFields } from './staff-fields';
import { StaffSending } from './staff-sending';
import { useApplication } from './use-application';
import { useSending } from './use-sending';

/** The application for work at the fair (specification, sections 2, 3 and 5). A failure loses nothing that was typed. */
export function StaffForm() {
  const { t } = useTranslation('public');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const errorText = useErrorText();
  const { form, found, bind, message, problems, discard } = useApplication();
  const { sending, send, cancel } = useSending();
  const { failure, atFields, attempt, submit } = useFormSending({
    form,
    send,
    fieldOf: fieldOfPath,
  });

  if (sending.state === 'sent') {
    return (
      <FormDone
        title={t('staffForm.success')}
        actions={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('staffForm.again')}
          </Button>
        }
      >
        {t('staffForm.thanks')}
      </FormDone>
    );
  }

  const isSending = sending.state === 'sending';
  return (
    <Box component="form" noValidate aria-label={t('pages.staff.title')} onSubmit={submit}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, mb: 6 }}>
        <FoundDraft found={found} restored={tShared('forms.draft.restored')} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tShared('forms.required')}
        </Typography>
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          lead={atFields ? t('staffForm.failure') : undefined}
        />
      </Box>
      <StaffFields form={form} bind={bind} message={message} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 5,
          borderBlockStart: '1px solid',
          borderColor: 'line',
          paddingBlockStart: { xs: 8, md: 10 },
        }}
      >
        <ConsentField field={form.register('consent')} message={message('consent')}>
          {t('staffForm.consent')}
        </ConsentField>
        {failure && !atFields && (
          <FormFailure title={t('staffForm.failure')}>{errorText(failure)}</FormFailure>
        )}
        {!failure && sending.state === 'cancelled' && (
          <FormFailure severity="info" title={t('staffForm.cancelled')} />
        )}
        {isSending && <StaffSending percent={sending.percent} onCancel={cancel} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Button type="submit" variant="contained" size="large" disabled={isSending}>
            {t(isSending ? 'staffForm.sending' : 'staffForm.submit')}
          </Button>
          <StaffDraft form={form} onDiscard={discard} />
        </Box>
      </Box>
    </Box>
  );
}
