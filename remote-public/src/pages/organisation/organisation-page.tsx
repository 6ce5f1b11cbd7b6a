import { useTranslation } from '@mosta/shared/i18n';
import { AlmondDrawing } from '@mosta/shared/illustrations';
import { ButtonLink } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { TeamList } from '../../features/team/team-list';
import { PATHS } from '../../paths';

export default function OrganisationPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="organisation"
      art={<AlmondDrawing />}
      actions={<ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>}
      related={['message', 'contact', 'staff']}
    >
      <TeamList />
    </InfoPage>
  );
}
