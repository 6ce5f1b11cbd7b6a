import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Button, Typography } from '@mosta/shared/ui';
import { CommunicationView } from '../../features/dashboard/communication-view';
import { DashboardFrame } from '../../features/dashboard/dashboard-frame';
import { Overview } from '../../features/dashboard/overview';
import { SalonView } from '../../features/dashboard/salon-view';
import { UserMenu } from '../../features/dashboard/user-menu';
import { ViewHeading } from '../../features/dashboard/view-heading';
import { useView, type View } from '../../features/dashboard/views';
import { NewsList } from '../../features/news/news-list';
import { NotificationBell } from '../../features/notification/notification-bell';
import { ProfileCard } from '../../features/profile/profile-card';
import { SettingsCard } from '../../features/profile/settings-card';
import { Supplies } from '../../features/supplies/supplies';

export default function DashboardPage() {
  const [view, openView] = useView();
  const actions = (
    <>
      <NotificationBell />
      <UserMenu onSelect={openView} />
    </>
  );
  return (
    <DashboardFrame view={view} onSelect={openView} actions={actions}>
      <OpenView view={view} />
    </DashboardFrame>
  );
}

function OpenView({ view }: { view: View | null }) {
  const { t } = useTranslation('exhibitor');
  switch (view) {
    case 'salon':
      return <SalonView />;
    case 'fournitures':
      return (
        <>
          <ViewHeading>{t('dashboard.views.fournitures.section')}</ViewHeading>
          <Supplies />
        </>
      );
    case 'communication':
      return <CommunicationView action={<BookedItemsLink />} />;
    case 'actualites':
      return (
        <>
          <ViewHeading>{t('dashboard.views.actualites.section')}</ViewHeading>
          <NewsList />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
            {t('dashboard.news.sample')}
          </Typography>
        </>
      );
    case 'profil':
      return (
        <>
          <ViewHeading lead={t('dashboard.profile.text')}>
            {t('dashboard.user.profile')}
          </ViewHeading>
          <ProfileCard />
        </>
      );
    case 'parametres':
      return (
        <>
          <ViewHeading lead={t('dashboard.settings.text')}>
            {t('dashboard.user.settings')}
          </ViewHeading>
          <SettingsCard />
        </>
      );
    case 'dossier':
    case null:
      return <Overview />;
  }
}

function BookedItemsLink() {
  const { t } = useTranslation('exhibitor');
  return (
    <Button component={Link} to="?vue=fournitures&onglet=communication" variant="outlined">
      {t('dashboard.communication.action')}
    </Button>
  );
}
