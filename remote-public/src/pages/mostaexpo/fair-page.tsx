import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { ButtonLink, Section } from '@mosta/shared/ui';
import { KeyFigures } from '../../features/home/key-figures';
import { PlanTeaser } from '../../features/home/plan-teaser';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { ZoneList } from '../../features/venue/zone-list';
import { PATHS } from '../../paths';
import { hallScene } from '../../scenes/hall-scene';
import { CountedFigure } from '../../ui/counted-figure';
import { SectionTitle } from '../../ui/section-title';

export default function FairPage() {
  const { t } = useTranslation('public');
  const { hall } = useEdition();
  const write = (count: number) => t('hall.metres', { count });
  return (
    <InfoPage
      page="mostaExpo"
      scene={hallScene({ ...hall, write })}
      actions={<ButtonLink to={PATHS.dateVenue}>{t('actions.seeVenue')}</ButtonLink>}
      related={['program', 'confirmed', 'exhibit']}
    >
      <KeyFigures Figure={CountedFigure} />
      <Prose page="mostaExpo" sections={['name', 'stands', 'days', 'people']} />
      <PlanTeaser />
      <Section labelledBy="zones">
        <SectionTitle id="zones" title={t('zones.heading')} lead={t('zones.lead')} />
        <ZoneList />
      </Section>
    </InfoPage>
  );
}
