import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, HoneyDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { PATHS } from '../../paths';

export default function SponsoringPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="sponsoring" art={<HoneyDrawing />}>
      <Prose page="sponsoring" sections={['presence', 'terms']}>
        <ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
