import { useTranslation } from '@mosta/shared/i18n';
import { PasswordCard } from '../../features/account/password-card';
import { DashboardFrame } from '../../features/dashboard/dashboard-frame';
import { UserMenu } from '../../features/dashboard/user-menu';
import { ViewHeading } from '../../features/dashboard/view-heading';
import { useView, type View } from '../../features/dashboard/views';
import { ParticipationSummary } from '../../features/dossier/dossier-summary';
import { ParticipationView } from '../../features/dossier/dossier-view';
import { NewsList } from '../../features/news/news-list';
import { ConnectionNotice } from '../../features/notification/connection-notice';
import { NotificationBell } from '../../features/notification/notification-bell';
import { NotificationChoicesCard } from '../../features/notification/notification-choices-card';
import { ProfileView } from '../../features/profile/profile-view';
import { SettingsView } from '../../features/profile/settings-view';
import { CommunicationView } from './communication-view';
import { OverviewView } from './overview-view';
import { SalonView } from './salon-view';
import { SuppliesView } from './supplies-view';
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
          <ViewHeading lead={t('dossier.lead')}>{t('dossier.title')}</ViewHeading>
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
