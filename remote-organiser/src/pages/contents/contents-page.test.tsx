import { endSession, startSession } from '@mosta/shared/auth';
import data from '@mosta/shared/domain/first-content.json';
import { buildSession as signedIn } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import ContentsPage from './contents-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/content';
const api = setupApi();

/** The first content of a kind, as organisers see it. */
function entriesOf(kind: keyof typeof data) {
  return data[kind].map(({ id: key, ...content }, position) => ({
    ...{ _id: `entry-${key}`, kind, key, version: 1, position },
    ...{ draft: content, published: content, undoable: false },
    ...{ changedAt: '2025-03-01T09:00:00.000Z', changedBy: null },
  }));
}

beforeEach(() => {
  startSession(signedIn({ role: 'Organizer' }));
  api.use(
    http.get(LIST, ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return HttpResponse.json(
        kind === 'member' || kind === 'letter' ? entriesOf(kind) : entriesOf('question'),
      );
    }),
    answers('get', `${LIST}/:id/history`, []),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<ContentsPage />, language, {
    ...{ route: `${PATHS.contents}${query}`, path: PATHS.contents },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('lists the questions of each page, and moves one by its arrow', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(`${LIST}/order`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  await show();
  const visitors = within(await screen.findByRole('region', { name: 'Page des visiteurs' }));
  expect(visitors.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('button', { name: /^Monter «\u00a0Le badge/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^Descendre «\u00a0Le badge/ }));
  expect(await screen.findByText(/Le badge vaut-il.*place 2 sur 5/)).toBeInTheDocument();
  const ids = entriesOf('question').map(({ _id }) => _id);
  const [first, second, ...others] = ids;
  await waitFor(() =>
    expect(sent).toEqual([{ kind: 'question', ids: [second, first, ...others] }]),
  );
});

it('says when the order could not be changed', async () => {
  api.use(fails('post', `${LIST}/order`, 500, 'INTERNAL'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Descendre «\u00a0Le badge/ }));
  expect(await screen.findByText('Rien n’a changé')).toBeVisible();
});

it('marks the members that are samples, and opens one with its group and task', async () => {
  await show('?sorte=equipe');
  expect(await screen.findAllByText('Exemple')).toHaveLength(8);
  await userEvent.click(screen.getByRole('link', { name: 'Directeur du salon' }));
  expect(await screen.findByRole('combobox', { name: /Groupe/ })).toHaveValue('direction');
  expect(screen.getByRole('link', { name: 'Toute l’équipe' })).toHaveAttribute(
    'href',
    expect.stringContaining('sorte=equipe'),
  );
});

it('opens the letter at once, with the days of the edition in its preview', async () => {
  await show('?sorte=message');
  const preview = within(await screen.findByRole('region', { name: 'Aperçu' }));
  expect(preview.getByText(/^Du 28 avril au 1er mai 2025/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Écrire le mot du président' })).toBeNull();
});

it.each([
  ['', 'fr'],
  ['?sorte=equipe', 'ar'],
  ['?sorte=message', 'ar'],
] as const)('is without fault (%s, %s)', async (query, language) => {
  const { container } = await show(query, language);
  await screen.findAllByRole('heading', { level: 2 });
  expect(await axe(container)).toHaveNoViolations();
});
