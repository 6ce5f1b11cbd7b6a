import type { DashboardView } from '@mosta/shared/domain/dashboard-link';
import { useTranslation } from '@mosta/shared/i18n';
import { CallScope } from '@mosta/shared/queries';
import { ConnectionNotice } from '@mosta/shared/workspace/connection-notice';
import { NotificationBell } from '@mosta/shared/workspace/notifications/notification-bell';
import { PasswordCard } from '@mosta/shared/workspace/password-card';
import { SessionsCard } from '@mosta/shared/workspace/sessions/sessions-card';
import { NotificationChoicesCard } from '../ui/notifications/notification-choices-card';
import { CommunicationView } from './communication-view';
import { ContactsEntry } from './contacts-entry';
import { EmailNotice } from './email-notice';
import { DashboardFrame } from './frame/dashboard-frame';
import { UserMenu } from './frame/user-menu';
import { useView } from './frame/views';
import { MembersCard } from './members/members-card';
import { NewsList } from './news/news-list';
import { OverviewView } from './overview-view';
import { ParticipationEntries } from './participation/menu/participation-entries';
import { usePart } from './participation/participation-address';
import { ParticipationSummary, useSummaryLoading } from './participation/participation-summary';
import { ParticipationView } from './participation-view';
import { EmailCard } from './profile/email-card';
import { ProfileView } from './profile-view';
import { QuoteEntry } from './quotes/quote-entry';
import { QuoteList } from './quotes/quote-list';
import { SalonView } from './salon-view';
import { SettingsView } from './settings-view';
import { SuppliesView } from './supplies-view';
import { ViewHeading } from './ui/view-heading';
import { useLiveDashboard } from './use-live-dashboard';
import { useViewTitle } from './use-view-title';

export default function DashboardPage() {
  const [view, openView] = useView();
  const [part] = usePart();
  useLiveDashboard();
  useViewTitle(view, part);
  const actions = (
    <>
      <ConnectionNotice />
      <NotificationBell />
      <UserMenu onSelect={openView} />
    </>
  );
  return (
    <DashboardFrame
      view={view}
      onSelect={openView}
      actions={actions}
      entries={
        <>
          <ParticipationEntries open={view === 'dossier' ? part : null} />
          <QuoteEntry active={view === 'devis'} />
          <ContactsEntry />
        </>
      }
    >
      <EmailNotice />
      <CallScope key={view}>
        <OpenView view={view} />
      </CallScope>
    </DashboardFrame>
  );
}

function OpenView({ view }: { view: DashboardView | null }) {
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
            <MembersCard />
            <EmailCard />
            <PasswordCard />
            <SessionsCard />
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
    case 'devis':
      return (
        <>
          <ViewHeading lead={t('dashboard.quotes.lead')}>{t('dashboard.quotes.title')}</ViewHeading>
          <QuoteList />
        </>
      );
    case null:
      return <SummaryFirst />;
  }
}

function SummaryFirst() {
  return (
    <OverviewView loading={useSummaryLoading()}>
      <ParticipationSummary />
    </OverviewView>
  );
}
