import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganiser } from '../testing';
import { ExportMenu } from './export-menu';

const CALL = '/v1/organizer/badge/export';
const api = setupApi();

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  URL.createObjectURL = () => 'blob:exemple';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => endSession());
  jest.restoreAllMocks();
  localStorage.clear();
});

const filter = { search: 'amina', category: null, state: '' };
const show = () =>
  renderOrganiser(<ExportMenu path="v1/organizer/badge" filter={filter} name="badges" />);
const choose = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

it.each([
  [/^CSV/, 'csv'],
  [/XLSX/, 'xlsx'],
] as const)('asks for what the filters want as %s', async (item, format) => {
  const asked = new Promise<string>((resolve) => {
    api.use(
      http.get(CALL, ({ request }) => {
        resolve(new URL(request.url).search);
        return HttpResponse.text('Référence');
      }),
    );
  });
  await show();
  await choose(item);
  expect(await asked).toBe(`?search=amina&format=${format}`);
});

it('says why nothing was saved', async () => {
  api.use(fails('get', CALL, 503, 'UNAVAILABLE', 'Réessayez dans un instant.'));
  await show();
  await choose(/^CSV/);
  expect(await screen.findByRole('alert')).toHaveTextContent(/L’export n’a pas été enregistré/);
});
