import { LANGUAGES } from '@mosta/shared/contract/languages';
import { commaOf } from '@mosta/shared/domain/comma';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ContentKind } from '@mosta/shared/schemas/content.schema';

/** How an error summary names a field: `rooms.1.type.en` is « Chambres 2, Anglais ». */
export function useFieldLabel(kind: ContentKind): (path: string) => string {
  const { t } = useTranslation('organiser');
  const comma = commaOf(useLanguage());
  const isLanguage = (part: string) => LANGUAGES.some((language) => language === part);

  function nameOf(part: string): string {
    if (isLanguage(part)) return t(`common.languages.${part}`);
    if (kind === 'session') return t(`content.speaker.${part}`);
    // of a type only its language is named
    return kind === 'hotel' && part !== 'type' ? t(`content.hotel.entry.${part}`) : '';
  }

  return (path) => {
    const [field = '', ...parts] = path.split('.');
    const isNumber = (part: string) => /^\d+$/.test(part);
    const number = parts.find(isNumber);
    const named = parts
      .filter((part) => !isNumber(part))
      .map(nameOf)
      .filter(Boolean);
    const label = t(`content.${kind}.fields.${field}`);
    return [number ? `${label} ${Number(number) + 1}` : label, ...named].join(comma);
  };
}
