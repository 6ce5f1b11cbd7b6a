import { isEmptySimulation } from '@mosta/shared/domain/simulation';
import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useTranslation } from '@mosta/shared/i18n';
import { Link, useNavigate } from '@mosta/shared/router';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { Box, Button, Chip, Typography } from '@mosta/shared/ui';
import { type ReactNode, useState } from 'react';
import { PATHS } from '../../paths';
import { fingerprintOf } from '../state/current-quote';
import { currentSimulation } from '../state/simulation.store';
import { loadSimulation, saveQuote } from '../state/simulation-actions';
import { QuoteActions } from './quote-actions';
import { QuoteDetail } from './quote-detail';
import { useQuoteTexts } from './use-quote-texts';

type OpenedQuoteProps = {
  quote: QuoteAnswer;
  /** Of its link; null where the session opens it. */
  secret: string | null;
  /** Below what can always be done with it. */
  actions?: ReactNode;
};

/** A quote to read, to print, and to continue here. */
export function OpenedQuote({ quote, secret, actions }: OpenedQuoteProps) {
  const { t } = useTranslation('exhibitor');
  const texts = useQuoteTexts();
  const { reference, createdAt, validUntil, expired } = quote;
  return (
    <QuoteDetail
      quote={quote}
      actions={
        <>
          <QuoteActions quote={quote} secret={secret} />
          {actions}
        </>
      }
    >
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
        {expired && (
          <Chip
            sx={{ mt: 3 }}
            label={t('simulation.quote.expired', { date: texts.date(validUntil) })}
          />
        )}
      </div>
      <TakeOver quote={quote} secret={secret} />
    </QuoteDetail>
  );
}

/** « Reprendre cette simulation »: asks first where the current simulation would be lost. */
function TakeOver({ quote, secret }: Omit<OpenedQuoteProps, 'actions'>) {
  const { t } = useTranslation('exhibitor');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { simulation, payment, expired, reference, validUntil } = quote;

  function takeOver(): void {
    loadSimulation(simulation, payment);
    // the prices of an expired quote bind nobody: the page computes today's
    if (secret !== null && !expired) saveQuote({ secret, reference, validUntil });
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
