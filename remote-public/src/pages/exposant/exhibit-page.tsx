import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, ButtonLink, Section } from '@mosta/shared/ui';
import { Afterwards } from '../../features/edition/afterwards';
import { useLeadAfter } from '../../features/edition/edition-note';
import { InfoPage } from '../../features/info/info-page';
import { QuestionList } from '../../features/info/question-list';
import { SideTitled } from '../../features/info/side-titled';
import { StepList } from '../../features/info/step-list';
import { TextCards } from '../../features/info/text-cards';
import { CollectiveOffers } from '../../features/offers/collective-offers';
import { OfferCatalogue } from '../../features/offers/offer-catalogue';
import { Participate } from '../../features/offers/participate';
import { ELSEWHERE } from '../../paths';
import { STAND_SCENE } from '../../scenes/stand-scene';
import { SectionTitle } from '../../ui/section-title';

const INCLUDED = ['power', 'ground', 'supplies', 'visibility'] as const;
const STEPS = ['choose', 'simulate', 'place', 'submit'] as const;

export default function ExhibitPage() {
  const { t } = useTranslation('public');
  const { phase, year } = useEdition();
  const isOver = phase === 'after';
  return (
    <InfoPage
      page="exhibit"
      scene={STAND_SCENE}
      lead={useLeadAfter()}
      actions={
        isOver ? (
          <Afterwards
            forms={(['simulation', 'participation'] as const).map((form) => ({
              to: ELSEWHERE[form],
              title: t(`elsewhere.${form}.title`),
            }))}
          />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <ButtonLink to={ELSEWHERE.simulation} variant="contained" size="large">
              {t('actions.simulate')}
            </ButtonLink>
            <Participate size="large" />
          </Box>
        )
      }
      related={['plan', 'confirmed', 'login']}
    >
      <Section labelledBy="stands">
        <SectionTitle
          id="stands"
          title={t(isOver ? 'offers.headingAfter' : 'offers.heading', { year })}
          lead={t('offers.leadAll')}
        />
        <OfferCatalogue />
      </Section>
      <Section ground="wheat" labelledBy="collective">
        <SectionTitle
          id="collective"
          title={t('offers.collective.heading')}
          lead={t('offers.collective.lead')}
        />
        <CollectiveOffers />
      </Section>
      <Section labelledBy="included">
        <SectionTitle id="included" title={t('pages.exhibit.included.heading')} />
        <TextCards
          texts="pages.exhibit.included"
          columns={4}
          cards={INCLUDED.map((key) => ({ key }))}
        />
      </Section>
      <Section ground="wheat" labelledBy="steps">
        <SectionTitle id="steps" title={t('pages.exhibit.steps.heading')} />
        <StepList texts="pages.exhibit.steps" steps={STEPS} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 10 }}>
          {!isOver && <Participate />}
          <ButtonLink to={ELSEWHERE.plan} variant={isOver ? 'outlined' : 'text'}>
            {t('actions.seePlan')}
          </ButtonLink>
        </Box>
      </Section>
      <Section labelledBy="questions">
        <SideTitled id="questions" title={t('questions.heading')} lead={t('questions.lead')}>
          <QuestionList page="exhibit" />
        </SideTitled>
      </Section>
    </InfoPage>
  );
}
