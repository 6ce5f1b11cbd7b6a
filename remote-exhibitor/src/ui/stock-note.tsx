import { FEW_LEFT } from '@mosta/shared/domain/stock';
import { useTranslation } from '@mosta/shared/i18n';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { SIMULATION_LIMITS } from '@mosta/shared/schemas/simulation.schema';
import { Typography } from '@mosta/shared/ui';

type StockNoteProps = Pick<CatalogueItem, 'left'> & {
  /** How many are chosen. */
  quantity: number;
};

/** « Plus que 3 » once few are left, « Épuisé », or that fewer are left than are chosen; nothing while there are enough. */
export function StockNote({ left, quantity }: StockNoteProps) {
  const { t } = useTranslation('exhibitor');
  if (left === undefined || (left > FEW_LEFT && quantity <= left)) return null;
  const short = quantity > left;
  const text = left === 0 ? t(short ? 'stock.gone' : 'stock.none') : t('stock.few', { left });
  return (
    <Typography
      variant="body2"
      role={short ? 'alert' : undefined}
      sx={{ mt: 1, fontWeight: 600, color: short ? 'error.main' : 'terracotta' }}
    >
      {short && left > 0 ? t('stock.short', { quantity, left }) : text}
    </Typography>
  );
}

/** As many as can be chosen: what is left, where that is limited. */
export function mostOf({ left }: Pick<CatalogueItem, 'left'>): number {
  return Math.min(SIMULATION_LIMITS.quantity, left ?? SIMULATION_LIMITS.quantity);
}
