import { fieldId } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { BADGE_CATEGORIES } from '@mosta/shared/schemas/badge.schema';
import { Box, Typography, visuallyHidden } from '@mosta/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What the badge is for, as cards of which one is chosen. */
export function CategoryField({ field }: { field: UseFormRegisterReturn }) {
  const { t } = useTranslation('public');
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={visuallyHidden}>
        {t('badgeForm.fields.category')}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {BADGE_CATEGORIES.map((category, index) => (
          <Box
            component="label"
            key={category}
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 3,
              padding: 5,
              borderRadius: '18px',
              border: '1px solid',
              borderColor: 'line',
              bgcolor: 'surface',
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: 'olive', bgcolor: 'wheat', outline: '1px solid' },
              '&:has(:focus-visible)': { outline: '3px solid', outlineOffset: '2px' },
            }}
          >
            <Box
              component="input"
              type="radio"
              value={category}
              {...(index === 0 ? { id: fieldId(field.name) } : {})}
              {...field}
              sx={{
                flexShrink: 0,
                inlineSize: 22,
                blockSize: 22,
                margin: 0,
                marginBlockStart: '3px',
                accentColor: 'var(--mui-palette-olive)',
                outline: 'none',
              }}
            />
            <span>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {t(`badgeForm.categories.${category}.label`)}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {t(`badgeForm.categories.${category}.text`)}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
