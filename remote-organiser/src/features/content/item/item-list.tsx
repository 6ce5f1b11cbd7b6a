import { shownText } from '@mosta/shared/domain/content-text';
import { leftOf } from '@mosta/shared/domain/stock';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { CATALOGUE_GROUPS } from '@mosta/shared/schemas/catalogue.schema';
import type { EntryOf } from '@mosta/shared/schemas/content.schema';
import { Box } from '@mosta/shared/ui';
import { ChoiceField } from '../../../ui/choice-field';
import { useAddress } from '../../../ui/use-address';
import type { ListProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';
import { useOrdered } from './stock.queries';
import { usePrices } from './use-prices';

/** Values of `tri`: what is left, the least first; what is ordered, the most first. */
const SORTS = ['reste', 'commandes'] as const;
type Sort = (typeof SORTS)[number];

type Article = EntryOf<'item'>;

/** The articles in the order of the catalogue, or by what is left or ordered, with both. */
export function ItemList({ entries, hrefOf }: ListProps<'item'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const pricesOf = usePrices();
  const ordered = useOrdered();
  const [given, change] = useAddress(['tri']);
  const sort = SORTS.find((one) => one === given('tri')) ?? null;
  const orderedOf = ({ key }: Article) => ordered?.get(key) ?? 0;
  // What everybody sees is what counts.
  const stockOf = ({ draft, published }: Article) => (published ?? draft).stock;

  function noteOf(entry: Article): string {
    const left = leftOf(stockOf(entry), orderedOf(entry));
    const counts = [
      t('content.item.ordered', { count: orderedOf(entry) }),
      left === null ? t('content.item.unlimited') : t('content.item.left', { count: left }),
    ];
    const { category } = entry.draft;
    const stock = ordered ? counts : [];
    return [shownText(category, language), pricesOf(entry.draft), ...stock].join(' · ');
  }

  function inOrder(): readonly Article[] {
    if (sort === 'commandes')
      return entries.toSorted((one, other) => orderedOf(other) - orderedOf(one));
    const leftIn = (entry: Article) =>
      leftOf(stockOf(entry), orderedOf(entry)) ?? Number.MAX_SAFE_INTEGER;
    return sort === null ? entries : entries.toSorted((one, other) => leftIn(one) - leftIn(other));
  }

  return (
    <>
      <Box sx={{ maxInlineSize: 360, mb: 6 }}>
        <ChoiceField<Sort>
          label={t('content.item.sort')}
          all={t('content.item.sorts.catalogue')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`content.item.sorts.${value}`) }))}
          onChange={(next) => change({ tri: next ?? '' })}
        />
      </Box>
      <OrderedEntries
        {...{ entries: inOrder(), hrefOf, noteOf, kind: 'item', sorted: sort !== null }}
        nameOf={({ draft }) => shownText(draft.name, language)}
        groups={
          sort === null
            ? CATALOGUE_GROUPS.map((key) => ({ key, label: t(`content.item.groups.${key}`) }))
            : [{ key: 'all', label: t(`content.item.sorts.${sort}`) }]
        }
        groupOf={({ draft }) => (sort === null ? draft.group : 'all')}
      />
    </>
  );
}
