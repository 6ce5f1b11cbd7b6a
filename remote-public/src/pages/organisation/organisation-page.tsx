import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { TeamList } from '../../features/team/team-list';
import { PATHS } from '../../paths';
import { TEAM_SCENE } from '../../scenes/team-scene';

export default function OrganisationPage() {
  const { t } = useTranslation('public');
  return (
    <InfoPage
      page="organisation"
      scene={TEAM_SCENE}
      actions={<ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>}
      related={['message', 'contact', 'staff']}
    >
      <TeamList />
    </InfoPage>
  );
}
