import {
  changeLanguage,
  LANGUAGES,
  SHARED_NAMESPACE,
  useLanguage,
  useTranslation,
} from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonBase } from '@mosta/shared/ui';

/** Short names on the switch, each in its own script; the full name is the accessible one. */
const SHORT_NAMES = { fr: 'FR', en: 'EN', ar: 'ع' } as const;

/** Changes the language of the page that is open, and keeps the choice. */
export function LanguageSwitch() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const current = useLanguage();
  return (
    <Box role="group" aria-label={t('language.label')} sx={{ display: 'flex', gap: 0.5 }}>
      {LANGUAGES.map((language) => (
        <ButtonBase
          key={language}
          lang={language}
          aria-label={t(`language.${language}`)}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
          sx={{
            minInlineSize: 36,
            minBlockSize: 36,
            borderRadius: RADIUS.pill,
            fontFamily: 'inherit',
            fontSize: 15,
            fontWeight: language === current ? 700 : 400,
            color: 'ink',
            // a tint of the text, so that it shows on paper and on wheat alike
            '&[aria-pressed="true"], &:hover': {
              bgcolor: 'color-mix(in srgb, currentColor 9%, transparent)',
            },
          }}
        >
          {SHORT_NAMES[language]}
        </ButtonBase>
      ))}
    </Box>
  );
}
