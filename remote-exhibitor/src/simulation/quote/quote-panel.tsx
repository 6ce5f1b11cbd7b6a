import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Chip, ErrorState, LoadingState, Typography } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ELSEWHERE, PATHS } from '../../paths';
import type { CurrentQuote } from '../state/current-quote';
import { abandonQuote } from '../state/simulation-actions';
import { useQuoteByLink } from './quote.queries';
import { QuoteActions } from './quote-actions';
import { QuoteElsewhere } from './quote-elsewhere';
import { QuoteMailForm } from './quote-mail-form';
import { useQuoteTexts } from './use-quote-texts';

type QuotePanelProps = {
  currentQuote: CurrentQuote;
  /** It was made on this page: it then takes the focus. */
  fresh: boolean;
};

/** The quote of the current simulation, and everything that can be done with it. */
export function QuotePanel({ currentQuote, fresh }: QuotePanelProps) {
  const { t } = useTranslation('exhibitor');
  const { data, error, refetch, isFetching } = useQuoteByLink(currentQuote.secret);
  const errorText = useErrorText();
  const texts = useQuoteTexts();
  const over = data?.expired || (error !== null && toAppError(error).status === 404);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) title.current?.focus();
  }, [fresh]);

  function renew(): void {
    // the button goes away with its quote
    document.getElementById('quote-title')?.focus();
    abandonQuote();
  }

  return (
    <Box
      sx={{
        border: '2px solid',
        borderColor: 'olive',
        borderRadius: RADIUS.card,
        bgcolor: 'surface',
        padding: { xs: 5, sm: 7 },
        display: 'grid',
        gap: 6,
      }}
    >
      <div>
        <Typography
          ref={title}
          tabIndex={-1}
          variant="h4"
          component="h3"
          sx={{ color: 'olive', outline: 'none' }}
        >
          {t('simulation.quote.title', { reference: currentQuote.reference })}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          <Validity quote={data} until={texts.date(currentQuote.validUntil)} />
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button component={Link} to={PATHS.participation} variant="contained">
          {t('simulation.quote.participate')}
        </Button>
        {over && (
          <Button onClick={renew} variant="outlined">
            {t('simulation.quote.renew')}
          </Button>
        )}
        <Button component={Link} to={ELSEWHERE.choose} variant="outlined">
          {t('simulation.quote.chooseStand')}
        </Button>
      </Box>
      {data && <QuoteActions quote={data} secret={currentQuote.secret} />}
      {!data && error && (
        <ErrorState
          title={t('simulation.quote.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      )}
      {!data && !error && <LoadingState />}
      <Part title={t('simulation.mail.title')}>
        <QuoteMailForm secret={currentQuote.secret} />
      </Part>
      <Part title={t('simulation.elsewhere.title')}>
        <QuoteElsewhere secret={currentQuote.secret} reference={currentQuote.reference} />
      </Part>
    </Box>
  );
}

function Validity({ quote, until }: { quote: QuoteAnswer | undefined; until: string }) {
  const { t } = useTranslation('exhibitor');
  if (!quote?.expired) return t('simulation.quote.validUntil', { date: until });
  return <Chip component="span" label={t('simulation.quote.expired', { date: until })} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'line', paddingBlockStart: 6 }}>
      <Typography variant="h5" component="h4" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
