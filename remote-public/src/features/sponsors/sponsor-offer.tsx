import { codesOf } from '@mosta/shared/domain/edition-halls';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonLink, CardGrid, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { contactAbout, ELSEWHERE, PATHS } from '../../paths';

/** The plan's zones for sponsors. */
const PLATINUM_PLACES = codesOf('zone').filter((zone) => zone.startsWith('Sponsor'));

/** What sponsors get: a place on the plan, a logo on the site, and individual terms. */
export function SponsorOffer() {
  const { t } = useTranslation('public');
  return (
    <CardGrid columns={{ md: 3 }}>
      <Part name="place">
        {PLATINUM_PLACES.map((place) => (
          <ButtonLink key={place} to={`${ELSEWHERE.plan}?${new URLSearchParams({ stand: place })}`}>
            <bdi>{place}</bdi>
          </ButtonLink>
        ))}
      </Part>
      <Part name="logo">
        <ButtonLink to={PATHS.sponsors}>{t('sponsorOffer.logo.link')}</ButtonLink>
      </Part>
      <Part name="terms">
        <ButtonLink to={contactAbout(t('sponsorOffer.subject'))}>
          {t('sponsorOffer.terms.link')}
        </ButtonLink>
      </Part>
    </CardGrid>
  );
}

function Part({ name, children }: { name: 'place' | 'logo' | 'terms'; children: ReactNode }) {
  const { t } = useTranslation('public');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        padding: { xs: 5, md: 8 },
        borderRadius: RADIUS.card,
        border: '1px solid',
        borderColor: 'line',
        bgcolor: 'surface',
      }}
    >
      <Typography variant="h4" component="h3">
        {t(`sponsorOffer.${name}.title`)}
      </Typography>
      <Typography sx={{ mt: 3, mb: 6 }}>{t(`sponsorOffer.${name}.text`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 'auto' }}>{children}</Box>
    </Box>
  );
}
