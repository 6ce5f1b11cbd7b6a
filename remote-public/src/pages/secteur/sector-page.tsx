import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, OliveDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { PATHS } from '../../paths';

export default function SectorPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="sector" art={<OliveDrawing />}>
      <Prose page="sector" sections={['land', 'sea', 'equipment']}>
        <ButtonLink to={PATHS.exhibit}>{t('actions.seeOffers')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
