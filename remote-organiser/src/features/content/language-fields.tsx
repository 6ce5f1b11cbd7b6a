import { DEFAULT_LANGUAGE, directionOf, LANGUAGES } from '@mosta/shared/contract/languages';
import { fieldId } from '@mosta/shared/forms/form-field';
import { type Language, useTranslation } from '@mosta/shared/i18n';
import { Box, TextField, Typography } from '@mosta/shared/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ContentForm } from './kind-editor';

type LanguageFieldsProps = {
  form: UseFormReturn<ContentForm>;
  name: string;
  label: string;
  /** Of each language's field, by its path. */
  message: (path: string) => string;
  lines?: number;
  /** Said of all three; '' for nothing. */
  hint: string;
  /** The one that a phone shows; others only where something is wrong with them. */
  language: Language;
};

/** One text in three languages, with a mark where a translation is missing. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { form, name, label, message, lines, hint } = props;
  const { t } = useTranslation('organiser');
  const typed: unknown[] = useWatch({
    control: form.control,
    name: LANGUAGES.map((language) => `${name}.${language}`),
  });
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ typography: 'h6', mb: 3, padding: 0 }}>
        {label}
      </Box>
      {hint !== '' && (
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          ...{ display: 'grid', gap: 4, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {LANGUAGES.map((language, index) => {
          const path = `${name}.${language}`;
          const { ref, ...field } = form.register(path);
          const error = message(path);
          const missing = language !== DEFAULT_LANGUAGE && !typed[index];
          return (
            <TextField
              key={language}
              {...field}
              inputRef={ref}
              id={fieldId(path)}
              label={t(`content.languages.${language}`)}
              required={language === DEFAULT_LANGUAGE}
              fullWidth
              multiline={lines !== undefined}
              rows={lines}
              sx={{
                display: {
                  xs: language === props.language || error !== '' ? 'inline-flex' : 'none',
                  md: 'inline-flex',
                },
              }}
              error={error !== ''}
              helperText={error || (missing ? t('content.translationMissing') : ' ')}
              slotProps={{ htmlInput: { lang: language, dir: directionOf(language) } }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
