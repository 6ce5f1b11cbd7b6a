import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, Section, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { VenuePlan } from './venue-plan';

/** Where the fair is, in short, for the home page. */
export function FairPlace() {
  const { t } = useTranslation('public');
  return (
    <Section labelledBy="venue">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', lg: '2fr 3fr' },
          alignItems: 'center',
          gap: { xs: 8, lg: 16 },
        }}
      >
        <div>
          <Typography variant="h2" id="venue" sx={{ color: 'olive' }}>
            {t('venue.heading')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 4 }}>
            {t('venue.text')}
          </Typography>
          <Typography sx={{ mt: 3, mb: 6, color: 'text.secondary' }}>{t('venue.note')}</Typography>
          <ButtonLink to={PATHS.dateVenue}>{t('actions.seeVenue')}</ButtonLink>
        </div>
        <VenuePlan />
      </Box>
    </Section>
  );
}
