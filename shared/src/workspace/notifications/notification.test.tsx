import { endSession, startSession } from '@mosta/shared/auth';
import { changeLanguage, readChosenLanguage } from '@mosta/shared/i18n';
import { showToast } from '@mosta/shared/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { dashboardLink } from '../../domain/dashboard-link';
import type { ReceivedNotification } from '../../schemas/notification.schema';
import { buildSession } from '../../testing/factories';
import { fails, HttpResponse, http, setupApi } from '../../testing/handlers';
import { renderWithProviders } from '../../testing/render';
import { NotificationBell } from './notification-bell';

expect.extend(toHaveNoViolations);
const api = setupApi();
const LIST = '/v1/notification';
const UNREAD = '/v1/notification/unread';

const one = (index: number, read = false): ReceivedNotification => ({
  _id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  title: `Message ${index}`,
  message: 'Dès 8h00.',
  sentAt: '2025-04-20T09:30:00.000Z',
  read,
});

/** The service of one person's notifications, which keeps what was read. */
function serve(all: ReceivedNotification[], pageLength = 100) {
  let list = all;
  const unread = () => HttpResponse.json({ unread: list.filter(({ read }) => !read).length });
  const mark = (ids: (string | undefined)[]) => {
    list = list.map((each) => (ids.includes(each._id) ? { ...each, read: true } : each));
  };
  api.use(
    http.get(UNREAD, unread),
    http.get(LIST, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const from = before === null ? 0 : list.findIndex(({ _id }) => _id === before) + 1;
      return HttpResponse.json(list.slice(from, from + pageLength));
    }),
    http.post('/v1/notification/read-all', () => {
      mark(list.map(({ _id }) => _id));
      return unread();
    }),
    http.post('/v1/notification/:id/read', ({ params }) => {
      mark([String(params.id)]);
      return unread();
    }),
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.getByRole('dialog', { name: 'Notifications' });

beforeEach(() => act(() => void startSession(buildSession())));
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

describe('the bell', () => {
  it('shows the number of what is unread, and lists everything', async () => {
    serve([one(2), one(1, true)]);
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, 1 non lue');
    expect(await within(dialog()).findAllByRole('listitem')).toHaveLength(2);
    expect(within(dialog()).getAllByText('Non lue')).toHaveLength(1);
    expect(dialog()).toHaveTextContent('20 avril 2025 à 10h30');
    expect(await axe(dialog())).toHaveNoViolations();
  });

  it('leads to the view that a notification is about, and takes it for read', async () => {
    const link = dashboardLink({ view: 'dossier', part: 'paiement', participation: 'p-1' });
    serve([{ ...one(2), link }, one(1, true)]);
    const { router } = await renderWithProviders(<NotificationBell />);
    await press('Notifications, 1 non lue');
    const way = await within(dialog()).findByRole('link', { name: /^Voir.*Message 2$/ });
    expect(within(dialog()).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(way);
    expect(router.state.location.search).toBe('?vue=dossier&volet=paiement&dossier=p-1');
    expect(
      await screen.findByRole('button', { name: 'Notifications, aucune non lue' }),
    ).toBeVisible();
  });

  it('asks for an open list again in the language that the page changes to', async () => {
    serve([one(1)]);
    api.use(http.get(LIST, () => HttpResponse.json([{ ...one(1), title: readChosenLanguage() }])));
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, 1 non lue');
    expect(await within(dialog()).findByRole('heading', { name: 'fr' })).toBeVisible();
    await act(() => changeLanguage('en'));
    expect(await screen.findByRole('heading', { name: 'en' })).toBeVisible();
  });

  it('takes away the toasts that would cover the list', async () => {
    serve([one(1)]);
    await renderWithProviders(<NotificationBell />);
    act(() => showToast('📢 Message 1: Dès 8h00.'));
    await screen.findByText(/^📢/);
    await press('Notifications, 1 non lue');
    await waitFor(() => expect(screen.queryByText(/^📢/)).not.toBeInTheDocument());
    expect(dialog()).toHaveTextContent('Message 1');
  });

  it('marks one as read, on the server, and keeps the focus beside it', async () => {
    serve([one(2), one(1)]);
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, 2 non lues');
    await press(/Marquer «\s*Message 2\s*» comme lue/);
    await waitFor(() => expect(within(dialog()).getAllByText('Non lue')).toHaveLength(1));
    expect(within(dialog()).getAllByRole('listitem')[0]).toHaveFocus();
    await press('Fermer les notifications');
    expect(
      await screen.findByRole('button', { name: 'Notifications, 1 non lue' }),
    ).toBeInTheDocument();
  });

  it('marks all as read', async () => {
    serve([one(2), one(1)]);
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, 2 non lues');
    await press('Tout marquer comme lu');
    await waitFor(() => expect(screen.queryByText('Non lue')).not.toBeInTheDocument());
    expect(dialog()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(
      await screen.findByRole('button', { name: 'Notifications, aucune non lue' }),
    ).toBeInTheDocument();
  });

  it('says that marking failed, and tries again', async () => {
    serve([one(1)]);
    api.use(fails('post', '/v1/notification/read-all', 503, 'UNAVAILABLE'));
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, 1 non lue');
    await press('Tout marquer comme lu');
    expect(await screen.findByRole('alert')).toHaveTextContent('n’a pas pu être enregistré');
    expect(await screen.findByText('Non lue')).toBeInTheDocument();
    serve([one(1)]);
    await press('Réessayer');
    await waitFor(() => expect(screen.queryByText('Non lue')).not.toBeInTheDocument());
  });

  it('shows older ones, also those that the service lists in a further answer', async () => {
    serve(Array.from({ length: 105 }, (_, index) => one(105 - index, true)));
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, aucune non lue');
    const lines = () => within(dialog()).getAllByRole('listitem');
    expect(await within(dialog()).findByText('Message 105')).toBeInTheDocument();
    expect(lines()).toHaveLength(20);
    await press('Plus anciennes');
    expect(lines()).toHaveLength(40);
    expect(lines()[20]).toHaveFocus();
    for (let times = 0; times < 4; times += 1) await press('Plus anciennes');
    expect(await within(dialog()).findByText('Message 1')).toBeInTheDocument();
    expect(lines()).toHaveLength(105);
    expect(screen.queryByRole('button', { name: 'Plus anciennes' })).not.toBeInTheDocument();
  });

  it('says that there is none', async () => {
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, aucune non lue');
    expect(await screen.findByText(/Aucune notification pour le moment/)).toBeInTheDocument();
  });

  it('says that loading failed, and recovers', async () => {
    api.use(fails('get', LIST, 503, 'UNAVAILABLE'));
    await renderWithProviders(<NotificationBell />);
    await press('Notifications, aucune non lue');
    expect(await screen.findByRole('alert')).toHaveTextContent('n’ont pas pu être chargées');
    serve([one(7, true)]);
    await press('Réessayer');
    expect(await screen.findByText('Message 7')).toBeInTheDocument();
  });
});
