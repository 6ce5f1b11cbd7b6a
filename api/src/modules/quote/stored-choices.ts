import type { Language } from '@mosta/shared/contract/languages';
import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { SECTORS, STORED_SECTORS } from '@mosta/shared/domain/sectors';
import { sectorName } from '../letterhead/sector-names';

type Other = Exclude<Language, 'fr'>;

/** The other choices of the simulation by what is stored of them. */
const CHOICES: Record<Other, Readonly<Record<string, string>>> = {
  en: {
    [ALGERIAN_EXHIBITOR]: 'Algerian exhibitor',
    [FOREIGN_EXHIBITOR]: 'Foreign exhibitor',
    'Stand individuel': 'Individual stand',
    'Espace collectif': 'Shared area',
  },
  ar: {
    [ALGERIAN_EXHIBITOR]: 'عارض جزائري',
    [FOREIGN_EXHIBITOR]: 'عارض أجنبي',
    'Stand individuel': 'جناح فردي',
    'Espace collectif': 'فضاء جماعي',
  },
};

/** A choice of the simulation, which stores its French text, in the reader's language; what was typed stays as it is. */
export function choiceText(language: Language, stored: string): string {
  if (language === 'fr') return stored;
  const sector = SECTORS.find((one) => STORED_SECTORS[one] === stored);
  if (sector) return sectorName(language, sector);
  const choices = CHOICES[language];
  return (Object.hasOwn(choices, stored) ? choices[stored] : undefined) ?? stored;
}
