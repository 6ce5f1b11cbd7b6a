import { type Currency, formatMoney } from '@mosta/shared/domain/money';
import type { QuoteLine } from '@mosta/shared/domain/pricing';
import { useBottomBar } from '@mosta/shared/forms/use-bottom-bar';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { type ReactNode, useRef } from 'react';
import { orderTotal } from './selection';

type OrderSummaryProps = {
  lines: readonly QuoteLine[];
  currency: Currency;
  sending: boolean;
  onSend: () => void;
  onClear: () => void;
  /** What the API refused. */
  failure: ReactNode;
};

/** What is about to be ordered: beside the catalogue, and at the foot of a small screen. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, currency, sending, onSend, onClear, failure } = props;
  const { t } = useTranslation('exhibitor');
  const none = lines.length === 0;
  const box = useRef<HTMLElement>(null);
  useBottomBar(box);
  return (
    <Box
      component="section"
      ref={box}
      aria-labelledby="order-summary"
      sx={{
        position: 'sticky',
        insetBlockStart: { lg: 88 },
        insetBlockEnd: { xs: 0, lg: 'auto' },
        zIndex: 2,
        alignSelf: 'start',
        display: 'grid',
        gap: { xs: 3, lg: 4 },
        marginInline: { xs: -5, sm: 0 },
        paddingInline: { xs: 5, lg: 6 },
        paddingBlock: { xs: 3, lg: 6 },
        maxBlockSize: { xs: '60vh', lg: 'calc(100vh - 112px)' },
        overflowY: 'auto',
        borderRadius: { sm: RADIUS.card },
        border: '1px solid',
        borderInlineWidth: { xs: 0, sm: 1 },
        borderColor: 'line',
        bgcolor: 'surface',
      }}
    >
      <Typography
        id="order-summary"
        variant="h5"
        component="h4"
        sx={{
          position: { xs: 'absolute', lg: 'static' },
          clipPath: { xs: 'inset(50%)', lg: 'none' },
        }}
      >
        {t('order.summary')}
      </Typography>
      {none ? (
        <Typography color="textSecondary">{t('order.nothing')}</Typography>
      ) : (
        <SummaryLines lines={lines} />
      )}
      <Total lines={lines} currency={currency} />
      {failure}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={onSend} loading={sending} disabled={none}>
          {t('order.send')}
        </Button>
        {!none && (
          <Button onClick={onClear} disabled={sending}>
            {t('order.clear')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Beside the catalogue only: a small screen keeps its room for the items. */
function SummaryLines({ lines }: { lines: readonly QuoteLine[] }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (
    <PlainList sx={{ display: { xs: 'none', lg: 'grid' }, gap: 3 }}>
      {lines.map(({ id, name, quantity, days, total }) => (
        <Box
          key={id}
          component="li"
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, alignItems: 'baseline' }}
        >
          <Typography variant="body2">
            <bdi lang="fr">{name}</bdi>
            <br />
            {days === null
              ? t('order.times', { quantity })
              : t('order.timesDays', { quantity, count: days })}
          </Typography>
          <Typography
            variant="body2"
            sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            {total ? formatMoney(total, language) : t('supplies.onQuote')}
          </Typography>
        </Box>
      ))}
    </PlainList>
  );
}

function Total({ lines, currency }: { lines: readonly QuoteLine[]; currency: Currency }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { vatPercent } = useEdition();
  const { total, partial } = orderTotal(lines, currency);
  return (
    <div role="status">
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, alignItems: 'baseline' }}
      >
        <Typography variant="subtitle2" component="span">
          {t('order.total')}
        </Typography>
        <Typography
          variant="h5"
          component="span"
          sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {total ? formatMoney(total, language) : t('supplies.onQuote')}
        </Typography>
      </Box>
      {partial && total && (
        <Typography variant="body2" color="textSecondary">
          {t('order.partial')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('order.taxes', { percent: vatPercent })}
      </Typography>
    </div>
  );
}
