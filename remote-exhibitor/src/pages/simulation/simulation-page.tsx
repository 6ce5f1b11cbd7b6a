import { useTranslation } from '@mosta/shared/i18n';
import { OliveDrawing, PageHeading, Section } from '@mosta/shared/ui';
import { NextSteps } from '../../features/offer/next-steps';
import { PriceList } from '../../features/offer/price-list';

export default function SimulationPage() {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <PageHeading
        title={t('pages.simulation.title')}
        lead={t('offer.lead')}
        art={<OliveDrawing />}
      />
      <Section compact>
        <PriceList />
        <NextSteps notice={t('offer.notYet')} other="participation" />
      </Section>
    </>
  );
}
