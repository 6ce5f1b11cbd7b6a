import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, Section } from '@mosta/shared/ui';
import { FairFacts } from '../../features/edition/fair-facts';
import { InfoPage } from '../../features/info/info-page';
import { StepList } from '../../features/info/step-list';
import { TextCards } from '../../features/info/text-cards';
import { ComingNotice } from '../../features/placeholder/coming-notice';
import { ELSEWHERE, PATHS } from '../../paths';
import { CROSSING_SCENE } from '../../scenes/crossing-scene';
import { SectionTitle } from '../../ui/section-title';

const STEPS = ['papers', 'bed', 'badge', 'meet'] as const;
const PRACTICE = ['languages', 'time', 'money', 'access'] as const;

export default function InternationalVisitorPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="internationalVisitor"
      scene={CROSSING_SCENE}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <ButtonLink to={PATHS.badges} variant="contained" size="large">
            {t('actions.askBadge')}
          </ButtonLink>
          <ButtonLink to={ELSEWHERE.hotels} size="large">
            {t('actions.hotels')}
          </ButtonLink>
        </Box>
      }
      related={['mostaganem', 'dateVenue', 'businessCorner']}
    >
      <Section labelledBy="travel">
        <SectionTitle id="travel" title={t('pages.internationalVisitor.steps.heading')} />
        <StepList texts="pages.internationalVisitor.steps" steps={STEPS} />
      </Section>
      <Section ground="wheat" labelledBy="facts">
        <SectionTitle id="facts" title={t('facts.heading')} />
        <FairFacts />
      </Section>
      <Section labelledBy="practice">
        <SectionTitle id="practice" title={t('pages.internationalVisitor.practice.heading')} />
        <TextCards
          texts="pages.internationalVisitor.practice"
          columns={4}
          cards={PRACTICE.map((key) => ({ key }))}
        />
      </Section>
      <ComingNotice text={t('pages.internationalVisitor.coming')} />
    </InfoPage>
  );
}
