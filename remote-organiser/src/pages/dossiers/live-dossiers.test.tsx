import { endSession, startSession } from '@mosta/shared/auth';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen } from '@testing-library/react';
import { buildSummary, COUNTS } from '../../features/dossier/testing';
import { renderOrganiser } from '../../testing';
import DossiersPage from './dossiers-page';

let announce: () => void = () => undefined;
jest.mock('@mosta/shared/realtime', () => ({
  subscribe: (event: string, listener: () => void) => {
    if (event === 'participation') announce = listener;
    return () => undefined;
  },
  onConnected: () => () => undefined,
  useConnectionState: () => 'connected',
}));

const LIST = '/v1/organizer/participation';
const api = setupApi();
afterEach(() => act(() => endSession()));

it('shows a participation that arrives, and the new count', async () => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/account/view', []),
    answers('get', `${LIST}/counts`, COUNTS),
    answers('get', LIST, { participations: [], next: null, total: 0 }),
  );
  await renderOrganiser(<DossiersPage />);
  expect(await screen.findByText('Aucun dossier pour le moment')).toBeVisible();
  api.use(
    answers('get', `${LIST}/counts`, { ...COUNTS, stages: { ...COUNTS.stages, received: 9 } }),
    answers('get', LIST, { participations: [buildSummary()], next: null, total: 1 }),
  );
  act(() => announce());
  expect(await screen.findByRole('link', { name: 'Conserverie exemple' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^9\s*À étudier/ })).toBeVisible();
});
