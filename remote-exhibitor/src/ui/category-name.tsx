import { textProps } from '@mosta/shared/domain/content-text';
import { itemText } from '@mosta/shared/domain/item-text';
import { useLanguage } from '@mosta/shared/i18n';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';

type CategoryNameProps = {
  /** The French one, by which items are put together. */
  name: string;
  items: readonly CatalogueItem[];
};

/** The name of a category in the reader's language, as its first item says it. */
export function CategoryName({ name, items: [first] }: CategoryNameProps) {
  const language = useLanguage();
  const text = first ? itemText(first, 'category') : { fr: name, en: '', ar: '' };
  return <bdi {...textProps(text, language)} />;
}
