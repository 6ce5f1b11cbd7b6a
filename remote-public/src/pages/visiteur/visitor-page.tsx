import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, ButtonLink, Section } from '@mosta/shared/ui';
import { useLeadAfter } from '../../features/edition/edition-note';
import { VisitorActions } from '../../features/edition/visitor-actions';
import { InfoPage } from '../../features/info/info-page';
import { QuestionList } from '../../features/info/question-list';
import { SideTitled } from '../../features/info/side-titled';
import { StepList } from '../../features/info/step-list';
import { TextCards } from '../../features/info/text-cards';
import { OpeningHours } from '../../features/venue/opening-hours';
import { ELSEWHERE, PATHS } from '../../paths';
import { VISITOR_SCENE } from '../../scenes/visitor-scene';
import { SectionTitle } from '../../ui/section-title';

const STEPS = ['badge', 'programme', 'plan', 'come'] as const;
const REASONS = ['taste', 'compare', 'learn', 'meet'] as const;

export default function VisitorPage() {
  const { t } = useTranslation('public');
  const isOver = useEdition().phase === 'after';
  return (
    <InfoPage
      page="visitor"
      scene={VISITOR_SCENE}
      lead={useLeadAfter()}
      actions={
        <VisitorActions>
          <ButtonLink to={PATHS.dateVenue} size="large">
            {t('actions.seeVenue')}
          </ButtonLink>
        </VisitorActions>
      }
      related={['program', 'confirmed', isOver ? 'plan' : 'hotels']}
    >
      {!isOver && (
        <Section labelledBy="steps">
          <SectionTitle id="steps" title={t('pages.visitor.steps.heading')} />
          <StepList texts="pages.visitor.steps" steps={STEPS} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 10 }}>
            <ButtonLink to={PATHS.program}>{t('actions.seeProgram')}</ButtonLink>
            <ButtonLink to={ELSEWHERE.plan} variant="text">
              {t('actions.seePlan')}
            </ButtonLink>
          </Box>
        </Section>
      )}
      <Section ground="wheat" labelledBy="reasons">
        <SectionTitle
          id="reasons"
          title={t(`pages.visitor.reasons.${isOver ? 'headingAfter' : 'heading'}`)}
        />
        <TextCards
          texts="pages.visitor.reasons"
          columns={4}
          cards={REASONS.map((key) => ({ key }))}
        />
      </Section>
      <Section labelledBy="hours">
        <SideTitled id="hours" title={t('hours.heading')} lead={t('hours.lead')}>
          <OpeningHours labelledBy="hours" />
        </SideTitled>
      </Section>
      <Section labelledBy="questions" sx={{ paddingBlockStart: 0 }}>
        <SideTitled id="questions" title={t('questions.heading')} lead={t('questions.lead')}>
          <QuestionList page="visitor" />
        </SideTitled>
      </Section>
    </InfoPage>
  );
}
