import { NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { FormDone } from '@mosta/shared/forms/form-done';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Alert, AlertTitle, Box, Button, ButtonLink, Typography } from '@mosta/shared/ui';
import { PATHS } from '../paths';
import type { Sent } from './use-participation-sending';

/** How far the sign-in after the form is: the account is new, and the dashboard wants a session. */
export type Entrance = 'opening' | 'open' | 'closed';

const LOGIN = `${PATHS.login}?${new URLSearchParams({ [NEXT_PARAMETER]: PATHS.dashboard })}`;
const DAY_MS = 86_400_000;
const STEPS = ['received', 'documents', 'decision'] as const;

type ParticipationDoneProps = { sent: Sent; entrance: Entrance; at: Date };

/** In the form's place once the request has arrived: what happens next. */
export function ParticipationDone({ sent, entrance, at }: ParticipationDoneProps) {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const deadline = new Date(at.getTime() + edition.deadlines.documents * DAY_MS);
  return (
    <FormDone title={t('participationForm.done.title')} actions={<WayOn entrance={entrance} />}>
      <p>{t('participationForm.toast.success')}</p>
      <Box component="dl" sx={{ margin: 0 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {t('participationForm.done.reference')}
        </Typography>
        <Typography
          component="dd"
          variant="h4"
          sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          <bdi>{sent.answer.reference}</bdi>
        </Typography>
      </Box>
      <p>{t('participationForm.done.mail')}</p>
      {sent.answer.warnings.length > 0 && <Warnings sent={sent} />}
      <Box component="ol" sx={{ paddingInlineStart: 6, display: 'grid', gap: 3 }}>
        {STEPS.map((step) => (
          <li key={step}>
            {t(`participationForm.done.${step}`, { date: formatDate(language, deadline) })}
          </li>
        ))}
      </Box>
    </FormDone>
  );
}

function WayOn({ entrance }: { entrance: Entrance }) {
  const { t } = useTranslation('exhibitor');
  if (entrance === 'closed') {
    return (
      <>
        <ButtonLink to={LOGIN} variant="contained">
          {t('participationForm.login')}
        </ButtonLink>
        <p>{t('participationForm.done.closed')}</p>
      </>
    );
  }
  if (entrance === 'opening') {
    return (
      <Button variant="contained" loading loadingPosition="start">
        {t('participationForm.done.opening')}
      </Button>
    );
  }
  return (
    <ButtonLink to={PATHS.dashboard} variant="contained">
      {t('participationForm.dashboard')}
    </ButtonLink>
  );
}

/** What was taken although it looks unusual, and what could not be carried along. */
function Warnings({ sent: { answer, stands } }: { sent: Sent }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();

  function sentence(path: string, message: string): string {
    const stand = stands[Number(/^tempReservation\.holds\.(\d+)$/.exec(path)?.[1] ?? -1)];
    if (stand !== undefined) return t('participationForm.warnings.stand', { code: stand });
    // the API speaks French
    if (language === 'fr') return message;
    if (path === 'exhibitionCompany.rcNumero') return t('participationForm.warnings.rc');
    return t(`participationForm.warnings.${path.endsWith('quote') ? 'quote' : 'other'}`);
  }

  return (
    <Alert severity="warning" role="note" sx={{ mb: 4 }}>
      <AlertTitle>{t('participationForm.warnings.title')}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
        {answer.warnings.map(({ path, message }) => (
          <li key={path}>{sentence(path, message)}</li>
        ))}
      </Box>
    </Alert>
  );
}
