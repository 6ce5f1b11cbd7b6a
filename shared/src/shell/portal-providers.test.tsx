import { endSession, expireSession, startSession } from '@mosta/shared/auth';
import { QueryClient, useQuery } from '@mosta/shared/http';
import { changeLanguage, startI18n } from '@mosta/shared/i18n';
import { showToast } from '@mosta/shared/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import { buildSession } from '../testing/factories';
import { PortalProviders } from './shell';

let answered = '';
/** Shows what the API tells under a key that does not name the person. */
function Mine() {
  const { data } = useQuery({ queryKey: ['mine'], queryFn: async () => answered });
  return <p>{data ?? 'Chargement…'}</p>;
}

const answer = buildSession();
const client = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

beforeAll(() => startI18n('fr'));
beforeEach(() => {
  answered = 'ce que voit la première';
  startSession(answer);
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

it('forgets what the API answered, when somebody signs out', async () => {
  const queryClient = client();
  render(
    <PortalProviders queryClient={queryClient}>
      <Mine />
    </PortalProviders>,
  );
  await screen.findByText(answered);
  act(() => endSession());
  expect(queryClient.getQueryData(['mine'])).toBeUndefined();
});

it('shows nobody what the API answered the person before', async () => {
  const queryClient = client();
  const { rerender } = render(
    <PortalProviders queryClient={queryClient}>
      <Mine key="first" />
    </PortalProviders>,
  );
  await screen.findByText('ce que voit la première');
  answered = 'ce que voit la suivante';
  // as in a tab that follows another one, where the next person signs in without a sign-out seen here
  act(() => void startSession(buildSession()));
  rerender(
    <PortalProviders queryClient={queryClient}>
      <Mine key="second" />
    </PortalProviders>,
  );
  expect(screen.queryByText('ce que voit la première')).not.toBeInTheDocument();
  expect(await screen.findByText('ce que voit la suivante')).toBeInTheDocument();
});

it('takes away with the person what was told to them', async () => {
  render(<PortalProviders queryClient={client()}>Page</PortalProviders>);
  act(() => showToast('Pour la première'));
  await screen.findByText('Pour la première');
  act(() => endSession());
  await waitFor(() => expect(screen.queryByText('Pour la première')).not.toBeInTheDocument());
});

it('keeps it through a refresh and an expired session of the same person', async () => {
  const queryClient = client();
  render(
    <PortalProviders queryClient={queryClient}>
      <Mine />
    </PortalProviders>,
  );
  await screen.findByText(answered);
  act(() => void startSession(buildSession({ user: answer.user })));
  act(() => expireSession());
  act(() => void startSession(buildSession({ user: answer.user })));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(['mine'])).toBe('ce que voit la première');
});

it('asks again for what came with the page before the language changes', async () => {
  const queryClient = client();
  const asked = jest.fn(async () => 'كرسي');
  function Article() {
    const { data } = useQuery({
      queryKey: ['article'],
      queryFn: asked,
      initialData: 'Chaise',
      initialDataUpdatedAt: Date.now(),
    });
    return <p>{data}</p>;
  }
  render(
    <PortalProviders queryClient={queryClient}>
      <Article />
    </PortalProviders>,
  );
  expect(await screen.findByText('Chaise')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await act(() => changeLanguage('ar'));
  expect(await screen.findByText('كرسي')).toBeVisible();
  await act(() => changeLanguage('fr'));
  expect(asked).toHaveBeenCalledTimes(1);
});
