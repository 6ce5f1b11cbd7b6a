import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, FadeIn, Section, SectionTitle } from '@mosta/shared/ui';
import { EditionState } from '../../features/edition/edition-state';
import { CallsToAction } from '../../features/home/calls-to-action';
import { Hero } from '../../features/home/hero';
import { KeyFigures } from '../../features/home/key-figures';
import { Produce } from '../../features/home/produce';
import { StandOffers } from '../../features/offers/stand-offers';
import { ProgrammeList } from '../../features/programme/programme-list';
import { PartnerLogos } from '../../features/sponsors/partner-logos';
import { FairPlace } from '../../features/venue/fair-place';
import { ELSEWHERE, PATHS } from '../../paths';

export default function HomePage() {
  const { t } = useTranslation('public');
  return (
    <>
      <Hero state={<EditionState />} />
      <KeyFigures />
      <FadeIn>
        <Section labelledBy="stands">
          <SectionTitle id="stands" title={t('offers.heading')} lead={t('offers.lead')} />
          <StandOffers />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 8 }}>
            <ButtonLink to={ELSEWHERE.simulation}>{t('actions.simulate')}</ButtonLink>
            <ButtonLink to={ELSEWHERE.plan}>{t('actions.seePlan')}</ButtonLink>
          </Box>
        </Section>
      </FadeIn>
      <FadeIn>
        <Produce />
      </FadeIn>
      <FadeIn>
        <Section labelledBy="programme">
          <SectionTitle id="programme" title={t('programme.heading')} />
          <ProgrammeList />
          <Box sx={{ mt: 4 }}>
            <ButtonLink to={PATHS.program}>{t('actions.seeProgram')}</ButtonLink>
          </Box>
        </Section>
      </FadeIn>
      <FadeIn>
        <FairPlace />
      </FadeIn>
      <FadeIn>
        <PartnerLogos />
      </FadeIn>
      <CallsToAction />
    </>
  );
}
