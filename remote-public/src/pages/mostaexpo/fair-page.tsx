import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, OrangeDrawing, Section, SectionTitle } from '@mosta/shared/ui';
import { KeyFigures } from '../../features/home/key-figures';
import { PlanTeaser } from '../../features/home/plan-teaser';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { ZoneList } from '../../features/venue/zone-list';
import { PATHS } from '../../paths';

export default function FairPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="mostaExpo"
      art={<OrangeDrawing />}
      actions={<ButtonLink to={PATHS.dateVenue}>{t('actions.seeVenue')}</ButtonLink>}
      related={['program', 'confirmed', 'exhibit']}
    >
      <KeyFigures />
      <Prose page="mostaExpo" sections={['name', 'stands', 'days', 'people']} />
      <PlanTeaser />
      <Section labelledBy="zones">
        <SectionTitle id="zones" title={t('zones.heading')} lead={t('zones.lead')} />
        <ZoneList />
      </Section>
    </InfoPage>
  );
}
