import type { Currency } from '@mosta/shared/domain/money';
import { useTranslation } from '@mosta/shared/i18n';
import {
  CATALOGUE_GROUPS,
  type CatalogueGroup,
  type CatalogueItem,
} from '@mosta/shared/schemas/catalogue.schema';
import { Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { CategoryName } from '../../ui/category-name';
import { OrderItem } from './order-item';
import { categoriesOf, type Selection, withChoice } from './selection';

type OrderCatalogueProps = {
  items: readonly CatalogueItem[];
  currency: Currency;
  group: CatalogueGroup;
  /** Opens another group; without it only this one is shown. */
  onGroup?: (group: CatalogueGroup) => void;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  disabled: boolean;
};

/** One group of the catalogue by category, with quantities to choose. */
export function OrderCatalogue(props: OrderCatalogueProps) {
  const { items, currency, group, onGroup, selection, onSelect, disabled } = props;
  const { t } = useTranslation('exhibitor');
  const categories = categoriesOf(items, group);
  return (
    <div>
      {onGroup && <GroupChoice group={group} onGroup={onGroup} />}
      {categories.length === 0 && <Typography>{t('order.emptyGroup')}</Typography>}
      {categories.map((category) => (
        <Box key={category.name} component="section" sx={{ mb: 8 }}>
          <Typography variant="h5" component="h4" sx={{ mb: 3 }}>
            <CategoryName {...category} />
          </Typography>
          <PlainList>
            {category.items.map((item) => (
              <OrderItem
                key={item._id}
                item={item}
                currency={currency}
                choice={selection[item._id]}
                onChoose={(choice) => onSelect(withChoice(selection, item._id, choice))}
                disabled={disabled}
              />
            ))}
          </PlainList>
        </Box>
      ))}
    </div>
  );
}

type GroupChoiceProps = { group: CatalogueGroup; onGroup: (group: CatalogueGroup) => void };

function GroupChoice({ group, onGroup }: GroupChoiceProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box
      role="group"
      aria-label={t('order.groups')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 7 }}
    >
      {CATALOGUE_GROUPS.map((one) => (
        <Button
          key={one}
          size="small"
          variant="outlined"
          aria-pressed={one === group}
          onClick={() => onGroup(one)}
          sx={{
            minBlockSize: 44,
            '&[aria-pressed="true"]': {
              bgcolor: 'field',
              borderColor: 'field',
              color: 'onBand',
            },
          }}
        >
          {t(`order.group.${one}`)}
        </Button>
      ))}
    </Box>
  );
}
