import { endSession, startSession } from '@mosta/shared/auth';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import type { EditionState } from '@mosta/shared/schemas/organizer-edition.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import { useRights } from '../../use-rights';
import PaymentsPage from '../payments/payments-page';
import StandsPage from './stands-page';

expect.extend(toHaveNoViolations);

const FORMER = FIRST_EDITION.year;
const NOW = { year: FORMER + 1, former: [FORMER] };
const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });
const BALANCE = {
  ...{ reservation: 'r1', participation: 'p1', partial: false, late: true, company: 'Exemple' },
  ...{ reference: 'ME25-R7D5B2F0E', agreed: dinars(119_000), paid: dinars(0) },
  ...{ due: dinars(119_000), deadline: '2025-04-16T09:00:00.000Z' },
};
const STAND = {
  ...{ code: 'A01', kind: 'stand', size: 9, prices: {}, state: 'libre', revision: 0, holder: null },
};
const api = setupApi();

/** The queries of calls that were made. */
let asked: string[];
function listens(path: string, answer: object) {
  return http.get(path, ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(answer);
  });
}
const edition = (state: EditionState, year = FORMER) => {
  const _id = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
  return { ...FIRST_EDITION, _id, version: 1, state, current: false, year };
};

beforeEach(() => {
  asked = [];
  api.use(
    answers('get', '/v1/notification/unread', { unread: 0 }),
    answers('get', '/v1/organizer/edition', [edition('closed')]),
    answers('get', '/v1/organizer/reminder', []),
    answers('get', '/v1/organizer/payment', { entries: [], next: null }),
    listens('*/v1/organizer/balance', [BALANCE]),
    listens('*/v1/organizer/stand', [STAND]),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

function show(page: 'payments' | 'stands', search = '', role: OrganizerRole = 'owner') {
  startSession(buildSession({ role: 'Organizer', organizer: { role } }));
  return renderOrganiser(page === 'payments' ? <PaymentsPage /> : <StandsPage />, 'fr', {
    ...{ route: PATHS[page] + search, path: PATHS[page], edition: NOW },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}
const choice = () => screen.getByRole('combobox', { name: 'Édition' });
const note = () => screen.findByRole('note');
/** The note, which says more once the list of editions is there. */
const noteSays = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(text));

it('shows the current edition until another is chosen, which the address keeps', async () => {
  const { router } = await show('stands');
  expect(await screen.findByRole('button', { name: /A01/ })).toBeVisible();
  expect(choice()).toHaveDisplayValue(`${FORMER + 1} (en cours)`);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await userEvent.selectOptions(choice(), String(FORMER));
  expect(router.state.location.search).toBe(`?edition=${FORMER}`);
  await noteSays(/passée.*lecture seule/);
  expect(await screen.findByText('A01')).toBeVisible();
  expect(asked).toEqual(['', `?edition=${FORMER}`]);
  expect(screen.queryByRole('button', { name: /A01/ })).not.toBeInTheDocument();
  await userEvent.click(
    within(await note()).getByRole('link', { name: `Revenir à l’édition ${FORMER + 1}` }),
  );
  expect(router.state.location.search).toBe('');
});

it('takes the choice along to pages that follow it, and to no other', async () => {
  await show('stands', `?edition=${FORMER}`);
  const nav = within(screen.getByRole('navigation', { name: 'Pages de l’organisation' }));
  const address = (name: string) => nav.getByRole('link', { name }).getAttribute('href');
  expect(address('Paiements')).toBe(`${PATHS.payments}?edition=${FORMER}`);
  expect(address('Contenus')).toBe(`${PATHS.contents}?edition=${FORMER}`);
  expect(address('Devis')).toBe(PATHS.quotes);
});

it('lists what is owed from a former edition, and takes payments until it is archived', async () => {
  const { unmount } = await show('payments', `?edition=${FORMER}`);
  expect(await screen.findByRole('button', { name: /paiement de Exemple/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reçus' })).not.toBeInTheDocument();
  expect(new Set(asked)).toEqual(new Set([`?edition=${FORMER}`]));
  expect(screen.getByRole('link', { name: 'Exemple' })).toHaveAttribute(
    'href',
    `${PATHS.dossiers}?dossier=p1&edition=${FORMER}`,
  );
  unmount();
  api.use(answers('get', '/v1/organizer/edition', [edition('archived')]));
  await show('payments', `?edition=${FORMER}`);
  await noteSays(/archivée.*lecture seule/);
  expect(await screen.findByRole('link', { name: 'Exemple' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /paiement de Exemple/ })).not.toBeInTheDocument();
});

it('shows a draft that the address names, and says so where there is no such edition', async () => {
  api.use(answers('get', '/v1/organizer/edition', [edition('draft', FORMER + 2)]));
  const { unmount } = await show('stands', `?edition=${FORMER + 2}`);
  await noteSays(/en préparation.*lecture seule/);
  expect(choice()).toHaveValue(String(FORMER + 2));
  unmount();
  await show('stands', '?edition=1999');
  expect(await screen.findByText(/Il n’y a pas d’édition 1999/)).toBeVisible();
});

it('takes the year of the current edition, or what is no year, for the current one', async () => {
  for (const given of [String(FORMER + 1), 'demain', '']) {
    const { unmount } = await show('stands', `?edition=${given}`);
    expect(await screen.findByRole('button', { name: /A01/ })).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    unmount();
  }
});

it('offers no choice where there is one edition, nor on pages that have none', async () => {
  startSession(buildSession({ role: 'Organizer' }));
  const { unmount } = await renderOrganiser(<StandsPage />, 'fr', {
    ...{ route: PATHS.stands, path: PATHS.stands },
  });
  expect(screen.queryByRole('combobox', { name: 'Édition' })).not.toBeInTheDocument();
  unmount();
  await showRights('quotes', FORMER);
  expect(screen.getByText('contenus écrits, stands écrits')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Édition' })).not.toBeInTheDocument();
});

/** A page of the frame that says what may be written on it. */
function showRights(page: 'quotes' | 'contents', year: number) {
  const Rights = () => {
    const { mayWrite } = useRights();
    const may = (area: 'content' | 'stand') => (mayWrite(area) ? 'écrits' : 'lus');
    return <p>{`contenus ${may('content')}, stands ${may('stand')}`}</p>;
  };
  return renderOrganiser(
    <OrganiserFrame page={page}>
      <Rights />
    </OrganiserFrame>,
    'fr',
    { ...{ route: `${PATHS[page]}?edition=${year}`, path: PATHS[page] }, edition: NOW },
  );
}

it('prepares what a draft will say, and reads what former editions said', async () => {
  startSession(buildSession({ role: 'Organizer' }));
  const draft = FORMER + 2;
  api.use(answers('get', '/v1/organizer/edition', [edition('draft', draft), edition('closed')]));
  const { unmount } = await showRights('contents', draft);
  await noteSays(/se verra quand elle sera montrée/);
  expect(await screen.findByText('contenus écrits, stands lus')).toBeVisible();
  const years = within(choice()).getAllByRole('option');
  expect(years.map((option) => option.getAttribute('value'))).toEqual([
    '',
    ...[draft, FORMER].map(String),
  ]);
  unmount();
  await showRights('contents', FORMER);
  expect(await screen.findByText('contenus lus, stands lus')).toBeVisible();
});

it('axe finds nothing wrong', async () => {
  const { container } = await show('stands', `?edition=${FORMER}`);
  await note();
  await screen.findByText('A01');
  expect(await axe(container)).toHaveNoViolations();
});
