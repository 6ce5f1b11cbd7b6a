import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, Section, Typography } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { SponsorCall } from '../../features/sponsors/sponsor-call';
import { SponsorCards } from '../../features/sponsors/sponsor-cards';
import { PATHS } from '../../paths';
import { SPONSORS_SCENE } from '../../scenes/sponsors-scene';

export default function SponsorsPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="sponsors" scene={SPONSORS_SCENE}>
      <Section compact labelledBy="sponsors">
        <Typography id="sponsors" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('sponsors.heading')}
        </Typography>
        <SponsorCards />
      </Section>
      <SponsorCall texts="sponsors.call">
        <ButtonLink to={PATHS.sponsoring} color="inherit" size="large">
          {t('actions.becomeSponsor')}
        </ButtonLink>
      </SponsorCall>
    </InfoPage>
  );
}
