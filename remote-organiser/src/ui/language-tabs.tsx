import { LANGUAGES } from '@mosta/shared/contract/languages';
import { type Language, useTranslation } from '@mosta/shared/i18n';
import { Box, ToggleButton, ToggleButtonGroup } from '@mosta/shared/ui';

type LanguageTabsProps = {
  language: Language;
  /** Those that lack a text. */
  missing: readonly Language[];
  onChange: (language: Language) => void;
};

/** On a phone, where three texts do not stand side by side: which language the form shows, and which one lacks a text. */
export function LanguageTabs({ language, missing, onChange }: LanguageTabsProps) {
  const { t } = useTranslation('organiser');
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={language}
      aria-label={t('common.writtenLanguage')}
      onChange={(_, next: Language | null) => next && onChange(next)}
      sx={{ display: { md: 'none' } }}
    >
      {LANGUAGES.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`common.languages.${one}`)}
          {missing.includes(one) && (
            <Box
              role="img"
              aria-label={t(`common.missing.${one}`)}
              sx={{
                ...{ inlineSize: 8, blockSize: 8, borderRadius: '50%', bgcolor: 'terracotta' },
                marginInlineStart: 2,
              }}
            />
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
