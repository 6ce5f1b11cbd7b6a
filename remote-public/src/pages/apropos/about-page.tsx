import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, Section } from '@mosta/shared/ui';
import { FairFacts } from '../../features/edition/fair-facts';
import { FormerLinks } from '../../features/former/former-links';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { TextCards } from '../../features/info/text-cards';
import { HallCard } from '../../features/venue/hall-card';
import { PATHS } from '../../paths';
import { FAIR_SCENE } from '../../scenes/fair-scene';
import { SectionTitle } from '../../ui/section-title';

export default function AboutPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="about" scene={FAIR_SCENE} related={['mostaExpo', 'message', 'organisation']}>
      <Section compact labelledBy="facts">
        <SectionTitle id="facts" title={t('facts.heading')} />
        <FairFacts />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 10 }}>
          <ButtonLink to={PATHS.dateVenue}>{t('actions.seeVenue')}</ButtonLink>
          <ButtonLink to={PATHS.contact} variant="text">
            {t('actions.contactUs')}
          </ButtonLink>
        </Box>
      </Section>
      <Section ground="wheat" labelledBy="on-site">
        <SectionTitle id="on-site" title={t('pages.about.cards.heading')} />
        <TextCards
          texts="pages.about.cards"
          columns={4}
          cards={['stands', 'talks', 'workshops', 'meetings'].map((key) => ({ key }))}
        />
      </Section>
      <Prose page="about" sections={['fair', 'who', 'place', 'organiser']} />
      <Section ground="wheat" labelledBy="hall">
        <SectionTitle id="hall" title={t('hall.heading')} lead={t('hall.lead')} />
        <HallCard />
      </Section>
      <FormerLinks part="overview" />
    </InfoPage>
  );
}
