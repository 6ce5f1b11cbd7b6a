import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import {
  Alert,
  Box,
  Button,
  Chip,
  DescriptionIcon,
  ErrorState,
  LoadingState,
  PlainList,
  Typography,
} from '@mosta/shared/ui';
import { useOwnQuotes, useQuotePdf } from './quote.queries';
import { useQuoteTexts } from './use-quote-texts';

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
  const { t } = useTranslation('exhibitor');
  const texts = useQuoteTexts();
  const errorText = useErrorText();
  const pdf = useQuotePdf(quote, null);
  const { reference, createdAt, validUntil, expired, priced } = quote;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 5,
        rowGap: 2,
        paddingBlock: 4,
        borderBlockEnd: '1px solid',
        borderColor: 'line',
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{reference}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('simulation.quote.dates', {
            created: texts.date(createdAt),
            until: texts.date(validUntil),
          })}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        {expired && <Chip size="small" label={t('simulation.mine.expired')} />}
        <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{texts.amount(priced.totals?.payable ?? null)}</bdi>
        </Typography>
        <Button
          size="small"
          variant="outlined"
          startIcon={<DescriptionIcon />}
          onClick={() => pdf.mutate()}
          loading={pdf.isPending}
          aria-label={t('simulation.mine.pdf', { reference })}
        >
          PDF
        </Button>
      </Box>
      {pdf.isError && (
        <Alert severity="error" role="alert" sx={{ flexBasis: '100%' }}>
          {errorText(pdf.error)}
        </Alert>
      )}
    </Box>
  );
}
