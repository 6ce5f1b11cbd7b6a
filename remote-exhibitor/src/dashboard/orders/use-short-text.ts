import { shownText } from '@mosta/shared/domain/content-text';
import { itemText } from '@mosta/shared/domain/item-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { type Selection, shortItems } from './selection';

/** What is left of each chosen item that is chosen too often; '' where none is. */
export function useShortText(items: readonly CatalogueItem[], selection: Selection): string {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return shortItems(items, selection)
    .map((item) => {
      const name = shownText(itemText(item, 'name'), language);
      return t(item.left === 0 ? 'order.goneItem' : 'order.shortItem', { name, left: item.left });
    })
    .join(' ');
}
