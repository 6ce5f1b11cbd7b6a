import { endSession, sessionStore, startSession } from '@mosta/shared/auth';
import type { MemberList } from '@mosta/shared/schemas/member.schema';
import { buildProblem, buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderExhibitor } from '../../testing';
import { MembersCard } from './members-card';

expect.extend(toHaveNoViolations);
const api = setupApi();
const SESSION = buildSession();
const self = { _id: SESSION.user._id, nom: 'Exemple', prenom: 'Amina', email: 'amina@exemple.dz' };
const other = { _id: 'compte-2', nom: 'Exemple', prenom: 'Karim', email: 'karim@exemple.dz' };
const joinedAt = '2025-01-15T09:00:00.000Z';
const OWNED: MemberList = {
  role: 'owner',
  members: [
    { ...self, role: 'owner', joinedAt },
    { ...other, role: 'member', joinedAt },
  ],
  invitations: [
    {
      ...{ _id: 'invitation-1', email: 'nadia@exemple.dz', sentAt: joinedAt },
      expiresAt: '2025-01-22T09:00:00.000Z',
    },
  ],
};
const JOINED: MemberList = {
  role: 'member',
  members: [
    { ...other, role: 'owner', joinedAt },
    { ...self, role: 'member', joinedAt },
  ],
  invitations: [],
};

beforeEach(() => act(() => void startSession(SESSION)));
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

/** Answers the list, and another one once something was sent. */
function serves(first: MemberList, then: MemberList = first) {
  const sent: string[] = [];
  const noted = async ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    const body = await request.text();
    sent.push([request.method, pathname, body].filter((part) => part !== '').join(' '));
    return pathname === '/v1/invitation'
      ? HttpResponse.json(OWNED.invitations[0], { status: 201 })
      : new HttpResponse(null, { status: 204 });
  };
  api.use(
    http.get('/v1/member', () => HttpResponse.json(sent.length === 0 ? first : then)),
    http.post('/v1/member/*', noted),
    http.delete('/v1/member/*', noted),
    http.post('/v1/invitation', noted),
    http.delete('/v1/invitation/*', noted),
  );
  return sent;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

it('lists who acts for the company, and who is invited', async () => {
  serves(OWNED);
  const { container } = await renderExhibitor(<MembersCard />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Amina ExempleVous, responsableamina@exemple.dz/);
  expect(second).toHaveTextContent(/Karim ExempleMembrekarim@exemple.dzDepuis le 15 janvier 2025/);
  expect(screen.getByRole('region', { name: 'Invitations en attente' })).toHaveTextContent(
    /nadia@exemple.dzValable jusqu’au 22 janvier 2025/,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('says that nobody else is there', async () => {
  serves({ ...OWNED, members: OWNED.members.slice(0, 1), invitations: [] });
  await renderExhibitor(<MembersCard />);
  expect(await screen.findByText(/Personne d’autre n’agit/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Retirer|Quitter/ })).toBeNull();
});

it.each([
  ['Retirer Karim Exemple', 'Retirer', 'DELETE /v1/member/compte-2', /n’agit plus/],
  [
    ...['Nommer Karim Exemple responsable', 'Nommer responsable'],
    ...['POST /v1/member/compte-2/owner', /est maintenant responsable/],
  ],
  [
    ...['Annuler l’invitation de nadia@exemple.dz', 'Annuler l’invitation'],
    ...['DELETE /v1/invitation/invitation-1', /est annulée/],
  ],
] as [string, string, string, RegExp][])(
  '%s: asks, does it, and says so',
  async (button, yes, call, said) => {
    const sent = serves(OWNED);
    await renderExhibitor(<MembersCard />);
    await press(button);
    await confirm('Ne rien changer');
    expect(sent).toEqual([]);
    await press(button);
    await confirm(yes);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(sent).toEqual([call]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);

it('lets a member leave, who then has a list of their own', async () => {
  const alone: MemberList = { ...JOINED, role: 'owner', members: OWNED.members.slice(0, 1) };
  const sent = serves(JOINED, alone);
  await renderExhibitor(<MembersCard />);
  expect(await screen.findByText('Karim Exemple invite et retire les personnes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Retirer|Nommer|invitation/ })).toBeNull();
  await press('Quitter l’entreprise');
  await confirm('Quitter');
  expect(await screen.findByText(/Personne d’autre n’agit/)).toBeInTheDocument();
  expect(sent).toEqual(['POST /v1/member/leave']);
  expect(sessionStore.getState().auth).not.toBeNull();
});

it('invites an address, says so, and takes another', async () => {
  const sent = serves({ ...OWNED, invitations: [] }, OWNED);
  await renderExhibitor(<MembersCard />);
  await press('Envoyer l’invitation');
  const field = screen.getByLabelText(/^Adresse e-mail/);
  expect(field).toHaveAccessibleDescription(/Saisissez votre adresse e-mail|adresse/);
  expect(sent).toEqual([]);
  await userEvent.type(field, 'Nadia@exemple.dz');
  await press('Envoyer l’invitation');
  expect(await screen.findByText(/est partie à nadia@exemple.dz/)).toBeInTheDocument();
  expect(sent).toEqual(['POST /v1/invitation {"email":"nadia@exemple.dz"}']);
  expect(field).toHaveValue('');
  expect(await screen.findByRole('region', { name: 'Invitations en attente' })).toBeVisible();
});

it.each([
  ['ALREADY_MEMBER', 409, /agit déjà pour l’entreprise/],
  ['TOO_MANY_MEMBERS', 409, /Vingt personnes au plus/],
  ['EMAIL_NOT_VERIFIED', 403, /Confirmez d’abord votre adresse/],
])(
  'says why it was not sent after %s, and keeps what was typed',
  async (code, status, sentence) => {
    serves(OWNED);
    api.use(fails('post', '/v1/invitation', status, code));
    await renderExhibitor(<MembersCard />);
    const field = await screen.findByLabelText(/^Adresse e-mail/);
    await userEvent.type(field, 'nadia@exemple.dz');
    await press('Envoyer l’invitation');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field).toHaveValue('nadia@exemple.dz');
  },
);

it('keeps another address that is typed while the first is on its way', async () => {
  serves(OWNED);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.use(
    http.post('/v1/invitation', async () => {
      await arrived;
      return HttpResponse.json(null, { status: 202 });
    }),
  );
  await renderExhibitor(<MembersCard />);
  const field = await screen.findByLabelText(/^Adresse e-mail/);
  await userEvent.type(field, 'nadia@exemple.dz');
  await press('Envoyer l’invitation');
  await userEvent.clear(field);
  await userEvent.type(field, 'samir@exemple.dz');
  arrive();
  expect(await screen.findByText(/est partie à nadia@exemple.dz/)).toBeInTheDocument();
  expect(field).toHaveValue('samir@exemple.dz');
});

it('says at the field what the service refuses of the address', async () => {
  serves(OWNED);
  const errors = [{ path: 'email', message: 'Cette adresse ne reçoit pas de courrier.' }];
  const problem = buildProblem(400, 'INVALID_INPUT', { errors });
  const init = { status: 400, headers: { 'content-type': 'application/problem+json' } };
  api.use(http.post('/v1/invitation', () => HttpResponse.json(problem, init)));
  await renderExhibitor(<MembersCard />);
  const field = await screen.findByLabelText(/^Adresse e-mail/);
  await userEvent.type(field, 'nadia@exemple.dz');
  await press('Envoyer l’invitation');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/ne reçoit pas de courrier/);
});

it('says what was refused, and why', async () => {
  serves(OWNED);
  api.use(fails('delete', '/v1/member/:id', 503, 'UNAVAILABLE'));
  await renderExhibitor(<MembersCard />);
  await press('Retirer Karim Exemple');
  await confirm('Retirer');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Karim Exemple n’a pas été retiré/);
});

it('has a place while it loads, and a way to try again', async () => {
  api.use(neverAnswers('get', '/v1/member'));
  await renderExhibitor(<MembersCard />);
  expect(screen.getByText('Chargement des personnes…')).toBeInTheDocument();
});

it('says that the list could not be had', async () => {
  api.use(fails('get', '/v1/member', 400, 'INVALID_INPUT'));
  await renderExhibitor(<MembersCard />);
  expect(await screen.findByText(/ne sont pas disponibles/)).toBeInTheDocument();
  api.use(answers('get', '/v1/member', OWNED));
  await press('Réessayer');
  expect(await screen.findByText('Karim Exemple')).toBeInTheDocument();
});

it('has nothing that axe objects to in Arabic', async () => {
  serves(OWNED);
  const { container } = await renderExhibitor(<MembersCard />, 'ar');
  await screen.findByText('Karim Exemple');
  expect(await axe(container)).toHaveNoViolations();
});
