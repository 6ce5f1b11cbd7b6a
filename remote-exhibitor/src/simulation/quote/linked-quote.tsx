import { useSession } from '@mosta/shared/auth';
import { isEmptySimulation } from '@mosta/shared/domain/simulation';
import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { Link, useNavigate } from '@mosta/shared/router';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Chip, ErrorState, LoadingState, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { PATHS } from '../../paths';
import { fingerprintOf } from '../state/current-quote';
import { currentSimulation } from '../state/simulation.store';
import { loadSimulation, saveQuote } from '../state/simulation-actions';
import { useClaimQuote, useQuoteByLink } from './quote.queries';
import { QuoteActions } from './quote-actions';
import { QuoteLines } from './quote-lines';
import { QuoteTotals } from './quote-totals';
import { useQuoteTexts } from './use-quote-texts';

/** A quote opened by its secret link: to read, to continue here, to save in one's account. */
export function LinkedQuote({ secret }: { secret: string }) {
  const { t } = useTranslation('exhibitor');
  const { data, error, refetch, isFetching } = useQuoteByLink(secret);
  const errorText = useErrorText();
  if (data) return <OpenedQuote quote={data} secret={secret} />;
  if (!error) return <LoadingState label={t('simulation.link.loading')} />;
  const unknown = toAppError(error).status === 404;
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start', maxInlineSize: 760 }}>
      {unknown ? (
        <Alert severity="warning" role="alert">
          {t('simulation.link.unknown')}
        </Alert>
      ) : (
        <ErrorState
          title={t('simulation.quote.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      )}
      <Button component={Link} to={PATHS.simulation} variant="outlined">
        {t('simulation.link.own')}
      </Button>
    </Box>
  );
}

function OpenedQuote({ quote, secret }: { quote: QuoteAnswer; secret: string }) {
  const { t } = useTranslation('exhibitor');
  const texts = useQuoteTexts();
  const { reference, createdAt, validUntil, expired, simulation, priced } = quote;
  const { nationality, sector, participationType } = simulation.personalInfo;
  return (
    <Box sx={{ display: 'grid', gap: 7, maxInlineSize: 820 }}>
      <div>
        <Typography variant="h3" component="h2" sx={{ color: 'olive' }}>
          {t('simulation.quote.title', { reference })}
        </Typography>
        <Typography sx={{ mt: 2 }}>
          {t('simulation.quote.dates', {
            created: texts.date(createdAt),
            until: texts.date(validUntil),
          })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          <bdi lang="fr">{[nationality, sector, participationType].join(' · ')}</bdi>
        </Typography>
        {expired && (
          <Chip
            sx={{ mt: 3 }}
            label={t('simulation.quote.expired', { date: texts.date(validUntil) })}
          />
        )}
      </div>
      <TakeOver quote={quote} secret={secret} />
      <div>
        <QuoteLines lines={priced.lines} />
        <Box sx={{ mt: 5, marginInlineStart: 'auto', maxInlineSize: 460 }}>
          <QuoteTotals priced={priced} />
        </Box>
      </div>
      <QuoteActions quote={quote} secret={secret} />
      <Claim secret={secret} />
    </Box>
  );
}

/** « Reprendre cette simulation »: asks first where the current simulation would be lost. */
function TakeOver({ quote, secret }: { quote: QuoteAnswer; secret: string }) {
  const { t } = useTranslation('exhibitor');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { simulation, payment, expired, reference, validUntil } = quote;

  function takeOver(): void {
    loadSimulation(simulation, payment);
    // the prices of an expired quote bind nobody: the page computes today's
    if (!expired) saveQuote({ secret, reference, validUntil });
    void navigate(PATHS.simulation, { replace: true });
  }

  function ask(): void {
    const current = currentSimulation().simulation;
    const same = fingerprintOf(current, null) === fingerprintOf(simulation, null);
    if (isEmptySimulation(current) || same) takeOver();
    else setAsking(true);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button variant="contained" onClick={ask}>
        {t('simulation.link.takeOver')}
      </Button>
      <Button component={Link} to={PATHS.simulation} variant="outlined">
        {t('simulation.link.own')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('simulation.link.replace')}
        text={t('simulation.link.replaceText')}
        confirm={t('simulation.link.replaceConfirm')}
        cancel={t('simulation.link.replaceCancel')}
        onConfirm={takeOver}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

/** Saves the quote among those of the signed-in exhibitor. */
function Claim({ secret }: { secret: string }) {
  const { t } = useTranslation('exhibitor');
  const session = useSession();
  const claim = useClaimQuote(secret);
  const errorText = useErrorText();
  if (session?.role !== 'Exhibitor') return null;
  if (claim.isSuccess) return <Alert severity="success">{t('simulation.link.claimed')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {claim.isError && (
        <Alert severity="error" role="alert">
          {toAppError(claim.error).status === 404
            ? t('simulation.link.claimedByOther')
            : errorText(claim.error)}
        </Alert>
      )}
      <Button variant="outlined" onClick={() => claim.mutate()} loading={claim.isPending}>
        {t('simulation.link.claim')}
      </Button>
    </Box>
  );
}
