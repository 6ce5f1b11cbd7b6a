import { endSession, startSession } from '@mosta/shared/auth';
import { ownHoldsQuery } from '@mosta/shared/queries';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Hold, Stand, StandChange } from '@mosta/shared/schemas/stand.schema';
import { buildReservation, buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  isUnreachable,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { createTestQueryClient, renderWithProviders } from '@mosta/shared/testing/render';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote';
import * as socket from '../../testing/fake-realtime';
import { buildStands } from '../../testing/stands';
import ExposantMapPage from './exposant-map-page';

jest.mock(
  '@mosta/shared/realtime',
  () => jest.requireActual<typeof socket>('../../testing/fake-realtime').realtime,
);

// Nothing on this page is hidden, and jsdom takes seconds to find that out for 183 options.
configure({ defaultHidden: true });
const user = userEvent.setup({ pointerEventsCheck: 0 });
const api = setupApi();

const MINUTE = 60_000;
let stands: Stand[];
let holds: Hold[];

function buildHold(code: string, minutes = 30, more: Partial<Hold> = {}): Hold {
  return {
    _id: `hold-${code}`,
    code,
    since: new Date().toISOString(),
    expires: new Date(Date.now() + minutes * MINUTE).toISOString(),
    prolongationsLeft: 2,
    prolongedUntil: new Date(Date.now() + 2 * minutes * MINUTE).toISOString(),
    ...more,
  };
}
const setState = (code: string, state: Stand['state'], revision: number) => {
  stands = stands.map((stand) => (stand.code === code ? { ...stand, state, revision } : stand));
};

beforeEach(() => {
  // The countdown ticks by itself; React's test environment wants to know.
  const begin = setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation((tick, ms) => {
    const run = () => void (typeof tick === 'function' && tick());
    const watched = () => Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true;
    return begin(() => (watched() ? act(run) : run()), ms);
  });
  stands = buildStands();
  holds = [];
  api.use(
    http.get('/v1/stand', () => HttpResponse.json(stands)),
    http.get('/v1/hold/mine', () => HttpResponse.json(holds)),
    answers('get', '/v1/reservation/exhibitor/:id', []),
    answers('get', '/v1/participation/mine', []),
    http.post<{ code: string }>('/v1/stand/:code/hold', ({ params }) => {
      const hold = buildHold(params.code);
      holds = [...holds, hold];
      setState(params.code, 'option', 2);
      return HttpResponse.json(hold, { status: 201 });
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

/** The server announces a change, and the page draws it at the next frame. */
const announce = (change: StandChange) =>
  act(async () => {
    socket.emit('stand', change);
    await new Promise(requestAnimationFrame);
  });

async function openPage(
  query = '',
  role?: 'Exhibitor' | 'Organizer',
  language?: 'en' | 'ar',
  queryClient = createTestQueryClient(),
) {
  if (!remote.catalogue) throw new Error('The remote has no texts');
  if (role) act(() => void startSession(buildSession({ role })));
  const page = await renderWithProviders(<ExposantMapPage />, {
    route: `/Exposant-map${query}`,
    path: '/Exposant-map',
    language: language ?? 'fr',
    queryClient,
    catalogues: { floorplan: remote.catalogue },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
  await screen.findByRole('img');
  return page;
}
/** By title: asking the role of everything on the page takes jsdom seconds. */
function section(title: string): HTMLElement {
  const found = screen.getByText(title).closest('section');
  if (!found) throw new Error(`No section called ${title}`);
  return found;
}
const panel = () => section('Selected Booth Details');
const tray = () => section('Mes options');
/** Buttons are few outside of the list, and are asked for by their part of the page. */
const inPanel = (name: string | RegExp) => within(panel()).findByRole('button', { name });
const inTray = (name: string | RegExp) => within(tray()).findByRole('button', { name });

describe('a visitor without an account', () => {
  it('sees size and price, and is asked to sign in, with the way back to the same stand', async () => {
    const { container } = await openPage('?stand=C02');
    const login = await within(panel()).findByRole('link', { name: 'Se connecter' });
    // the first edition is over: nothing invites to take an option
    expect(panel()).not.toHaveTextContent('prendre une option');
    expect(panel()).toHaveTextContent('9 m²');
    expect(panel()).toHaveTextContent(/185 000,00 DA HT/);
    expect(login).toHaveAttribute('href', '/login?next=%2FExposant-map%3Fstand%3DC02');
    expect(within(panel()).getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
      'href',
      '/signup?next=%2FExposant-map%3Fstand%3DC02',
    );
    expect(within(panel()).getByRole('link', { name: /Simuler/ })).toHaveAttribute(
      'href',
      '/simulation',
    );
    expect(screen.queryByText('Mes options')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('sees the size and both prices of a larger stand, the euro price as an example', async () => {
    await openPage('?stand=B49');
    expect(await within(panel()).findByText('18 m²')).toBeVisible();
    expect(panel()).toHaveTextContent(/367 500,00 DA HT.*2 520,00 €.*exemple/);
    expect(panel()).not.toHaveTextContent('Espace Premium');
  });

  it('sees a premium stand, whose size no offer prices', async () => {
    stands = buildStands({ C01: { state: 'libre' } });
    await openPage('?stand=C01');
    expect(await within(panel()).findByText('Espace Premium')).toBeVisible();
    expect(panel()).toHaveTextContent('36 m²');
    expect(panel()).toHaveTextContent('Sur devis');
  });

  it('sees a zone without a price as one on quotation', async () => {
    await openPage('?stand=Science+Corner');
    expect(await within(panel()).findByText('Sur devis')).toBeVisible();
    expect(panel()).toHaveTextContent('60 m²');
  });

  it('may take an option on the same stand once signed in', async () => {
    await openPage('?stand=C02');
    await within(panel()).findByRole('link', { name: 'Se connecter' });
    act(() => void startSession(buildSession()));
    expect(await inPanel('Prendre une option')).toBeEnabled();
    expect(panel()).toHaveTextContent('Stand C02');
  });
});

describe('an exhibitor', () => {
  it('takes an option, sees it in the tray, on the list and in the panel, and can go on', async () => {
    await openPage('?stand=C02', 'Exhibitor');
    expect(await within(tray()).findByText(/Aucune option en cours/)).toBeVisible();
    expect(tray()).toHaveTextContent('0 sur 5');
    await user.click(await inPanel('Prendre une option'));
    expect(await within(panel()).findByText('Vous avez une option sur C02.')).toBeVisible();
    const option = await screen.findByLabelText('Stand C02, en option');
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(option).toHaveAccessibleDescription('L’un de vos stands');
    expect(tray()).toHaveTextContent('1 sur 5');
    expect(within(tray()).getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
    expect(
      await within(tray()).findByRole('link', { name: 'Continuer vers le formulaire' }),
    ).toHaveAttribute('href', '/formulaire');
    for (const part of [panel(), tray()]) expect((await axe(part)).violations).toEqual([]);
  });

  it('sees that a race is lost, with the nearest free stands of the same size', async () => {
    api.use(
      http.post('/v1/stand/:code/hold', () => {
        setState('C02', 'option', 2);
        return HttpResponse.json(
          { type: 'about:blank', title: 'Pris', status: 409, code: 'STAND_TAKEN' },
          { status: 409 },
        );
      }),
    );
    await openPage('?stand=C02', 'Exhibitor');
    await user.click(await inPanel('Prendre une option'));
    expect(await within(panel()).findByText(/C02 vient d’être pris/)).toBeVisible();
    expect(panel()).toHaveTextContent('Les plus proches de 9 m² qui sont libres');
    const nearest = within(panel())
      .getAllByRole('button', { name: /^Stand / })
      .map(({ textContent }) => textContent);
    expect(nearest).toHaveLength(4);
    expect(nearest[0]).toBe('Stand C03');
    expect((await axe(panel())).violations).toEqual([]);
    await user.click(await inPanel('Stand C03'));
    expect(await inPanel('Prendre une option')).toBeEnabled();
    expect(panel()).toHaveTextContent('Stand C03');
  });

  it('sees at once that another was faster, before clicking', async () => {
    await openPage('?stand=C02', 'Exhibitor');
    await inPanel('Prendre une option');
    await waitFor(() => expect(socket.followerCount()).toBe(1));
    await announce({ code: 'C02', state: 'option', revision: 2 });
    expect(await within(panel()).findByText(/C02 vient d’être pris/)).toBeVisible();
    await announce({ code: 'C02', state: 'libre', revision: 3 });
    expect(await inPanel('Prendre une option')).toBeEnabled();
  });

  it('is offered other sizes when none of the same is free, and sees when nothing is', async () => {
    stands = buildStands().map((stand): Stand => {
      if (stand.kind === 'zone' || stand.code === 'B49')
        return { ...stand, size: stand.code === 'B49' ? 12 : null };
      return { ...stand, state: 'reserve' };
    });
    await openPage('?stand=C02', 'Exhibitor');
    expect(await within(panel()).findByText(/Aucun autre de 9 m² n’est libre/)).toBeVisible();
    expect(await inPanel('Stand B49 · 12 m²')).toBeVisible();
    await announce({ code: 'B49', state: 'reserve', revision: 2 });
    expect(await within(panel()).findByText(/Aucun autre stand n’est libre/)).toBeVisible();
  });

  it('is told to confirm the address, and has the message sent again', async () => {
    api.use(
      fails('post', '/v1/stand/:code/hold', 403, 'EMAIL_NOT_VERIFIED'),
      http.post('/v1/account/confirmation', () => new HttpResponse(null, { status: 202 })),
    );
    await openPage('?stand=C02', 'Exhibitor');
    await user.click(await inPanel('Prendre une option'));
    expect(await within(panel()).findByText(/Confirmez d’abord votre adresse/)).toBeVisible();
    await user.click(await inPanel('Renvoyer le message'));
    expect(await within(panel()).findByText(/Le message est reparti/)).toBeVisible();
  });

  it('sees the limit, and of a failure with a way to try again', async () => {
    holds = [buildHold('C03'), buildHold('C48')];
    api.use(
      answers('get', '/v1/reservation/exhibitor/:id', [buildReservation({ status: 'pending' })]),
      fails('post', '/v1/stand/:code/hold', 409, 'HOLD_LIMIT'),
    );
    await openPage('?stand=C02', 'Exhibitor');
    await waitFor(() => expect(tray()).toHaveTextContent('3 sur 5'));
    expect(tray()).toHaveTextContent('en attente de confirmation : B12');
    await user.click(await inPanel('Prendre une option'));
    expect(await within(panel()).findByText(/autant de stands qu’il est permis/)).toBeVisible();
    api.use(isUnreachable('post', '/v1/stand/:code/hold'));
    await user.click(await inPanel('Prendre une option'));
    expect(await inPanel('Réessayer')).toBeVisible();
    api.use(answers('post', '/v1/stand/:code/hold', buildHold('C02'), { status: 201 }));
    holds = [...holds, buildHold('C02')];
    await user.click(await inPanel('Réessayer'));
    expect(await within(panel()).findByText('Vous avez une option sur C02.')).toBeVisible();
  });

  it('prolongs as long as the service allows it', async () => {
    const prolongedUntil = '2030-11-24T09:05:00.000Z';
    holds = [
      buildHold('C02', 4, {
        ...{ prolongationsLeft: 1, prolongedUntil, expires: '2030-11-22T09:05:00.000Z' },
      }),
    ];
    api.use(
      http.post('/v1/hold/:id/prolong', () => {
        holds = [buildHold('C02', 30, { prolongationsLeft: 0, prolongedUntil: null })];
        return HttpResponse.json(holds[0]);
      }),
    );
    await openPage('', 'Exhibitor');
    expect(await within(tray()).findByText('Prend fin le 22 novembre 2030 à 10h05.')).toBeVisible();
    const prolong = await inTray('Prolonger');
    expect(prolong).toHaveAccessibleDescription(
      'Prolongation possible jusqu’au 24 novembre 2030 à 10h05 (reste 1).',
    );
    await user.click(prolong);
    expect(await within(tray()).findByText('Option sur C02 prolongée.')).toBeVisible();
    expect(await inTray('Prolongations épuisées')).toBeDisabled();
    expect(within(tray()).getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
  });

  it('releases after a question, and sees no notice that the hold ended by itself', async () => {
    holds = [buildHold('C02')];
    setState('C02', 'option', 2);
    const released = jest.fn();
    api.use(
      http.post('/v1/hold/:id/release', ({ params }) => {
        released(params.id);
        holds = [];
        setState('C02', 'libre', 3);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openPage('', 'Exhibitor');
    await user.click(await inTray('Libérer'));
    await user.click(screen.getByRole('button', { name: 'Garder l’option' }));
    expect(released).not.toHaveBeenCalled();
    await user.click(await inTray('Libérer'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Libérer' }));
    expect(await within(tray()).findByText('Option sur C02 libérée.')).toBeVisible();
    expect(released).toHaveBeenCalledWith('hold-C02');
    expect(await within(tray()).findByText(/Aucune option en cours/)).toBeVisible();
    expect(await screen.findByLabelText('Stand C02, disponible')).toBeInTheDocument();
    expect(tray()).not.toHaveTextContent('a pris fin');
  });

  it('sees at once what was released in another tab, and what was not', async () => {
    holds = [buildHold('C02'), buildHold('C03')];
    setState('C02', 'option', 2);
    await openPage('', 'Exhibitor');
    expect(await inTray('C02')).toBeVisible();
    holds = holds.filter(({ code }) => code !== 'C02');
    setState('C02', 'libre', 3);
    await announce({ code: 'C02', state: 'libre', revision: 3 });
    await waitFor(() =>
      expect(within(tray()).queryByRole('button', { name: 'C02' })).not.toBeInTheDocument(),
    );
    expect(await inTray('C03')).toBeVisible();
    expect(tray()).toHaveTextContent('1 sur 5');
  });

  it('learns from when a stand may be taken again', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-11-22T09:05:00.000Z'));
    api.use(
      http.post('/v1/stand/:code/hold', () =>
        HttpResponse.json(
          { type: 'about:blank', title: 'Trop tôt', status: 409, code: 'HOLD_COOLDOWN' },
          { status: 409, headers: { 'retry-after': '3600' } },
        ),
      ),
    );
    await openPage('?stand=C02', 'Exhibitor');
    await user.click(await inPanel('Prendre une option'));
    expect(
      await within(panel()).findByText(/à partir du 22 novembre 2030 à 11h05\.$/),
    ).toBeVisible();
  });

  it('is led to the form when it may not reserve yet, and keeps the hold', async () => {
    holds = [buildHold('C02')];
    setState('C02', 'option', 2);
    api.use(
      answers('get', '/v1/participation/mine', [{ ...PARTICIPATION, status: 'refused' }]),
      fails('post', '/v1/hold/:id/reserve', 409, 'PARTICIPATION_REQUIRED'),
    );
    await openPage('', 'Exhibitor');
    await user.click(await inTray('Ajouter à ma réservation'));
    expect(await within(tray()).findByText(/Votre option sur C02 vous reste/)).toBeVisible();
    expect(
      within(tray()).getByRole('link', { name: 'Continuer vers le formulaire' }),
    ).toHaveAttribute('href', '/formulaire');
    expect(await inTray('C02')).toBeVisible();
  });

  it('is led to the form when its only participation is of a former edition', async () => {
    holds = [buildHold('C02')];
    setState('C02', 'option', 2);
    api.use(answers('get', '/v1/participation/mine', [{ ...PARTICIPATION, former: true }]));
    await openPage('', 'Exhibitor');
    expect(
      await within(tray()).findByRole('link', { name: 'Continuer vers le formulaire' }),
    ).toHaveAttribute('href', '/formulaire');
  });

  it('reads when a reservation that is not confirmed gives its stands back', async () => {
    api.use(
      answers('get', '/v1/reservation/exhibitor/:id', [
        buildReservation({ status: 'pending', expires: '2030-12-06T09:05:00.000Z' }),
      ]),
    );
    await openPage('', 'Exhibitor');
    await waitFor(() =>
      expect(tray()).toHaveTextContent(
        'Sans confirmation, ces stands redeviennent libres le 6 décembre 2030 à 10h05.',
      ),
    );
  });

  it('counts a stand once whose reservation is known before its option is known to be gone', async () => {
    holds = [buildHold('C02')];
    const booth = { name: 'C02', size: 9, reserved: false, code: 'C02' };
    const pending = { status: 'pending' as const, booths: [{ _id: 'b1', quantity: 1, booth }] };
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.use(
      answers('get', '/v1/participation/mine', [PARTICIPATION]),
      http.get('/v1/reservation/exhibitor/:id', async () => {
        await held;
        return HttpResponse.json([buildReservation(pending)]);
      }),
    );
    await openPage('', 'Exhibitor');
    expect(await inTray('Ajouter à ma réservation')).toBeVisible();
    release();
    await waitFor(() => expect(tray()).toHaveTextContent(/1 sur 5.*attente de confirmation : C02/));
    expect(
      within(tray()).queryByRole('button', { name: 'Ajouter à ma réservation' }),
    ).not.toBeInTheDocument();
    expect(tray()).not.toHaveTextContent('a pris fin');
  });

  it('adds a held stand to the reservation of a dossier', async () => {
    holds = [buildHold('C02')];
    setState('C02', 'option', 2);
    const reservation = buildReservation({
      status: 'pending',
      booths: [
        { _id: 'b1', quantity: 1, booth: { name: 'C02', size: 9, reserved: false, code: 'C02' } },
      ],
    });
    api.use(
      answers('get', '/v1/participation/mine', [PARTICIPATION]),
      http.post('/v1/hold/:id/reserve', () => {
        holds = [];
        setState('C02', 'reserve', 3);
        api.use(answers('get', '/v1/reservation/exhibitor/:id', [reservation]));
        return HttpResponse.json(reservation, { status: 201 });
      }),
    );
    await openPage('?stand=C02', 'Exhibitor');
    await user.click(await inTray('Ajouter à ma réservation'));
    expect(
      await within(tray()).findByText(/C02 est dans votre réservation, en attente/),
    ).toBeVisible();
    expect(await within(panel()).findByText('C02 est dans votre réservation.')).toBeVisible();
    expect(await screen.findByLabelText('Stand C02, réservé')).toBeInTheDocument();
    await waitFor(() => expect(tray()).toHaveTextContent('1 sur 5'));
    expect(tray()).not.toHaveTextContent('a pris fin');
  });

  it('is asked, with both totals, whether a stand of another size replaces the quote or is added', async () => {
    holds = [buildHold('C02')];
    setState('C02', 'option', 2);
    const sent: unknown[] = [];
    const dinars = (amount: number) => ({ amount, currency: 'DZD' });
    api.use(
      answers('get', '/v1/participation/mine', [PARTICIPATION]),
      answers('get', '/v1/hold/:id/choice', {
        ...{ code: 'C02', size: 9 },
        packages: [{ name: 'Espace nu 12 m²', size: 12, quantity: 1 }],
        totals: { replace: dinars(220_150), add: dinars(511_700) },
      }),
      http.post('/v1/hold/:id/reserve', async ({ request }) => {
        const body = await request.text();
        sent.push(body === '' ? null : JSON.parse(body));
        if (body !== '') holds = [];
        const problem = { type: 'about:blank', title: 'Refus', status: 409 };
        return body === ''
          ? HttpResponse.json({ ...problem, code: 'STAND_SIZE_DIFFERS' }, { status: 409 })
          : HttpResponse.json(buildReservation({ status: 'pending' }), { status: 201 });
      }),
    );
    await openPage('?stand=C02', 'Exhibitor');
    await user.click(await inTray('Ajouter à ma réservation'));
    const asked = await screen.findByRole('dialog');
    expect(asked).toHaveTextContent(
      /\u2068Espace nu 12 m²\u2069.*Rien n’est ajouté sans votre accord/,
    );
    const add = within(asked).getByRole('button', { name: /Ajouter au devis.*511\s700,00/ });
    expect(add).toBeVisible();
    await user.click(within(asked).getByRole('button', { name: 'Décider plus tard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([null]);
    await user.click(await inTray('Ajouter à ma réservation'));
    const again = await screen.findByRole('dialog');
    within(again)
      .getByRole('button', { name: /Remplacer ce que prévoit le devis.*220\s150,00/ })
      .focus();
    await user.keyboard('{Enter}');
    expect(await within(tray()).findByText(/C02 est dans votre réservation/)).toBeVisible();
    expect(sent).toEqual([null, null, { choice: 'replace' }]);
  });

  it('sees when a hold runs out, and the plan follows', async () => {
    holds = [buildHold('C02', 4)];
    setState('C02', 'option', 2);
    await openPage('', 'Exhibitor');
    expect(await within(tray()).findByRole('timer')).toHaveTextContent(/^0[34]:\d\d$/);
    expect(tray()).toHaveTextContent('Option sur C02 : moins de 5 min.');
    holds = [];
    setState('C02', 'libre', 2);
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 4 * MINUTE);
    expect(await within(tray()).findByText(/Votre option sur C02 a pris fin/)).toBeVisible();
    expect(await screen.findByLabelText('Stand C02, disponible')).toBeInTheDocument();
    await user.click(await inTray('Revoir C02'));
    expect(panel()).toHaveTextContent('Stand C02');
  });

  it('waits for its options, and may ask again when they do not come', async () => {
    api.use(neverAnswers('get', '/v1/hold/mine'));
    const { unmount } = await openPage('', 'Exhibitor');
    expect(within(tray()).getByText('Vos options se chargent…')).toBeInTheDocument();
    unmount();
    api.use(isUnreachable('get', '/v1/hold/mine'));
    await openPage('', 'Exhibitor');
    const retry = await inTray('Réessayer');
    expect((await axe(tray())).violations).toEqual([]);
    api.use(answers('get', '/v1/hold/mine', [buildHold('C02')]));
    await user.click(retry);
    expect(await inTray('C02')).toBeVisible();
  });
});

it('shows what the dashboard has fetched of the holds, before the service answers again', async () => {
  holds = [buildHold('C02')];
  const session = buildSession();
  act(() => void startSession(session));
  const queryClient = createTestQueryClient();
  await queryClient.fetchQuery(ownHoldsQuery(session.user._id));
  api.use(neverAnswers('get', '/v1/hold/mine'));
  await openPage('', undefined, undefined, queryClient);
  expect(within(tray()).getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)/);
  expect(within(tray()).getByRole('button', { name: 'C02' })).toBeVisible();
  expect(within(tray()).queryByText(/Aucune option en cours/)).not.toBeInTheDocument();
});

it('shows an organiser no options to take', async () => {
  await openPage('?stand=C02', 'Organizer');
  expect(
    await within(panel()).findByText(/Les options sont prises par les exposants/),
  ).toBeVisible();
  expect(screen.queryByText('Prendre une option')).not.toBeInTheDocument();
  expect(screen.queryByText('Mes options')).not.toBeInTheDocument();
});

it('offers nothing to do with an entrance', async () => {
  await openPage('?stand=12', 'Exhibitor');
  expect(panel()).toHaveTextContent('Accès au salon');
  expect(within(panel()).queryByRole('button', { name: /option/ })).not.toBeInTheDocument();
});

it('speaks Arabic', async () => {
  await openPage('?stand=C02', 'Exhibitor', 'ar');
  expect(await screen.findByText('حجز مبدئي')).toBeVisible();
  expect(screen.getByText('حجوزاتي المبدئية')).toBeVisible();
});

const PARTICIPATION: Participation = {
  _id: 'd1',
  reference: 'ME25-P000123',
  edition: 2025,
  former: false,
  status: 'received',
  complete: true,
  missing: [],
  message: null,
  payment: 'virement',
  fonction: 'Gérant',
  phone: '+213555000000',
  exhibitionCompany: {
    name: 'Marque exemple',
    raisonSociale: 'Société exemple',
    statut: 'SARL',
    adresse: 'Adresse exemple',
    type: 'Morale',
    codePostal: '27000',
    pays: null,
    email: null,
    website: null,
    tel: { fix: null, fax: null, mobile: null },
    rcNumero: null,
    nifNumero: '000000000000000',
  },
  reservation: 'r1',
  createdAt: '2025-01-01T10:00:00.000Z',
  decidedAt: null,
};
