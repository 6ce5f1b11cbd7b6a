import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, ErrorState, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { QuoteRow } from '../../ui/quote-row';
import { useOwnQuotes, useQuotePdf } from '../state/own-quotes.queries';

/** Quotes of the signed-in exhibitor; nothing for anybody else. */
export function OwnQuotes() {
  const { t } = useTranslation('exhibitor');
  const session = useSession();
  const { data, error, refetch, isFetching } = useOwnQuotes();
  const errorText = useErrorText();
  if (session?.role !== 'Exhibitor') return null;
  return (
    <Box component="section" aria-labelledby="own-quotes" sx={{ mt: 12, maxInlineSize: 820 }}>
      <Typography id="own-quotes" variant="h3" component="h2" sx={{ color: 'olive', mb: 5 }}>
        {t('simulation.mine.title')}
      </Typography>
      {error && !data && (
        <ErrorState
          title={t('simulation.mine.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      )}
      {!error && !data && <LoadingState label={t('simulation.mine.loading')} />}
      {data?.length === 0 && <Typography>{t('simulation.mine.empty')}</Typography>}
      {data && data.length > 0 && (
        <PlainList>
          {data.map((quote) => (
            <OwnQuote key={quote._id} quote={quote} />
          ))}
        </PlainList>
      )}
    </Box>
  );
}

function OwnQuote({ quote }: { quote: QuoteAnswer }) {
  return <QuoteRow quote={quote} pdf={useQuotePdf(quote, null)} />;
}
