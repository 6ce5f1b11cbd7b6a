import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { BESIDE_SUMS } from '../../ui/beside-sums';
import { QuoteFacts } from './quote-facts';
import { QuoteLines } from './quote-lines';
import { QuoteTotals } from './quote-totals';

type QuoteDetailProps = {
  quote: QuoteAnswer;
  /** Above the lines. */
  children?: ReactNode;
  /** Below the sums. */
  actions?: ReactNode;
};

/** All that a quote says: whose it is and its lines, and beside them (below, where there is no room) what they come to. */
export function QuoteDetail({ quote, children, actions }: QuoteDetailProps) {
  const { simulation, priced } = quote;
  return (
    <Box sx={{ ...BESIDE_SUMS, rowGap: 6 }}>
      <Box sx={{ display: 'grid', gap: 5, minInlineSize: 0 }}>
        {children}
        <QuoteFacts quote={quote} />
        <QuoteLines lines={priced.lines} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          padding: { xs: 5, sm: 6 },
          border: '1px solid',
          borderColor: 'line',
          borderRadius: RADIUS.card,
          bgcolor: 'surface',
        }}
      >
        <QuoteTotals priced={priced} code={simulation.promoCode ?? null} />
        {actions}
      </Box>
    </Box>
  );
}
