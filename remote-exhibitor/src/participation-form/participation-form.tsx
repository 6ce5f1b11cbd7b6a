import { ConsentField } from '@mosta/shared/forms/consent-field';
import { FoundDraft } from '@mosta/shared/forms/draft-keeper';
import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { StandChoiceDialog } from '@mosta/shared/forms/stand-choice-dialog';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CompanyFields } from './fields/company-fields';
import { ManagerFields } from './fields/manager-fields';
import { PaymentFields } from './fields/payment-fields';
import { ParticipationFailure } from './participation-failure';
import { Selection } from './selection/selection';
import { useHeldStands } from './state/use-held-stands';
import { useJoinedQuote } from './state/use-joined-quote';
import { useParticipationForm } from './state/use-participation-form';
import { useStandChoice } from './state/use-stand-choice';
import { StoredDraft } from './stored-draft';
import { type Sent, useParticipationSending } from './use-participation-sending';

type ParticipationFormProps = {
  /** Of a former edition, whose company the form begins with. */
  before: Participation | undefined;
  onSent: (sent: Sent) => void;
};

/** The form of participation (specification, sections 2, 3, 5 and 7). Nothing that was typed is lost by a failure. */
export function ParticipationForm({ before, onSent }: ParticipationFormProps) {
  const { t } = useTranslation('exhibitor');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const participation = useParticipationForm(before);
  const { form, found, year, identity, bind, message, problems, generation } = participation;
  const { control } = form;
  const [payment, country] = useWatch({ control, name: ['payment', 'exhibitionCompany.pays'] });
  const quote = useJoinedQuote(payment || null, country);
  const held = useHeldStands();
  const question = useStandChoice(quote, held);
  const { choice, asked: differs } = question;
  const [asking, setAsking] = useState(false);
  const { failure, atFields, attempt, submit } = useParticipationSending({
    ...{ participation, quote, held, onSent },
    standChoice: choice,
  });
  const sending = form.formState.isSubmitting;

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('pages.participation.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (differs && choice === undefined) setAsking(true);
        else void submit(event);
      }}
      sx={{
        display: 'grid',
        gap: { xs: 6, lg: 8 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        gridTemplateAreas: {
          xs: '"fields" "choice" "send"',
          lg: '"fields choice" "send choice"',
        },
      }}
    >
      <Box sx={{ gridArea: 'fields', display: 'flex', flexDirection: 'column', gap: 6 }}>
        <FoundDraft found={found} restored={t('participationForm.restored')} />
        {year !== null && (
          <Alert severity="info">{t('participationForm.takenOver', { year })}</Alert>
        )}
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          lead={atFields ? t('participationForm.toast.failure') : undefined}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tShared('forms.required')}
        </Typography>
        <Box key={generation} sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
          <ManagerFields {...participation} />
          <CompanyFields form={form} bind={bind} />
          <PaymentFields bind={bind} />
        </Box>
      </Box>
      <Selection
        {...{ quote, held, question }}
        signedIn={identity !== null}
        onAsk={() => setAsking(true)}
      />
      <StandChoiceDialog
        open={asking && differs}
        stands={question.beside}
        packages={question.open}
        totals={question.totals}
        onChoose={(next) => {
          question.choose(next);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
      <Box sx={{ gridArea: 'send', display: 'flex', flexDirection: 'column', gap: 5 }}>
        <ConsentField field={form.register('consent')} message={message('consent')}>
          {t('participationForm.consent')}
        </ConsentField>
        {failure && !atFields && <ParticipationFailure failure={failure} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={sending}
            loadingPosition="start"
          >
            {t(sending ? 'participationForm.sending' : 'participationForm.submit')}
          </Button>
          <StoredDraft {...participation} />
        </Box>
      </Box>
    </Box>
  );
}
