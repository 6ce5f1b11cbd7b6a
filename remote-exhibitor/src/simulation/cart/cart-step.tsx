import { useTranslation } from '@mosta/shared/i18n';
import {
  CATALOGUE_GROUPS,
  type CatalogueGroup,
  type CatalogueItem,
} from '@mosta/shared/schemas/catalogue.schema';
import {
  Box,
  InputAdornment,
  PlainList,
  SearchIcon,
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { CategoryName } from '../../ui/category-name';
import { categoriesOf, findItems, ofGroup } from './item-groups';
import { ItemRow } from './item-row';
import { NothingFound } from './nothing-found';

/** Supplies, services and communication by category, with a search over all three. */
export function CartStep({ items }: { items: readonly CatalogueItem[] }) {
  const { t } = useTranslation('exhibitor');
  const [group, setGroup] = useState<CatalogueGroup>(CATALOGUE_GROUPS[0]);
  const [query, setQuery] = useState('');
  const found = findItems(items, query);
  const searching = query.trim() !== '';
  return (
    <div>
      <TextField
        type="search"
        label={t('simulation.cart.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ inlineSize: '100%', maxInlineSize: 520, mb: 4 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <Tabs
        value={group}
        onChange={(_event, next: CatalogueGroup) => setGroup(next)}
        aria-label={t('simulation.cart.tabs')}
        variant="scrollable"
        scrollButtons={false}
        sx={{
          borderBlockEnd: '1px solid',
          borderColor: 'line',
          '& [role="tab"]': { paddingInline: { xs: 3, sm: 5 }, minInlineSize: 0 },
        }}
      >
        {CATALOGUE_GROUPS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`cart-tab-${one}`}
            aria-controls={`cart-panel-${one}`}
            label={
              searching
                ? t('simulation.cart.found', {
                    group: t(`simulation.cart.groups.${one}`),
                    number: ofGroup(found, one).length,
                  })
                : t(`simulation.cart.groups.${one}`)
            }
          />
        ))}
      </Tabs>
      {CATALOGUE_GROUPS.map((one) => (
        <div
          key={one}
          role="tabpanel"
          id={`cart-panel-${one}`}
          aria-labelledby={`cart-tab-${one}`}
          hidden={one !== group}
        >
          {one === group && (
            <Group
              group={one}
              items={ofGroup(found, one)}
              query={searching ? query.trim() : ''}
              elsewhere={CATALOGUE_GROUPS.filter(
                (other) => other !== one && ofGroup(found, other).length > 0,
              )}
              onGroup={setGroup}
              onClear={() => setQuery('')}
            />
          )}
        </div>
      ))}
    </div>
  );
}

type GroupProps = {
  group: CatalogueGroup;
  items: readonly CatalogueItem[];
  /** Empty where nothing is searched for. */
  query: string;
  /** Other groups in which something was found. */
  elsewhere: readonly CatalogueGroup[];
  onGroup: (group: CatalogueGroup) => void;
  onClear: () => void;
};

function Group({ items, ...search }: GroupProps) {
  const { t } = useTranslation('exhibitor');
  if (items.length === 0) return <NothingFound {...search} />;
  return (
    <>
      {search.query !== '' && (
        <Typography role="status" variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          {t('simulation.cart.results', { number: items.length, query: search.query })}
        </Typography>
      )}
      {categoriesOf(items).map(({ name, items: own }) => (
        <Box key={name} component="section" sx={{ mt: 6 }}>
          <Typography variant="h5" component="h3">
            <CategoryName name={name} items={own} />
          </Typography>
          <PlainList>
            {own.map((item) => (
              <ItemRow key={item._id} item={item} />
            ))}
          </PlainList>
        </Box>
      ))}
    </>
  );
}
