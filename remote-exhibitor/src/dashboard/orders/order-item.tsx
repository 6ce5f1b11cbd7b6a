import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { itemText } from '@mosta/shared/domain/item-text';
import type { Currency } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { SIMULATION_LIMITS } from '@mosta/shared/schemas/simulation.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { CataloguePicture } from '../../ui/catalogue-picture';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { mostOf, StockNote } from '../../ui/stock-note';
import type { Choice } from './selection';
import { useUnitPrice } from './use-unit-price';

/** One day of the fair is the least that is charged. */
const NOT_CHOSEN: Choice = { quantity: 0, days: 1 };

type OrderItemProps = {
  item: CatalogueItem;
  currency: Currency;
  choice: Choice | undefined;
  /** Null takes the item out of the order. */
  onChoose: (choice: Choice | null) => void;
  disabled: boolean;
};

/** An item with its picture and price, how many of it, and for how many days where it is charged per day. */
export function OrderItem({ item, currency, choice, onChoose, disabled }: OrderItemProps) {
  const { t } = useTranslation('exhibitor');
  const unitPrice = useUnitPrice();
  const language = useLanguage();
  const { description, additionalInfo } = item;
  const name = shownText(itemText(item, 'name'), language);
  const { quantity, days } = choice ?? NOT_CHOSEN;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto' },
        columnGap: { xs: 4, sm: 5 },
        rowGap: 3,
        alignItems: 'start',
        paddingBlock: 5,
        borderBlockStart: '1px solid',
        borderColor: 'line',
      }}
    >
      <CataloguePicture item={item} size={56} />
      <div>
        <Typography variant="subtitle2" component="p">
          <bdi {...textProps(itemText(item, 'name'), language)} />
        </Typography>
        {description && (
          <Typography variant="body2" color="textSecondary">
            <bdi {...textProps(itemText(item, 'description'), language)} />
          </Typography>
        )}
        <Typography sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
          {unitPrice(item, currency)}
        </Typography>
        {additionalInfo && (
          <Typography variant="body2" color="textSecondary">
            <bdi {...textProps(itemText(item, 'additionalInfo'), language)} />
          </Typography>
        )}
        <StockNote left={item.left} quantity={quantity} />
      </div>
      <Box
        sx={{
          gridColumn: { xs: 2, sm: 'auto' },
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: 'wrap',
          alignItems: { sm: 'flex-end' },
          gap: 3,
        }}
      >
        <QuantityStepper
          label={t('order.quantityOf', { name })}
          value={quantity}
          max={mostOf(item)}
          onChange={(next) => onChoose(next === 0 ? null : { quantity: next, days })}
          disabled={disabled}
        />
        {item.isPerDay && quantity > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Typography variant="body2" aria-hidden>
              {t('order.days')}
            </Typography>
            <QuantityStepper
              label={t('order.daysOf', { name })}
              value={days}
              min={1}
              max={SIMULATION_LIMITS.days}
              onChange={(next) => onChoose({ quantity, days: next })}
              disabled={disabled}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}
