import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { ButtonLink, Section } from '@mosta/shared/ui';
import { useLeadAfter } from '../../features/edition/edition-note';
import { FairFacts } from '../../features/edition/fair-facts';
import { VisitorActions } from '../../features/edition/visitor-actions';
import { InfoPage } from '../../features/info/info-page';
import { StepList } from '../../features/info/step-list';
import { TextCards } from '../../features/info/text-cards';
import { ComingNotice } from '../../features/placeholder/coming-notice';
import { ELSEWHERE } from '../../paths';
import { CROSSING_SCENE } from '../../scenes/crossing-scene';
import { SectionTitle } from '../../ui/section-title';

const STEPS = ['papers', 'bed', 'badge', 'meet'] as const;
const PRACTICE = ['languages', 'time', 'money', 'access'] as const;

export default function InternationalVisitorPage() {
  const { t } = useTranslation('public');
  const isOver = useEdition().phase === 'after';
  return (
    <InfoPage
      page="internationalVisitor"
      scene={CROSSING_SCENE}
      lead={useLeadAfter()}
      actions={
        <VisitorActions>
          <ButtonLink to={ELSEWHERE.hotels} size="large">
            {t('actions.hotels')}
          </ButtonLink>
        </VisitorActions>
      }
      related={['mostaganem', 'dateVenue', 'businessCorner']}
    >
      {!isOver && (
        <Section labelledBy="travel">
          <SectionTitle id="travel" title={t('pages.internationalVisitor.steps.heading')} />
          <StepList texts="pages.internationalVisitor.steps" steps={STEPS} />
        </Section>
      )}
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
