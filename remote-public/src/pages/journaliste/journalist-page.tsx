import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, ButtonLink, Section } from '@mosta/shared/ui';
import { Afterwards } from '../../features/edition/afterwards';
import { useLeadAfter } from '../../features/edition/edition-note';
import { FairFacts } from '../../features/edition/fair-facts';
import { InfoPage } from '../../features/info/info-page';
import { StepList } from '../../features/info/step-list';
import { TextCards } from '../../features/info/text-cards';
import { contactAbout, PATHS } from '../../paths';
import { REPORTER_SCENE } from '../../scenes/reporter-scene';
import { SectionTitle } from '../../ui/section-title';

const STEPS = ['write', 'answer', 'arrive'] as const;
const SUBJECTS = ['trades', 'kitchen', 'young', 'sea'] as const;

export default function JournalistPage() {
  const { t } = useTranslation('public');
  const { phase, registrations } = useEdition();
  const isOver = phase === 'after';
  const pressBadge = `${PATHS.badges}?categorie=journalist`;
  return (
    <InfoPage
      page="journalist"
      scene={REPORTER_SCENE}
      lead={useLeadAfter()}
      actions={
        isOver ? (
          <Afterwards forms={[{ to: pressBadge, title: t('pages.badges.title') }]} />
        ) : (
          <ButtonLink
            to={contactAbout(t('pages.journalist.subject'))}
            variant="contained"
            size="large"
          >
            {t('actions.askAccreditation')}
          </ButtonLink>
        )
      }
      related={['press', 'mediaKit', 'program']}
    >
      {!isOver && (
        <Section labelledBy="accreditation">
          <SectionTitle
            id="accreditation"
            title={t('pages.journalist.steps.heading')}
            lead={t('pages.journalist.steps.lead')}
          />
          <StepList texts="pages.journalist.steps" steps={STEPS} />
          <Box sx={{ mt: 8 }}>
            {registrations === 'open' && (
              <ButtonLink to={pressBadge}>{t('actions.askPressBadge')}</ButtonLink>
            )}
          </Box>
        </Section>
      )}
      <Section ground="wheat" labelledBy="facts">
        <SectionTitle
          id="facts"
          title={t('pages.journalist.facts.heading')}
          lead={t('pages.journalist.facts.lead')}
        />
        <FairFacts />
      </Section>
      <Section labelledBy="topics">
        <SectionTitle
          id="topics"
          title={t('pages.journalist.subjects.heading')}
          lead={t('pages.journalist.subjects.lead')}
        />
        <TextCards
          texts="pages.journalist.subjects"
          columns={4}
          cards={SUBJECTS.map((key) => ({ key }))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 8 }}>
          <ButtonLink to={PATHS.press}>{t('actions.readNews')}</ButtonLink>
          <ButtonLink to={PATHS.organisation} variant="text">
            {t('actions.meetTeam')}
          </ButtonLink>
        </Box>
      </Section>
    </InfoPage>
  );
}
