import { useTranslation } from '@mosta/shared/i18n';
import { HoneyDrawing, SardineDrawing, WheatDrawing } from '@mosta/shared/illustrations';
import { ButtonLink, Section } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { StepList } from '../../features/info/step-list';
import { TextCards } from '../../features/info/text-cards';
import { Produce } from '../../features/produce/produce';
import { PATHS } from '../../paths';
import { SECTOR_SCENE } from '../../scenes/sector-scene';
import { SectionTitle } from '../../ui/section-title';

const FIELDS = [
  { key: 'land', art: <WheatDrawing size={72} /> },
  { key: 'sea', art: <SardineDrawing size={72} /> },
  { key: 'hive', art: <HoneyDrawing size={72} /> },
] as const;

const CHAIN = ['grow', 'transform', 'package', 'carry', 'sell'] as const;

export default function SectorPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="sector"
      scene={SECTOR_SCENE}
      actions={<ButtonLink to={PATHS.exhibit}>{t('actions.seeOffers')}</ButtonLink>}
      related={['exhibit', 'confirmed', 'program']}
    >
      <Section compact labelledBy="fields">
        <SectionTitle id="fields" title={t('pages.sector.fields.heading')} />
        <TextCards texts="pages.sector.fields" cards={FIELDS} />
      </Section>
      <Section ground="wheat" labelledBy="produce">
        <SectionTitle
          id="produce"
          title={t('pages.sector.produce.heading')}
          lead={t('pages.sector.produce.lead')}
        />
        <Produce />
      </Section>
      <Section labelledBy="chain">
        <SectionTitle
          id="chain"
          title={t('pages.sector.chain.heading')}
          lead={t('pages.sector.chain.lead')}
        />
        <StepList texts="pages.sector.chain" steps={CHAIN} />
      </Section>
    </InfoPage>
  );
}
