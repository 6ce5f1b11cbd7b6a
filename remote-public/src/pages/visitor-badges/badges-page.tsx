import { useTranslation } from '@mosta/shared/i18n';
import { AlmondDrawing, ButtonLink } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { PATHS } from '../../paths';

export default function BadgesPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="badges" art={<AlmondDrawing />}>
      <Prose page="badges" sections={['form', 'now']}>
        <ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
