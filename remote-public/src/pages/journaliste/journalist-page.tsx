import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, SardineDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { Prose } from '../../features/info/prose';
import { PATHS } from '../../paths';

export default function JournalistPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage page="journalist" art={<SardineDrawing />}>
      <Prose page="journalist" sections={['accreditation', 'material']}>
        <ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>
        <ButtonLink to={PATHS.program}>{t('actions.seeProgram')}</ButtonLink>
      </Prose>
    </InfoPage>
  );
}
