import { endSession, startSession } from '@mosta/shared/auth';
import { ORGANIZER_ROLES, type OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import { OrganiserFrame } from './organiser-frame';
import type { PageName } from './pages';

expect.extend(toHaveNoViolations);
const api = setupApi();

beforeEach(() => api.use(answers('get', '/v1/notification/unread', { unread: 0 })));
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

function show(role: OrganizerRole, page: PageName) {
  startSession(buildSession({ role: 'Organizer', organizer: { role } }));
  const ui = (
    <OrganiserFrame page={page}>
      <p>Contenu de la page</p>
    </OrganiserFrame>
  );
  return renderOrganiser(ui, 'fr', {
    ...{ route: PATHS[page], path: PATHS[page] },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Pages de l’organisation' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows a manager what is a manager’s, and neither an accountant nor a reader the log', async () => {
  await show('manager', 'dossiers');
  expect(screen.getByText('Contenu de la page')).toBeVisible();
  expect(entries()).toContain('Journal');
});

it('tells an accountant that the log is not theirs, and leads to what is', async () => {
  const { container } = await show('accountant', 'audit');
  expect(screen.queryByText('Contenu de la page')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Cette page n’est pas la vôtre' })).toBeVisible();
  expect(screen.getByText(/en tant que comptable/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aller à mes pages' })).toHaveAttribute(
    'href',
    PATHS.overview,
  );
  expect(entries()).not.toContain('Journal');
  expect(await axe(container)).toHaveNoViolations();
});

it('leads whoever stands at the entrance from the home of organisers to the entrance', async () => {
  const { router } = await show('gate', 'overview');
  expect(router.state.location.pathname).toBe(PATHS.entrance);
});

it('leads whoever still has to set the second factor up to the own account, and nowhere else', async () => {
  startSession(
    buildSession({ role: 'Organizer', organizer: { role: 'owner', owesSecondFactor: true } }),
  );
  const ui = <OrganiserFrame page="dossiers">Contenu de la page</OrganiserFrame>;
  const { router } = await renderOrganiser(ui, 'fr', {
    ...{ route: PATHS.dossiers, path: PATHS.dossiers },
    elsewhere: { '*': <OrganiserFrame page="account">Mon compte ici</OrganiserFrame> },
  });
  expect(router.state.location.pathname).toBe(PATHS.account);
  expect(screen.getByText('Mon compte ici')).toBeVisible();
  expect(entries()).toEqual(['Mon compte', 'Voir le site']);
});

it.each(ORGANIZER_ROLES)('leaves the own account to each %s', async (role) => {
  await show(role, 'account');
  expect(screen.getByText('Contenu de la page')).toBeVisible();
});
