import { useTranslation } from '@mosta/shared/i18n';
import { DashboardFrame } from '../../features/dashboard/dashboard-frame';
import { UserMenu } from '../../features/dashboard/user-menu';
import { ViewHeading } from '../../features/dashboard/view-heading';
import { useView, type View } from '../../features/dashboard/views';
import { NewsList } from '../../features/news/news-list';
import { NotificationBell } from '../../features/notification/notification-bell';
import { ProfileCard } from '../../features/profile/profile-card';
import { SettingsCard } from '../../features/profile/settings-card';
import { CommunicationView } from './communication-view';
import { OverviewView } from './overview-view';
import { SalonView } from './salon-view';
import { SuppliesView } from './supplies-view';
import { useLiveReservations } from './use-live-reservations';

export default function DashboardPage() {
  const [view, openView] = useView();
  useLiveReservations();
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
      return <SuppliesView />;
    case 'communication':
      return <CommunicationView />;
    case 'actualites':
      return (
        <>
          <ViewHeading>{t('dashboard.views.actualites.section')}</ViewHeading>
          <NewsList />
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
      return <OverviewView />;
  }
}
