import { useTranslation } from '@mosta/shared/i18n';
import { Box, KhatamPattern, Typography } from '@mosta/shared/ui';
import { PAGE_START } from '../../ui/page-start';

/** Where the fair is, on a deep band beside the pattern. */
export function VenueBand() {
  const { t } = useTranslation('public');
  return (
    <Box
      component="section"
      aria-labelledby="venue"
      sx={{
        bgcolor: 'field',
        color: 'onBand',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
      }}
    >
      <Box
        sx={{
          paddingBlock: { xs: 12, md: 21 },
          paddingInlineStart: PAGE_START,
          paddingInlineEnd: { xs: 5, md: 16 },
        }}
      >
        <Typography variant="h2" id="venue">
          {t('venue.heading')}
        </Typography>
        <Typography variant="h4" component="p" sx={{ mt: 4, maxInlineSize: '26em' }}>
          {t('venue.text')}
        </Typography>
        <Typography sx={{ mt: 4, maxInlineSize: '40em' }}>{t('venue.note')}</Typography>
      </Box>
      <Box aria-hidden sx={{ position: 'relative', minBlockSize: { xs: 132, md: 'auto' } }}>
        <KhatamPattern
          tile={66}
          ground="clay"
          star="onBand"
          flower="clay"
          small="saffron"
          sx={{ position: 'absolute', inset: 0 }}
        />
      </Box>
    </Box>
  );
}
