import { endSession, startSession } from '@mosta/shared/auth';
import type { SavedView } from '@mosta/shared/schemas/saved-view.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderOrganiser } from '../testing';
import { SavedViews } from './saved-views';

const PATH = '/v1/account/view';
const WAITING: SavedView = {
  ...{ _id: 'view-1', table: 'quote', name: 'Attendent un prix', filters: 'suite=waiting' },
};
const api = setupApi();

beforeEach(() => startSession(buildSession({ role: 'Organizer' })));
afterEach(() => act(() => endSession()));

const show = (query = '') =>
  renderOrganiser(<SavedViews table="quote" opened="devis" />, 'fr', {
    ...{ route: `/devis${query}`, path: '/devis' },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Keeps views as the service does, and notes what is sent. */
function keeps(views: SavedView[]): unknown[] {
  const sent: unknown[] = [];
  api.use(
    http.get(PATH, () => HttpResponse.json(views)),
    http.put(PATH, async ({ request }) => {
      const body = (await request.json()) as SavedView;
      sent.push(body);
      const saved = { ...body, _id: `view-${views.length + 1}` };
      views.push(saved);
      return HttpResponse.json(saved);
    }),
    http.delete(`${PATH}/:id`, ({ params }) => {
      sent.push(params.id);
      views.splice(0, views.length, ...views.filter(({ _id }) => _id !== params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

it('leads to the views of this table, in the edition that is looked at, and marks the one that is shown', async () => {
  const other: SavedView = { ...WAITING, _id: 'view-2', table: 'staff', name: 'Candidats' };
  keeps([WAITING, other]);
  const { container, router } = await show('?edition=2025&page=2');
  const link = await screen.findByRole('link', { name: 'Attendent un prix' });
  expect(link).not.toHaveAttribute('aria-current');
  expect(screen.queryByText('Candidats')).not.toBeInTheDocument();
  await userEvent.click(link);
  expect(router.state.location.search).toBe('?suite=waiting&edition=2025');
  expect(screen.getByRole('link', { name: 'Attendent un prix' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect((await axe(container)).violations).toEqual([]);
});

it('gives the filters that are shown a name', async () => {
  const sent = keeps([]);
  await show('?tri=until&suite=waiting&devis=quote-1&page=3');
  await press('Garder cette vue');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Garder' }));
  expect(await dialog.findByText('Donnez un nom à cette vue.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Nom de la vue/), 'Bientôt finis');
  await userEvent.click(dialog.getByRole('button', { name: 'Garder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { table: 'quote', name: 'Bientôt finis', filters: 'suite=waiting&tri=until' },
  ]);
  expect(await screen.findByRole('link', { name: 'Bientôt finis' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('button', { name: /^Oublier.*Bientôt finis/ })).toHaveFocus();
});

it('forgets the view that is shown, and offers its name again', async () => {
  const sent = keeps([WAITING]);
  await show('?suite=waiting');
  await screen.findByRole('link', { name: 'Attendent un prix' });
  await press('Oublier « Attendent un prix »');
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  expect(sent).toEqual(['view-1']);
  await press('Garder cette vue');
  expect(await screen.findByLabelText(/Nom de la vue/)).toHaveValue('Attendent un prix');
});

it('keeps the typed name where the service refuses', async () => {
  api.use(answers('get', PATH, []), fails('put', PATH, 409, 'TOO_MANY_VIEWS'));
  await show('?suite=waiting');
  await press('Garder cette vue');
  await userEvent.type(await screen.findByLabelText(/Nom de la vue/), 'Une de trop');
  await press('Garder');
  expect(await screen.findByText('La vue n’a pas été gardée')).toBeVisible();
  expect(screen.getByLabelText(/Nom de la vue/)).toHaveValue('Une de trop');
});

it('is not there where nothing is kept and nothing is filtered', async () => {
  keeps([]);
  await show('?page=2');
  await act(async () => undefined);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
