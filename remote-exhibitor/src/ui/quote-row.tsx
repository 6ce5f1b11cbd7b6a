import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Chip, DescriptionIcon, MuiLink, Typography } from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import { ownQuoteAddress } from '../paths';

type QuoteRowProps = {
  quote: QuoteAnswer;
  /** Saves the quote's document. */
  pdf: { mutate: () => void; isPending: boolean; isError: boolean; error: unknown };
};

/** A quote in a list: reference, which leads to the whole of it, dates, sum and document. */
export function QuoteRow({ quote, pdf }: QuoteRowProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const errorText = useErrorText();
  const { reference, createdAt, validUntil, expired, priced } = quote;
  const payable = priced.totals?.payable;
  return (
    <ListRow>
      <div>
        <MuiLink component={Link} to={ownQuoteAddress(reference)} sx={{ fontWeight: 600 }}>
          <bdi>{reference}</bdi>
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('simulation.quote.dates', {
            created: formatDate(language, createdAt),
            until: formatDate(language, validUntil),
          })}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        {expired && <Chip size="small" label={t('simulation.mine.expired')} />}
        {payable && priced.partial && <Chip size="small" label={t('simulation.mine.partial')} />}
        <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{payable ? formatMoney(payable, language) : t('simulation.onQuote')}</bdi>
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
    </ListRow>
  );
}
