import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, KhatamPattern, PAGE_MARGINS, PlainList, Typography } from '@mosta/shared/ui';
import { useBarPlaces } from '../layout/use-bar-places';
import { AfterNavigation } from '../page/after-navigation';
import { ShowLivePage } from '../page/live-page';
import { DocumentHead } from '../page/page-head';

/** Unknown address; the server answers it with status 404. Leads home and to what the bar of a phone leads to. */
export function NotFoundPage() {
  const { t } = useTranslation('host');
  const places = useBarPlaces();
  return (
    <Box sx={{ ...PAGE_MARGINS, ...COLUMNS }}>
      <DocumentHead title={t('notFound.title')} description={t('notFound.text')} />
      <Box>
        <Typography variant="h1" sx={{ color: 'olive', hyphens: 'auto' }}>
          {t('notFound.title')}
        </Typography>
        <Typography sx={{ marginBlock: 4, maxInlineSize: '38em' }}>{t('notFound.text')}</Typography>
        <Button component={Link} to="/" variant="contained" color="secondary">
          {t('notFound.home')}
        </Button>
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
          {places.map(({ place, path }) => (
            <li key={place}>
              <Button component={Link} to={path} variant="outlined">
                {t(`bar.${place}`)}
              </Button>
            </li>
          ))}
        </PlainList>
      </Box>
      <Box sx={PATTERN}>
        <KhatamPattern />
      </Box>
      <AfterNavigation />
      <ShowLivePage />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: 12,
  alignItems: 'center',
  paddingBlock: { xs: 12, md: 24 },
} as const;
const PATTERN = {
  blockSize: { xs: 176, md: 352 },
  borderRadius: RADIUS.card,
  overflow: 'hidden',
} as const;
