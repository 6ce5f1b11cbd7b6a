import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { createPortal } from 'react-dom';
import { QuoteFacts } from './quote-facts';
import { QuoteLines } from './quote-lines';
import { QuoteTotals } from './quote-totals';
import { useQuoteTexts } from './use-quote-texts';

/** What the printer gets in place of the page: the quote alone. Not on the screen, nor for assistive technology. */
export function QuoteSheet({ quote }: { quote: QuoteAnswer }) {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const texts = useQuoteTexts();
  const { reference, createdAt, validUntil, simulation, priced } = quote;
  return createPortal(
    <Box
      sx={{
        display: 'none',
        '@media print': {
          display: 'block',
          // paper is white and ink is dark, in the dark scheme too
          colorScheme: 'light',
          bgcolor: 'Canvas',
          '&, & *': { color: 'CanvasText !important' },
          'body > :not(&)': { display: 'none !important' },
        },
      }}
    >
      <Typography component="p">
        {edition.product} {edition.year}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 2 }}>
        {t('simulation.quote.title', { reference })}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        {t('simulation.quote.dates', {
          created: texts.date(createdAt),
          until: texts.date(validUntil),
        })}
      </Typography>
      <Box sx={{ mb: 6 }}>
        <QuoteFacts quote={quote} />
      </Box>
      <QuoteLines lines={priced.lines} />
      <Box sx={{ mt: 6, marginInlineStart: 'auto', maxInlineSize: '110mm', breakInside: 'avoid' }}>
        <QuoteTotals priced={priced} code={simulation.promoCode ?? null} />
      </Box>
      <Typography variant="body2" sx={{ mt: 8 }}>
        {edition.contact.agency} · {edition.contact.email} · {edition.contact.phones.join(' · ')}
      </Typography>
    </Box>,
    document.body,
  );
}
