import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { formatMoney, money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { CATALOGUE_GROUPS } from '@mosta/shared/schemas/catalogue.schema';
import { type ItemContent, itemContentSchema } from '@mosta/shared/schemas/item-content.schema';
import { Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import type { KindEditor, ListProps, PreviewProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';

/** How articles of the catalogue are written: texts in three languages, prices in two currencies, by group. */
export function useItemEditor(): KindEditor<'item'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'item',
      List: ItemEntries,
      Preview: ItemPreview,
      nameOf: ({ name }, reader) => shownText(name, reader),
      empty: () => EMPTY,
      rows: [
        [
          {
            ...{ name: 'group', type: 'choice' },
            options: CATALOGUE_GROUPS.map((value) => ({
              ...{ value, label: t(`content.item.groups.${value}`) },
            })),
          },
        ],
        [{ name: 'name', type: 'line' }],
        [{ name: 'category', type: 'line', hint: t('content.item.categoryHint') }],
        [{ name: 'description', type: 'text', lines: 2, required: false }],
        [
          { name: 'priceDA', type: 'amount', currency: 'DZD', required: true },
          {
            ...{ name: 'priceEuro', type: 'amount', currency: 'EUR', required: false },
            hint: t('content.item.euroHint'),
          },
        ],
        [{ name: 'unit', type: 'line', hint: t('content.item.unitHint') }],
        [{ name: 'isPerDay', type: 'check' }],
        [
          {
            ...{ name: 'supplier', type: 'plain', required: false },
            hint: t('content.item.supplierHint'),
          },
        ],
        [{ name: 'additionalInfo', type: 'text', lines: 2, required: false }],
      ],
      schema: () => itemContentSchema,
    }),
    [t],
  );
}

function ItemEntries({ entries, hrefOf }: ListProps<'item'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const pricesOf = usePrices();
  return (
    <OrderedEntries
      {...{ entries, hrefOf, kind: 'item' }}
      nameOf={({ draft }) => shownText(draft.name, language)}
      noteOf={({ draft }) => `${shownText(draft.category, language)} · ${pricesOf(draft)}`}
      groups={CATALOGUE_GROUPS.map((key) => ({ key, label: t(`content.item.groups.${key}`) }))}
      groupOf={({ draft }) => draft.group}
    />
  );
}

function ItemPreview({ content, language }: PreviewProps<'item'>) {
  const { name, description, additionalInfo } = content;
  const pricesOf = usePrices();
  return (
    <>
      <Typography variant="h5" component="h3" {...textProps(name, language)} />
      {description.fr !== '' && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }} {...textProps(description, language)} />
      )}
      <Typography sx={{ mt: 2, fontWeight: 600 }}>{pricesOf(content)}</Typography>
      {additionalInfo.fr !== '' && (
        <Typography variant="body2" sx={{ mt: 2 }} {...textProps(additionalInfo, language)} />
      )}
    </>
  );
}

/** Both prices in the reader's manner. */
function usePrices(): (content: Pick<ItemContent, 'priceDA' | 'priceEuro'>) => string {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return ({ priceDA, priceEuro }) =>
    [
      formatMoney(money(priceDA, 'DZD'), language),
      priceEuro === null
        ? t('content.item.onRequest')
        : formatMoney(money(priceEuro, 'EUR'), language),
    ].join(' · ');
}

const NONE = { fr: '', en: '', ar: '' };

const EMPTY: ItemContent = {
  ...{ sample: false, group: 'Fournitures', isPerDay: false, priceDA: 0, priceEuro: null },
  ...{ category: NONE, name: NONE, description: NONE, additionalInfo: NONE },
  ...{ unit: { fr: 'unité', en: 'unit', ar: 'وحدة' }, imagePath: null, supplier: '' },
};
