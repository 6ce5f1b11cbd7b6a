import { useLanguage } from '@mosta/shared/i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';

const TEXTS = { fr, en, ar };

/** Texts of the shared components, bundled in every language because an error state cannot wait for a catalogue. */
export function useUiTexts(): (typeof TEXTS)['fr'] {
  return TEXTS[useLanguage()];
}
