import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';

/** What a company number is, where it stands, and what it looks like; opened by whoever wonders. */
export function NumberHelp({ number }: { number: 'rc' | 'nif' }) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box
      component="details"
      sx={{
        paddingInline: 2,
        '& summary': {
          cursor: 'pointer',
          inlineSize: 'fit-content',
          minBlockSize: 32,
          color: 'olive',
          fontWeight: 550,
          borderRadius: RADIUS.small,
          '&:focus-visible': { outline: '2px solid', outlineOffset: '3px' },
        },
      }}
    >
      <Typography component="summary" variant="body2">
        {t(`participationForm.help.${number}.ask`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: '38em' }}>
        {t(`participationForm.help.${number}.text`)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('participationForm.help.example')}{' '}
        <Box
          component="bdi"
          sx={{ fontVariantNumeric: 'tabular-nums', color: 'ink', fontWeight: 600 }}
        >
          {number === 'rc' ? '27/00-0012345B19' : '001234567890123'}
        </Box>
      </Typography>
    </Box>
  );
}
