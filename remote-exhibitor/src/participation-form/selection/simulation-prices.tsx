import { formatDeduction, formatMoney, type Money } from '@mosta/shared/domain/money';
import type { Quote, QuoteLine } from '@mosta/shared/domain/pricing';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** Lines and totals of a simulation, short. */
export function SimulationPrices({ priced }: { priced: Quote }) {
  const { t } = useTranslation('exhibitor');
  const { lines, totals, partial } = priced;
  return (
    <>
      <PlainList sx={{ display: 'grid', gap: 2 }}>
        {lines.map((line) => (
          <Amount key={`${line.kind}-${line.id}`} as="li" label={<LineName line={line} />}>
            {line.total}
          </Amount>
        ))}
      </PlainList>
      {totals && (
        <Box
          component="dl"
          sx={{
            margin: 0,
            paddingBlockStart: 3,
            borderBlockStart: '1px solid',
            borderColor: 'line',
            display: 'grid',
            gap: 1,
          }}
        >
          {totals.discount && (
            <Amount label={t('participationForm.quote.discount')} minus>
              {totals.discount.amount}
            </Amount>
          )}
          <Amount label={t('participationForm.quote.net')}>{totals.net}</Amount>
          <Amount label={t('participationForm.quote.vat', { percent: totals.vat.percent })}>
            {totals.vat.amount}
          </Amount>
          <Amount label={t('participationForm.quote.gross')} strong={!totals.stampDuty}>
            {totals.gross}
          </Amount>
          {totals.stampDuty && (
            <>
              <Amount label={t('participationForm.quote.stamp')}>{totals.stampDuty.amount}</Amount>
              <Amount label={t('participationForm.quote.payable')} strong>
                {totals.payable}
              </Amount>
            </>
          )}
        </Box>
      )}
      {partial && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('participationForm.quote.partial')}
        </Typography>
      )}
    </>
  );
}

function LineName({ line: { name, quantity, days } }: { line: QuoteLine }) {
  const { t } = useTranslation('exhibitor');
  const times =
    days === null ? `${quantity}` : t('participationForm.quote.perDay', { quantity, days });
  return (
    <>
      {name} <bdi>× {times}</bdi>
    </>
  );
}

type AmountProps = {
  label: ReactNode;
  /** Null says "Sur devis". */
  children: Money | null;
  /** A line of a list, or a term of the totals. */
  as?: 'li' | 'div';
  strong?: boolean;
  minus?: boolean;
};

function Amount({ label, children, as = 'div', strong = false, minus = false }: AmountProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const total = as === 'div';
  return (
    <Box
      component={as}
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 3,
        fontSize: '0.9375rem',
        ...(strong ? { fontWeight: 650, color: 'olive', fontSize: '1.0625rem' } : {}),
      }}
    >
      <Box component={total ? 'dt' : 'span'} sx={{ minInlineSize: 0 }}>
        {label}
      </Box>
      <Box
        component={total ? 'dd' : 'span'}
        sx={{ margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {children ? (
          <bdi>{(minus ? formatDeduction : formatMoney)(children, language)}</bdi>
        ) : (
          t('participationForm.quote.onQuote')
        )}
      </Box>
    </Box>
  );
}
