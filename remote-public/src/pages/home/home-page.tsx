import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, ButtonLink, Section } from '@mosta/shared/ui';
import { EditionNote } from '../../features/edition/edition-note';
import { EditionState } from '../../features/edition/edition-state';
import { Audiences } from '../../features/home/audiences';
import { CallsToAction } from '../../features/home/calls-to-action';
import { Hero } from '../../features/home/hero';
import { KeyFigures } from '../../features/home/key-figures';
import { PlanTeaser } from '../../features/home/plan-teaser';
import { StayTeaser } from '../../features/home/stay-teaser';
import { CardLink } from '../../features/info/card-link';
import { StandOffers } from '../../features/offers/stand-offers';
import { Produce } from '../../features/produce/produce';
import { ProgrammeList } from '../../features/programme/programme-list';
import { PartnerLogos } from '../../features/sponsors/partner-logos';
import { FairPlace } from '../../features/venue/fair-place';
import { ELSEWHERE, PATHS } from '../../paths';
import { FadeIn } from '../../ui/fade-in';
import { SectionTitle } from '../../ui/section-title';

const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 3, mt: { xs: 6, md: 8 } } as const;

export default function HomePage() {
  const { t } = useTranslation('public');
  const { phase, year } = useEdition();
  const isOver = phase === 'after';
  return (
    <>
      <Hero state={<EditionState />} note={<EditionNote />} />
      <KeyFigures />
      <FadeIn>
        <Audiences card={(entry) => <CardLink {...entry} />} />
      </FadeIn>
      <FadeIn>
        <Section ground="wheat" labelledBy="sectors">
          <SectionTitle
            id="sectors"
            title={t('home.products.heading')}
            lead={t('home.products.lead')}
          />
          <Produce />
          <Box sx={ACTIONS}>
            <ButtonLink to={PATHS.sector}>{t('actions.seeSector')}</ButtonLink>
            <ButtonLink to={PATHS.about} variant="text">
              {t('actions.aboutFair')}
            </ButtonLink>
          </Box>
        </Section>
      </FadeIn>
      <FadeIn>
        <Section labelledBy="stands">
          <SectionTitle
            id="stands"
            title={t(isOver ? 'offers.headingAfter' : 'offers.heading', { year })}
            lead={t('offers.lead')}
          />
          <StandOffers />
          <Box sx={ACTIONS}>
            <ButtonLink to={PATHS.exhibit}>{t('actions.seeOffers')}</ButtonLink>
            {!isOver && (
              <ButtonLink to={ELSEWHERE.simulation} variant="text">
                {t('actions.simulate')}
              </ButtonLink>
            )}
          </Box>
        </Section>
      </FadeIn>
      <FadeIn>
        <PlanTeaser />
      </FadeIn>
      <FadeIn>
        <Section labelledBy="programme">
          <SectionTitle
            id="programme"
            title={t('programme.heading')}
            lead={t('home.programme.lead')}
          />
          <ProgrammeList />
          <Box sx={{ mt: 4 }}>
            <ButtonLink to={PATHS.program}>{t('actions.seeProgram')}</ButtonLink>
          </Box>
        </Section>
      </FadeIn>
      <FadeIn>
        <StayTeaser />
      </FadeIn>
      <FadeIn>
        <FairPlace />
      </FadeIn>
      <FadeIn>
        <PartnerLogos />
      </FadeIn>
      {!isOver && <CallsToAction />}
    </>
  );
}
