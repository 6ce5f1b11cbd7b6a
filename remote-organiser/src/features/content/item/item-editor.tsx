import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { useTranslation } from '@mosta/shared/i18n';
import { CATALOGUE_GROUPS } from '@mosta/shared/schemas/catalogue.schema';
import { type ItemContent, itemContentSchema } from '@mosta/shared/schemas/item-content.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { KindEditor, PreviewProps } from '../kind-editor';
import { PICTURE_PLATE } from '../picture/picture-plate';
import { ItemList } from './item-list';
import { ItemNotes } from './item-notes';
import { usePrices } from './use-prices';

/** How articles of the catalogue are written: texts in three languages, prices in two currencies, by group. */
export function useItemEditor(): KindEditor<'item'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'item',
      List: ItemList,
      Notes: ItemNotes,
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
        [{ name: 'picture', type: 'picture' }],
        [
          {
            ...{ name: 'pictureAlt', type: 'line', required: false },
            hint: t('content.item.altHint'),
          },
        ],
        [{ name: 'stock', type: 'number', required: false, hint: t('content.item.stockHint') }],
      ],
      schema: () =>
        v.pipe(
          itemContentSchema,
          v.forward(
            v.rawCheck(({ dataset, addIssue }) => {
              if (!dataset.typed || !dataset.value.picture || dataset.value.pictureAlt.fr) return;
              addIssue({ message: t('content.item.altMissing') });
            }),
            ['pictureAlt', 'fr'],
          ),
        ),
    }),
    [t],
  );
}

function ItemPreview({ content, language }: PreviewProps<'item'>) {
  const { name, description, additionalInfo, picture, pictureAlt } = content;
  const pricesOf = usePrices();
  return (
    <>
      {picture && (
        <Box
          component="img"
          src={picture.path}
          width={picture.width}
          height={picture.height}
          alt={shownText(pictureAlt, language)}
          sx={{ ...PICTURE_PLATE, inlineSize: 88, blockSize: 88, padding: 0, mb: 3 }}
        />
      )}
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

const NONE = { fr: '', en: '', ar: '' };

const EMPTY: ItemContent = {
  ...{ sample: false, group: 'Fournitures', isPerDay: false, priceDA: 0, priceEuro: null },
  ...{ category: NONE, name: NONE, description: NONE, additionalInfo: NONE },
  ...{ unit: { fr: 'unité', en: 'unit', ar: 'وحدة' }, imagePath: null, supplier: '' },
  ...{ picture: null, pictureAlt: NONE, stock: null },
};
