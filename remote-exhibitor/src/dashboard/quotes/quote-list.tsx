import { useTranslation } from '@mosta/shared/i18n';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { QueryGate } from '@mosta/shared/shell';
import { ButtonLink, EmptyState, PlainList } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { useOwnQuotes, useQuotePdf } from '../../simulation/state/own-quotes.queries';
import { QuoteRow } from '../../ui/quote-row';
import { PartLoading } from '../ui/part-loading';

/** One's quotes, the newest first, each with its document. */
export function QuoteList() {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useOwnQuotes()}
      loading={<PartLoading label={t('simulation.mine.loading')} />}
      failed={t('simulation.mine.failed')}
      empty={{ when: (quotes) => quotes.length === 0, show: <NoQuote /> }}
    >
      {(quotes) => (
        <>
          <PlainList sx={{ mb: 6 }}>
            {quotes.map((quote) => (
              <OwnQuote key={quote._id} quote={quote} />
            ))}
          </PlainList>
          <ButtonLink to={PATHS.simulation}>{t('dashboard.quotes.make')}</ButtonLink>
        </>
      )}
    </QueryGate>
  );
}

function OwnQuote({ quote }: { quote: QuoteAnswer }) {
  return <QuoteRow quote={quote} pdf={useQuotePdf(quote, null)} />;
}

function NoQuote() {
  const { t } = useTranslation('exhibitor');
  return (
    <EmptyState
      title={t('dashboard.quotes.none')}
      action={
        <ButtonLink to={PATHS.simulation} variant="contained">
          {t('dashboard.quotes.make')}
        </ButtonLink>
      }
    >
      {t('dashboard.quotes.noneText')}
    </EmptyState>
  );
}
