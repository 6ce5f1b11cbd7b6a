import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, Section, Typography } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { StepList } from '../../features/info/step-list';
import { SponsorCall } from '../../features/sponsors/sponsor-call';
import { SponsorOffer } from '../../features/sponsors/sponsor-offer';
import { contactAbout } from '../../paths';
import { BALLOON_SCENE } from '../../scenes/balloon-scene';

export default function SponsoringPage() {
  const { t } = useTranslation('public');
  const contact = contactAbout(t('sponsorOffer.subject'));
  return (
    <InfoPage
      page="sponsoring"
      scene={BALLOON_SCENE}
      actions={
        <ButtonLink to={contact} variant="contained" size="large">
          {t('sponsorOffer.ask')}
        </ButtonLink>
      }
    >
      <Section compact labelledBy="offer">
        <Typography id="offer" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('sponsorOffer.heading')}
        </Typography>
        <SponsorOffer />
      </Section>
      <Section compact labelledBy="steps">
        <Typography id="steps" variant="h2" sx={{ color: 'olive', mb: 6 }}>
          {t('sponsorOffer.stepsHeading')}
        </Typography>
        <StepList texts="sponsorOffer.steps" steps={['write', 'propose', 'confirm']} />
      </Section>
      <SponsorCall texts="sponsorOffer.call">
        <ButtonLink to={contact} color="inherit" size="large">
          {t('sponsorOffer.ask')}
        </ButtonLink>
      </SponsorCall>
    </InfoPage>
  );
}
