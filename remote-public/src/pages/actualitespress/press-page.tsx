import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, SardineDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { PATHS } from '../../paths';

export default function PressPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="press" art={<SardineDrawing />}>
      <Prose page="press" sections={['news', 'contact']}>
        <ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
