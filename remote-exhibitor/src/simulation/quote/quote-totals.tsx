import type { Quote } from '@mosta/shared/domain/pricing';
import { showsSampleEuros } from '@mosta/shared/domain/stand-prices';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import { useQuoteTexts } from './use-quote-texts';

type QuoteTotalsProps = {
  priced: Pick<Quote, 'currency' | 'lines' | 'totals' | 'partial'>;
  /** The promo code that gives the discount. */
  code: string | null;
};

/** Subtotal, discount, HT, TVA, TTC, stamp duty: each on a line of its own, in the order of the calculation. */
export function QuoteTotals({ priced, code }: QuoteTotalsProps) {
  const edition = useEdition();
  const { totals, partial } = priced;
  const { t } = useTranslation('exhibitor');
  const texts = useQuoteTexts();
  return (
    <div>
      {totals && (
        <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 2 }}>
          {totals.discount && (
            <>
              <Row label={t('simulation.totals.subtotal')} amount={texts.amount(totals.subtotal)} />
              <Row
                label={texts.discount(totals)}
                detail={code === null ? '' : t('simulation.totals.code', { code })}
                amount={texts.deduction(totals.discount.amount)}
              />
            </>
          )}
          <Row label={t('simulation.totals.net')} amount={texts.amount(totals.net)} />
          <Row
            label={t('simulation.totals.vat', { percent: totals.vat.percent })}
            amount={texts.amount(totals.vat.amount)}
          />
          <Row
            label={t('simulation.totals.gross')}
            amount={texts.amount(totals.gross)}
            strong={!totals.stampDuty}
          />
          {totals.stampDuty && (
            <>
              <Row
                label={t('simulation.totals.stamp')}
                detail={texts.stampDuty(totals)}
                amount={texts.amount(totals.stampDuty.amount)}
              />
              <Row
                label={t('simulation.totals.payable')}
                amount={texts.amount(totals.payable)}
                strong
              />
            </>
          )}
        </Box>
      )}
      {partial && (
        <Note below={totals !== null}>
          {t(totals ? 'simulation.totals.partial' : 'simulation.totals.unknown')}
        </Note>
      )}
      {showsSampleEuros(edition, priced) && <Note below>{t('simulation.totals.sampleEuro')}</Note>}
    </div>
  );
}

/** A remark on the sums. @param below with a distance to what is above it */
function Note({ below, children }: { below: boolean; children: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ mt: below ? 3 : 0, padding: 3, borderRadius: RADIUS.field, bgcolor: 'wheat' }}
    >
      {children}
    </Typography>
  );
}

type RowProps = { label: string; amount: string; detail?: string; strong?: boolean };

function Row({ label, amount, detail, strong = false }: RowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 4,
        ...(strong
          ? { borderBlockStart: '2px solid', borderColor: 'olive', paddingBlockStart: 3, mt: 1 }
          : {}),
      }}
    >
      <Typography component="dt" sx={{ fontWeight: strong ? 650 : 400 }}>
        {label}
        {detail && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {detail}
          </Typography>
        )}
      </Typography>
      <Typography
        component="dd"
        variant={strong ? 'h4' : 'body1'}
        sx={{
          margin: 0,
          marginInlineStart: 'auto',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          ...(strong ? { color: 'terracotta' } : {}),
        }}
      >
        <bdi>{amount}</bdi>
      </Typography>
    </Box>
  );
}
