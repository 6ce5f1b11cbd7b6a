import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, Section } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { SideTitled } from '../../features/info/side-titled';
import { Host, Publisher } from '../../features/legal/agency';
import { PATHS } from '../../paths';
import { LEGAL_SCENE } from '../../scenes/legal-scene';

export default function LegalPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="legal" scene={LEGAL_SCENE} related={['privacy', 'about', 'contact']}>
      <Section compact labelledBy="publisher">
        <SideTitled id="publisher" title={t('pages.legal.publisher.heading')}>
          <Publisher />
        </SideTitled>
      </Section>
      <Section compact ground="wheat" labelledBy="host">
        <SideTitled id="host" title={t('pages.legal.host.heading')}>
          <Host />
        </SideTitled>
      </Section>
      <Prose page="legal" sections={['reuse', 'accuracy', 'links', 'fault']}>
        <ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
