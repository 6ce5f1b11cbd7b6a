import { endSession, startSession } from '@mosta/shared/auth';
import type { AuditEntry } from '@mosta/shared/schemas/audit.schema';
import { AUDIT_ACTIONS } from '@mosta/shared/schemas/audit-action';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import AuditPage from './audit-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/audit';
const api = setupApi();

function buildEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...{ id: 7, at: '2025-04-20T09:00:00.000Z', actorId: 'user-1', actorName: 'Lina Exemple' },
    ...{ action: 'participation.accept', subject: 'participation-1', details: {} },
    ...{ requestId: 'exemple', ...overrides },
  };
}

/** Answers the list, and notes what was asked for. */
function listed(entries: AuditEntry[], next: number | null = null): string[] {
  const asked: string[] = [];
  api.use(
    http.get(LIST, ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ entries, next });
    }),
  );
  return asked;
}

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(answers('get', '/v1/notification/unread', { unread: 0 }));
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'en' | 'ar' = 'fr') =>
  renderOrganiser(<AuditPage />, language, {
    ...{ route: `${PATHS.audit}${query}`, path: PATHS.audit },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('says who did what to which thing, and leads to a dossier', async () => {
  listed([
    buildEntry(),
    buildEntry({
      ...{ id: 6, action: 'stand.release', subject: 'B02', actorName: null },
      details: { reason: 'Double option' },
    }),
  ]);
  const { router } = await show();
  const row = await screen.findByRole('row', { name: /Stand\s*Libéré/ });
  expect(row).toHaveTextContent('reason : Double option');
  expect(row).toHaveTextContent('Le service, ou un compte effacé');
  await userEvent.click(screen.getByRole('link', { name: 'participation' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`${PATHS.dossiers}?dossier=participation-1`);
});

it.each(['fr', 'en', 'ar'] as const)(
  'has words for all that the service writes (%s)',
  async (language) => {
    listed(
      AUDIT_ACTIONS.map((action, at) =>
        buildEntry({ id: 1000 - at, action, subject: 'x', details: {} }),
      ),
    );
    await show('', language);
    const rows = await screen.findAllByRole('row');
    expect(rows).toHaveLength(AUDIT_ACTIONS.length + 1);
    AUDIT_ACTIONS.forEach((action, at) => {
      const words = rows[at + 1]?.textContent ?? '';
      expect(words).not.toContain(action);
      expect(words).not.toContain('audit.');
    });
  },
);

it('keeps the name of an action that an older service wrote', async () => {
  listed([buildEntry({ action: 'stand.paint' })]);
  await show();
  expect(await screen.findByRole('row', { name: /Stand\s*stand\.paint/ })).toBeVisible();
});

it('is narrowed by subject and read on, as the address says', async () => {
  const asked = listed([buildEntry()], 7);
  const { router } = await show();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Sujet' }),
    'Réservation',
  );
  await waitFor(() => expect(asked).toContain('action=reservation.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Plus anciens' }));
  await waitFor(() => expect(asked).toContain('action=reservation.&before=7'));
  expect(router.state.location.search).toBe('?sujet=reservation&avant=7');
  await userEvent.click(screen.getByRole('button', { name: 'Les plus récents' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sujet=reservation'));
});

it('is saved for a spreadsheet with its filters; a failure says why', async () => {
  listed([buildEntry()]);
  const asked: string[] = [];
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:export';
  URL.revokeObjectURL = () => undefined;
  api.use(
    http.get(`${LIST}/export`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('Instant', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  await show('?sujet=stand&objet=B02');
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Exporter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
  };
  await press();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(asked).toEqual(['?action=stand.&subject=B02&format=csv']);
  api.use(fails('get', `${LIST}/export`, 503, 'UNAVAILABLE'));
  await press();
  expect(await screen.findByText(/^L’export n’a pas été enregistré/)).toBeVisible();
});

it('says what will be there while there is nothing, and when it could not be loaded', async () => {
  listed([]);
  const { unmount } = await show();
  expect(await screen.findByText('Aucun acte à montrer')).toBeVisible();
  unmount();
  api.use(fails('get', LIST, 500, 'INTERNAL'));
  await show('?objet=x');
  expect(await screen.findByText('Le journal n’a pas pu être chargé.')).toBeVisible();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  listed([buildEntry()], 7);
  const { container } = await show('', language);
  await screen.findAllByRole('link', { name: 'participation' });
  expect(await axe(container)).toHaveNoViolations();
});
