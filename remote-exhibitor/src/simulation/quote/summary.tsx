import type { Quote, QuoteLine } from '@mosta/shared/domain/pricing';
import { useFocusAfter } from '@mosta/shared/forms/use-focus-after';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Khatam, RestartAltIcon, Typography } from '@mosta/shared/ui';
import { useRef } from 'react';
import { useSimulation } from '../state/simulation.store';
import { dropPackage, emptyCart, removeItem } from '../state/simulation-actions';
import { QuoteLines } from './quote-lines';
import { QuoteTotals } from './quote-totals';

type SummaryProps = {
  priced: Quote;
  /** The service could not be asked. */
  provisional: boolean;
  onRetry: () => void;
  /** Asks, then resets everything. */
  onReset: () => void;
};

/** Everything that was chosen and what it comes to; stays in view beside the steps. */
export function Summary({ priced, provisional, onRetry, onReset }: SummaryProps) {
  const { t } = useTranslation('exhibitor');
  const { cart, promoCode } = useSimulation();
  const empty = priced.lines.length === 0;
  const box = useRef<HTMLDivElement>(null);
  /** Place of the last line that was removed: the one after it takes the focus, or the last one, or what is said of none. */
  const place = useRef(0);
  const keepFocus = useFocusAfter(priced.lines, () => {
    const controls = box.current?.querySelectorAll<HTMLElement>('li button, [tabindex="-1"]');
    return controls?.item(Math.min(place.current, controls.length - 1));
  });

  function remove(line: QuoteLine): void {
    place.current = priced.lines.indexOf(line);
    keepFocus();
    removeLine(line);
  }

  function clear(): void {
    place.current = 0;
    keepFocus();
    emptyCart();
  }

  return (
    <Box ref={box} sx={{ display: 'grid', gap: 5 }}>
      {empty ? <NothingChosen /> : <QuoteLines lines={priced.lines} onRemove={remove} />}
      {!empty && <QuoteTotals priced={priced} code={promoCode ?? null} />}
      {provisional && (
        <Box sx={{ padding: 3, borderRadius: RADIUS.field, bgcolor: 'wheat' }}>
          <Typography variant="body2">{t('simulation.summary.provisional')}</Typography>
          <Button size="small" onClick={onRetry} sx={{ marginInlineStart: -2 }}>
            {t('simulation.retry')}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: -3 }}>
        {Object.keys(cart).length > 0 && (
          <Button size="small" onClick={clear}>
            {t('simulation.summary.clearCart')}
          </Button>
        )}
        <Button size="small" startIcon={<RestartAltIcon />} onClick={onReset}>
          {t('simulation.summary.reset')}
        </Button>
      </Box>
    </Box>
  );
}

function removeLine({ kind, id }: QuoteLine): void {
  if (kind === 'package') dropPackage(id);
  else removeItem(id);
}

function NothingChosen() {
  const { t } = useTranslation('exhibitor');
  return (
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
      <Khatam size={44} outer="olive" inner="wheat" heart="olive" />
      <Typography tabIndex={-1} sx={{ color: 'text.secondary' }}>
        {t('simulation.summary.empty')}
      </Typography>
    </Box>
  );
}
