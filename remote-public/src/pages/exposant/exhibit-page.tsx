import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, OliveDrawing, Section, SectionTitle } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { CollectiveOffers } from '../../features/offers/collective-offers';
import { StandOffers } from '../../features/offers/stand-offers';
import { ELSEWHERE, PATHS } from '../../paths';

export default function ExhibitPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="exhibit"
      art={<OliveDrawing />}
      actions={
        <ButtonLink to={ELSEWHERE.simulation} variant="contained" size="large">
          {t('actions.simulate')}
        </ButtonLink>
      }
    >
      <Section labelledBy="stands">
        <SectionTitle id="stands" title={t('offers.heading')} lead={t('offers.lead')} />
        <StandOffers />
      </Section>
      <Section ground="wheat" labelledBy="collectifs">
        <SectionTitle
          id="collectifs"
          title={t('offers.collective.heading')}
          lead={t('offers.collective.lead')}
        />
        <CollectiveOffers
          action={<ButtonLink to={PATHS.organisation}>{t('actions.seeTeam')}</ButtonLink>}
        />
      </Section>
    </InfoPage>
  );
}
