import { countryName } from '@mosta/shared/domain/country-name';
import { SECTORS } from '@mosta/shared/domain/sectors';
import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography } from '@mosta/shared/ui';
import type { PageValues } from './page-values';

/** The page as the directory will show it, while it is written. */
export function PagePreview({ typed }: { typed: Partial<PageValues['page']> }) {
  const { t } = useTranslation('exhibitor');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  const sector = SECTORS.find((one) => one === typed.sector);
  return (
    <Box
      component="figure"
      sx={{ margin: 0, padding: 5, borderRadius: RADIUS.field, bgcolor: 'wheat', minInlineSize: 0 }}
    >
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {t('profile.page.preview')}
      </Typography>
      <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere', mt: 2 }}>
        <bdi>{typed.name?.trim() || t('profile.page.previewName')}</bdi>
      </Typography>
      <Typography color="textSecondary">
        {[
          sector && tShared(`sectors.${sector}`),
          typed.country && countryName(typed.country, language),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography
        dir="auto"
        sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '40em' }}
      >
        {typed.description?.trim() || t('profile.page.previewText')}
      </Typography>
    </Box>
  );
}
