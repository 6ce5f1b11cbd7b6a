import { formatMoney, type Money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type OfferLineProps = {
  size: ReactNode;
  /** Null says "Sur devis". */
  price: Money | null;
  children: ReactNode;
};

/** Size and price of an offer, and beside them how many of it. */
export function OfferLine({ size, price, children }: OfferLineProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 5,
        rowGap: 3,
        paddingBlock: 3,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'line' },
      }}
    >
      <div>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {size}
        </Typography>
        <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          <Typography component="span" variant="h5" sx={{ color: 'terracotta' }}>
            {price ? <bdi>{formatMoney(price, language)}</bdi> : t('simulation.onQuote')}
          </Typography>
          {price && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {'\u00a0'}
              {t('simulation.exTax')}
            </Typography>
          )}
        </Box>
      </div>
      {children}
    </Box>
  );
}
