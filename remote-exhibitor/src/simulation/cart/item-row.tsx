import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { itemText } from '@mosta/shared/domain/item-text';
import { formatMoney } from '@mosta/shared/domain/money';
import { currencyOf } from '@mosta/shared/domain/nationality';
import { itemLine } from '@mosta/shared/domain/pricing';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { type CartItem, SIMULATION_LIMITS } from '@mosta/shared/schemas/simulation.schema';
import { Box, Chip, Typography } from '@mosta/shared/ui';
import { CataloguePicture } from '../../ui/catalogue-picture';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { mostOf, StockNote } from '../../ui/stock-note';
import { withDefaultNationality } from '../state/default-nationality';
import { useSimulation } from '../state/simulation.store';
import { addItem, setItemDays, setItemQuantity } from '../state/simulation-actions';

/** An item with its picture and price, how many of it, and for how many days where it is charged per day. */
export function ItemRow({ item }: { item: CatalogueItem }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { description, additionalInfo } = item;
  const chosen = useChosen(item);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '88px minmax(0, 1fr) auto' },
        columnGap: { xs: 4, sm: 5 },
        rowGap: 3,
        alignItems: 'start',
        paddingBlock: 5,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'line' },
      }}
    >
      <Box
        sx={{
          '& > *': {
            inlineSize: '100% !important',
            blockSize: 'auto !important',
            aspectRatio: '1',
          },
        }}
      >
        <CataloguePicture item={item} size={88} />
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
        >
          <Typography component="p" sx={{ fontWeight: 600 }}>
            <bdi {...textProps(itemText(item, 'name'), language)} />
          </Typography>
          {item.isPerDay && (
            <Chip component="span" size="small" label={t('simulation.cart.perDay')} />
          )}
        </Box>
        {description && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi {...textProps(itemText(item, 'description'), language)} />
          </Typography>
        )}
        <UnitPrice item={item} />
        {additionalInfo && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi {...textProps(itemText(item, 'additionalInfo'), language)} />
          </Typography>
        )}
        <StockNote left={item.left} quantity={chosen?.quantity ?? 0} />
      </Box>
      <Counters item={item} />
    </Box>
  );
}

/** The item as it lies in the cart. */
function useChosen({ _id }: CatalogueItem): CartItem | undefined {
  const { cart } = useSimulation();
  return Object.hasOwn(cart, _id) ? cart[_id] : undefined;
}

function UnitPrice({ item }: { item: CatalogueItem }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const currency = currencyOf(withDefaultNationality(useSimulation()).personalInfo.nationality);
  const { unitPrice } = itemLine({ ...item, quantity: 1, days: 1 }, currency);
  return (
    <Typography sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap', color: 'terracotta' }}>
        {unitPrice ? <bdi>{formatMoney(unitPrice, language)}</bdi> : t('simulation.onQuote')}
      </Box>
      {unitPrice && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {' '}
          {t('simulation.cart.perUnit', { unit: shownText(itemText(item, 'unit'), language) })}
        </Typography>
      )}
    </Typography>
  );
}

function Counters({ item }: { item: CatalogueItem }) {
  const { t } = useTranslation('exhibitor');
  const chosen = useChosen(item);
  const name = shownText(itemText(item, 'name'), useLanguage());

  function count(quantity: number): void {
    if (chosen) setItemQuantity(item._id, quantity);
    else if (quantity > 0) addItem({ ...item, days: 1, quantity });
  }

  return (
    <Box
      sx={{
        gridColumn: { xs: '1 / -1', sm: 'auto' },
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        flexWrap: 'wrap',
        alignItems: { xs: 'center', sm: 'flex-end' },
        gap: 3,
      }}
    >
      <QuantityStepper
        label={t('simulation.quantityOf', { name })}
        value={chosen?.quantity ?? 0}
        max={mostOf(item)}
        onChange={count}
      />
      {item.isPerDay && chosen && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Typography variant="body2" aria-hidden>
            {t('simulation.cart.days')}
          </Typography>
          <QuantityStepper
            label={t('simulation.cart.daysOf', { name })}
            value={chosen.days}
            min={1}
            max={SIMULATION_LIMITS.days}
            onChange={(days) => setItemDays(item._id, days)}
          />
        </Box>
      )}
    </Box>
  );
}
