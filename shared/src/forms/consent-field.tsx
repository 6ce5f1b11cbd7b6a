import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CURRENT_CONSENT } from '../schemas/consent.schema';
import { fieldId } from './form-field';

type ConsentFieldProps = {
  /** Its value is the version of the text while the box is ticked, and `false` otherwise. */
  field: UseFormRegisterReturn;
  message: string;
  /** What is agreed to, where nothing depends on it; left out: the agreement that the form cannot do without. */
  optional?: string;
  /** The purpose of the data, and how long it is stored. */
  children: string;
};

/** Agreement to the processing of personal data (law 18-07). */
export function ConsentField({ field, message, optional, children }: ConsentFieldProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const id = fieldId(field.name);
  const wrong = message !== '';
  return (
    <Box
      sx={{
        padding: { xs: 4, md: 5 },
        borderRadius: RADIUS.field,
        border: '1px solid',
        borderColor: wrong ? 'error.main' : 'line',
        bgcolor: 'wheat',
      }}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', cursor: 'pointer' }}
      >
        <Box
          component="input"
          type="checkbox"
          id={id}
          value={CURRENT_CONSENT}
          required={optional === undefined}
          aria-invalid={wrong}
          aria-describedby={`${id}-text${wrong ? ` ${id}-error` : ''}`}
          {...field}
          sx={{
            flexShrink: 0,
            inlineSize: 24,
            blockSize: 24,
            margin: 0,
            accentColor: 'var(--mui-palette-olive)',
          }}
        />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {optional ?? t('forms.consent')}
          {optional === undefined && <span aria-hidden> *</span>}
        </Typography>
      </Box>
      <Typography
        id={`${id}-text`}
        variant="body2"
        sx={{ mt: 2, paddingInlineStart: 9, color: 'text.secondary', maxInlineSize: '45em' }}
      >
        {children}
      </Typography>
      {wrong && (
        <Typography
          id={`${id}-error`}
          variant="body2"
          sx={{ mt: 2, paddingInlineStart: 9, color: 'error.main' }}
        >
          {message}
        </Typography>
      )}
    </Box>
  );
}
