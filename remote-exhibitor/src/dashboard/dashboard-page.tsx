import { useTranslation } from '@mosta/shared/i18n';
import { CommunicationView } from './communication-view';
import { DashboardFrame } from './frame/dashboard-frame';
import { UserMenu } from './frame/user-menu';
import { useView, type View } from './frame/views';
import { NewsList } from './news/news-list';
import { ConnectionNotice } from './notifications/connection-notice';
import { NotificationBell } from './notifications/notification-bell';
import { NotificationChoicesCard } from './notifications/notification-choices-card';
import { OverviewView } from './overview-view';
import { ParticipationSummary } from './participation/participation-summary';
import { ParticipationView } from './participation-view';
import { PasswordCard } from './profile/password-card';
import { ProfileView } from './profile-view';
import { SalonView } from './salon-view';
import { SettingsView } from './settings-view';
import { SuppliesView } from './supplies-view';
import { ViewHeading } from './ui/view-heading';
import { useLiveDashboard } from './use-live-dashboard';

export default function DashboardPage() {
  const [view, openView] = useView();
  useLiveDashboard();
  const actions = (
    <>
      <ConnectionNotice />
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
          <ViewHeading lead={t('profile.lead')}>{t('dashboard.user.profile')}</ViewHeading>
          <ProfileView />
        </>
      );
    case 'parametres':
      return (
        <>
          <ViewHeading lead={t('settings.lead')}>{t('dashboard.user.settings')}</ViewHeading>
          <SettingsView>
            <PasswordCard />
            <NotificationChoicesCard />
          </SettingsView>
        </>
      );
    case 'dossier':
      return (
        <>
          <ViewHeading lead={t('participation.lead')}>{t('participation.title')}</ViewHeading>
          <ParticipationView />
        </>
      );
    case null:
      return (
        <OverviewView>
          <ParticipationSummary />
        </OverviewView>
      );
  }
}
