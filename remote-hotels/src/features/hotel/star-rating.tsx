import { useTranslation } from '@mosta/shared/i18n';
import { Box, StarIcon, Typography } from '@mosta/shared/ui';

/** One star icon per star, read aloud as one sentence. */
export function StarRating({ stars }: { stars: number }) {
  const { t } = useTranslation('hotels');
  if (stars === 0) return <Typography variant="body2">{t('card.unrated')}</Typography>;
  return (
    <Box
      role="img"
      aria-label={t('card.stars', { stars })}
      sx={{ display: 'flex', color: 'saffron', marginInlineStart: '-2px' }}
    >
      {Array.from({ length: stars }, (_, index) => index + 1).map((star) => (
        <StarIcon key={star} sx={{ fontSize: 22 }} />
      ))}
    </Box>
  );
}
