import { DEFAULT_LANGUAGE, directionOf, LANGUAGES } from '@mosta/shared/contract/languages';
import { fieldId } from '@mosta/shared/forms/form-field';
import { type Language, useTranslation } from '@mosta/shared/i18n';
import { Box, TextField, Typography } from '@mosta/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** From so many lines on, a text is read in columns as wide as a page, not in three narrow ones. */
const LONG = 4;

type LanguageFieldsProps = {
  /** Ties the field of a language to the form, whose name it has: `title.fr`. */
  register: (language: Language) => UseFormRegisterReturn;
  label: string;
  /** What is wrong with the field of that name. */
  message: (path: string) => string;
  /** Whether something is typed in a language. */
  isTyped: (language: Language) => boolean;
  /** Said of a translation that is missing. */
  missing: string;
  /** How high a text of several lines is at first; one of a line grows with its words too, but has no line breaks. */
  lines?: number;
  /** It may be left out in every language. */
  optional?: boolean;
  /** Said of all three; '' for nothing. */
  hint: string;
  /** The one that a phone shows; others only where something is wrong with them. */
  language: Language;
};

/** One text in three languages, with a mark where a translation is missing. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { register, label, message, isTyped, lines, hint, optional = false } = props;
  const long = lines !== undefined && lines >= LONG;
  const isLeftOut = optional && !LANGUAGES.some(isTyped);
  const { t } = useTranslation('organiser');
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
          gridTemplateColumns: {
            ...{ xs: 'minmax(0, 1fr)', md: long ? undefined : 'repeat(3, minmax(0, 1fr))' },
          },
        }}
      >
        {LANGUAGES.map((language) => {
          const { ref, onChange, ...field } = register(language);
          const error = message(field.name);
          const lacking = language !== DEFAULT_LANGUAGE && !isTyped(language) && !isLeftOut;
          return (
            <TextField
              key={language}
              {...field}
              inputRef={ref}
              id={fieldId(field.name)}
              label={t(`common.languages.${language}`)}
              required={language === DEFAULT_LANGUAGE && !optional}
              fullWidth
              multiline
              minRows={long ? Math.ceil(lines / 2) : lines}
              onChange={(event) => {
                if (lines === undefined) event.target.value = oneLine(event.target.value);
                return onChange(event);
              }}
              onKeyDown={(event) => {
                if (lines === undefined && event.key === 'Enter') event.preventDefault();
              }}
              sx={{
                display: {
                  xs: language === props.language || error !== '' ? 'inline-flex' : 'none',
                  md: 'inline-flex',
                },
              }}
              error={error !== ''}
              helperText={error || (lacking && props.missing)}
              slotProps={{ htmlInput: { lang: language, dir: directionOf(language) } }}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** What is pasted may have line breaks. */
const oneLine = (text: string) => text.replace(/\s*[\r\n]\s*/g, ' ');
