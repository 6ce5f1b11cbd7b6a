import { endSession, startSession } from '@mosta/shared/auth';
import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import StandsPage from './stands-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/stand';
const api = setupApi();

function buildStand(overrides: Partial<OrganizerStand> = {}): OrganizerStand {
  const stand = { code: 'A01', kind: 'stand', size: 9, prices: {}, state: 'libre' } as const;
  return { ...stand, revision: 1, holder: null, parts: [], cutOf: null, ...overrides };
}
const HELD = buildStand({
  ...{ code: 'B02', state: 'option' },
  holder: {
    ...{ kind: 'hold', expires: '2025-04-20T17:00:00.000Z', reservation: null, sector: null },
    exhibitor: {
      ...{ _id: 'exhibitor-1', nom: 'Exemple', prenom: 'Amina', email: 'amina@exemple.dz' },
      company: 'Conserverie exemple',
    },
  },
});

beforeEach(() => {
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', LIST, [buildStand(), HELD, buildStand({ code: 'C03', state: 'bloque' })]),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<StandsPage />, language, {
    ...{ route: `${PATHS.stands}${query}`, path: PATHS.stands },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('shows who has each stand, and finds stands by holder, state and kind', async () => {
  const { router } = await show();
  const row = await screen.findByRole('row', { name: /B02/ });
  expect(row).toHaveTextContent(/Conserverie exemple/);
  expect(row).toHaveTextContent(/18h00/);
  await userEvent.type(screen.getByRole('searchbox'), 'conserverie');
  await waitFor(() => expect(screen.queryByRole('row', { name: /A01/ })).toBeNull());
  expect(router.state.location.search).toBe('?recherche=conserverie');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Bloqués');
  expect(await screen.findByText('Aucun stand ne correspond')).toBeVisible();
  expect(router.state.location.search).toBe('?recherche=conserverie&etat=bloque');
});

it('blocks a free stand after a confirmation', async () => {
  api.use(
    http.post(`${LIST}/A01/block`, () => {
      const blocked = buildStand({ state: 'bloque' });
      api.use(answers('get', LIST, [blocked]));
      return HttpResponse.json(blocked);
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquer A01' }));
  const dialog = within(screen.getByRole('alertdialog', { name: /Bloquer A01/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquer' }));
  expect(await screen.findByText('A01 est bloqué.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Débloquer A01' })).toBeVisible();
});

it('says what was done where the filter leaves no stand afterwards', async () => {
  api.use(
    http.post(`${LIST}/A01/block`, () => {
      const blocked = buildStand({ state: 'bloque' });
      api.use(answers('get', LIST, [blocked, HELD]));
      return HttpResponse.json(blocked);
    }),
  );
  await show('?etat=libre');
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquer A01' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquer' }));
  expect(await screen.findByText('Aucun stand ne correspond')).toBeVisible();
  expect(screen.getByText('A01 est bloqué.')).toBeVisible();
});

it('releases a held stand with the reason, which stays when the call fails', async () => {
  const sent: unknown[] = [];
  api.use(fails('post', `${LIST}/B02/release`, 409, 'STAND_NOT_HELD', 'Ce stand est libre.'));
  await show('?etat=option');
  await userEvent.click(await screen.findByRole('button', { name: 'Libérer B02' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/Conserverie exemple/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), 'Double option');
  await userEvent.click(dialog.getByRole('button', { name: 'Libérer' }));
  expect(await dialog.findByText('Le stand n’a pas changé')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Double option');
  api.use(
    http.post(`${LIST}/B02/release`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildStand({ code: 'B02' }));
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Libérer' }));
  expect(await screen.findByText('B02 est libre.')).toBeVisible();
  expect(sent).toEqual([{ reason: 'Double option' }]);
});

it('blocks several at once, and begins again with those that are left', async () => {
  const sent: string[] = [];
  api.use(
    answers('get', LIST, [buildStand(), buildStand({ code: 'A02' }), HELD]),
    http.post(`${LIST}/A01/block`, () => {
      sent.push('A01');
      return HttpResponse.json(buildStand({ state: 'bloque' }));
    }),
    fails('post', `${LIST}/A02/block`, 409, 'STAND_HELD', 'Ce stand est pris.'),
  );
  await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir A01' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir A02' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir B02' }));
  const bar = within(screen.getByRole('region', { name: 'Stands choisis' }));
  expect(bar.getByRole('status')).toHaveTextContent('Stands choisis : 3 · 27 m²');
  await userEvent.click(bar.getByRole('button', { name: 'Bloquer (2)' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Bloquer ces stands (2)\u00a0?' }));
  expect(dialog.getByText(/A01, A02/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquer' }));
  expect(await dialog.findByText('Tous les stands n’ont pas changé')).toBeVisible();
  api.use(
    http.post(`${LIST}/A02/block`, () => {
      sent.push('A02');
      return HttpResponse.json(buildStand({ code: 'A02', state: 'bloque' }));
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquer' }));
  expect(await screen.findByText('Stands bloqués : 2.')).toBeVisible();
  expect(sent).toEqual(['A01', 'A02']);
});

it('moves an option to a free stand, and corrects size and prices', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(`${LIST}/B02/move`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildStand({ code: 'A01', state: 'option' }));
    }),
    http.patch(`${LIST}/A01`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildStand());
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir B02' }));
  await userEvent.click(screen.getByRole('button', { name: 'Déplacer' }));
  const move = within(screen.getByRole('dialog', { name: 'Déplacer B02\u00a0?' }));
  expect(move.getByRole('combobox', { name: /Vers le stand/ })).toHaveDisplayValue('A01');
  await userEvent.click(move.getByRole('button', { name: 'Déplacer' }));
  expect(await screen.findByText('B02 a été déplacé vers A01.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir A01' }));
  await userEvent.click(screen.getByRole('button', { name: 'Surface et prix' }));
  const correct = within(screen.getByRole('dialog', { name: 'Surface et prix de A01' }));
  const size = correct.getByRole('textbox', { name: /Surface/ });
  await userEvent.clear(size);
  await userEvent.type(size, '0');
  await userEvent.type(correct.getByRole('textbox', { name: /dinars/ }), '190 000');
  await userEvent.click(correct.getByRole('button', { name: 'Enregistrer' }));
  expect(await correct.findByText(/entre 1 et 10 000 m²/)).toBeVisible();
  await userEvent.clear(size);
  await userEvent.type(size, '10,5');
  await userEvent.click(correct.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('A01 est corrigé.')).toBeVisible();
  expect(sent).toEqual([{ to: 'A01' }, { size: 10.5, prices: { DZD: 190_000 } }]);
});

describe('joining', () => {
  const WHOLE = buildStand({ code: 'A01', size: 18, parts: ['A01', 'A02'], revision: 4 });
  const chosen = async () => {
    api.use(answers('get', LIST, [buildStand(), buildStand({ code: 'A02', revision: 2 }), HELD]));
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir A01' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir A02' }));
  };
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Réunir les stands' }));
    return within(await screen.findByRole('dialog'));
  };

  it('shows what stands would be as one, joins them as they were read, and takes it back', async () => {
    const sent: unknown[] = [];
    api.use(
      answers('get', `${LIST}/join`, { size: 18, prices: { DZD: 37_000_000 }, priced: 'rule' }),
      http.post(`${LIST}/join`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(WHOLE);
      }),
      http.post(`${LIST}/A01/split`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json([buildStand(), buildStand({ code: 'A02' })]);
      }),
    );
    await chosen();
    const dialog = await open();
    expect(await dialog.findByText(/18 m²/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'A02');
    await userEvent.click(dialog.getByRole('button', { name: 'Réunir les stands' }));
    expect(await screen.findByText('A01 réunit maintenant A01, A02.')).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ key: expect.any(String), code: 'A02' },
        stands: [
          { code: 'A01', revision: 1 },
          { code: 'A02', revision: 2 },
        ],
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('A01, A02 sont de nouveau des stands.')).toBeVisible();
    expect(sent[1]).toMatchObject({ revision: 4 });
  });

  it('says why stands cannot be one, and offers nothing then', async () => {
    api.use(fails('get', `${LIST}/join`, 409, 'STANDS_APART', 'Apart.'));
    await chosen();
    const dialog = await open();
    expect(await dialog.findByText(/ne se touchent pas tous/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Réunir les stands' })).toBeNull();
  });

  it('names what the list already knows to be against it', async () => {
    await chosen();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir B02' }));
    const button = screen.getByRole('button', { name: 'Réunir les stands' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Seuls des stands libres se réunissent.');
  });

  it('separates a joined stand, which the list shows with its parts', async () => {
    api.use(
      answers('get', LIST, [WHOLE]),
      answers('post', `${LIST}/A01/split`, [buildStand(), buildStand({ code: 'A02' })]),
    );
    await show();
    expect(await screen.findByText('réunit A01, A02')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir A01' }));
    await userEvent.click(screen.getByRole('button', { name: 'Séparer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Séparer' }));
    expect(await screen.findByText('A01, A02 sont de nouveau des stands.')).toBeVisible();
  });
});

describe('cutting', () => {
  const WHOLE = buildStand({ code: 'A01', size: 18, prices: { DZD: 300_000 } });
  const part = (number: number, overrides: Partial<OrganizerStand> = {}) =>
    buildStand({ code: `A01-${number}`, cutOf: 'A01', revision: number, ...overrides });
  const PARTS = [part(1), part(2)];
  const CORNERS = [
    [0, 0],
    [60, 0],
    [60, 30],
    [0, 30],
  ];
  const open = async () => {
    api.use(
      answers('get', LIST, [WHOLE, buildStand({ code: 'A01-2' })]),
      answers('get', `${LIST}/A01/outline`, { outline: CORNERS }),
    );
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir A01' }));
    await userEvent.click(screen.getByRole('button', { name: 'Couper le stand' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Couper A01/ }));
    await dialog.findByRole('slider');
    return dialog;
  };
  const confirm = (dialog: Pick<typeof screen, 'getByRole'>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Couper le stand' }));

  it('shows what the parts would be, cuts the stand as it was read, and takes it back', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post(`${LIST}/A01/cut`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(PARTS);
      }),
      http.post(`${LIST}/A01/uncut`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(WHOLE);
      }),
    );
    const dialog = await open();
    expect(dialog.getByRole('status')).toHaveTextContent(/De gauche à droite/);
    // A01-2 is another stand already; the price was set by hand.
    const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      expect.stringMatching(/^A01-1 9\sm² · 150\s000,00\sDA · 3\sm de large$/),
      expect.stringMatching(/^A01-3 9\sm²/),
    ]);
    fireEvent.change(dialog.getByRole('slider'), { target: { value: '25' } });
    expect(dialog.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^25\s%, 1,5\sm de large$/),
    );
    const metres = dialog.getByRole('textbox', { name: /en mètres/ });
    expect(metres).toHaveValue('1,5');
    await userEvent.clear(metres);
    await userEvent.type(metres, '2');
    expect(rows()[0]).toMatch(/^A01-1 6\sm² · 100\s000,00/);
    const code = dialog.getByRole('textbox', { name: /Code de la part 1/ });
    await userEvent.clear(code);
    await userEvent.type(code, 'a20');
    await confirm(dialog);
    expect(await screen.findByText('A01 est coupé en A01-1, A01-2.')).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ key: expect.any(String), revision: 1, side: 'long' },
        into: [
          { code: 'A20', share: expect.closeTo(1 / 3) },
          { code: 'A01-3', share: expect.closeTo(2 / 3) },
        ],
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('A01 est de nouveau un seul stand.')).toBeVisible();
    expect(sent[1]).toMatchObject({
      stands: [
        { code: 'A01-1', revision: 1 },
        { code: 'A01-2', revision: 2 },
      ],
    });
  });

  it('makes equal parts of either side, and offers none that is too small', async () => {
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Nombre/ }), '3');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Côté/ }), 'short');
    expect(dialog.queryByRole('slider')).toBeNull();
    expect(dialog.getByRole('status')).toHaveTextContent(/De haut en bas/);
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Nombre/ }), '2');
    fireEvent.change(dialog.getByRole('slider'), { target: { value: '5' } });
    expect(dialog.getByText(/moins de 3/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Couper le stand' })).toBeNull();
  });

  it('says at its field which code is none, or another’s, and keeps what was chosen', async () => {
    api.use(
      http.post(`${LIST}/A01/cut`, () =>
        HttpResponse.json(
          {
            ...{ type: 'about:blank', title: 'Pris', status: 409, code: 'STAND_CODE_TAKEN' },
            errors: [{ path: 'into.1.code', message: 'Un autre emplacement s’appelle A01-3.' }],
          },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    const dialog = await open();
    const code = dialog.getByRole('textbox', { name: /Code de la part 1/ });
    await userEvent.clear(code);
    await userEvent.type(code, 'A,1');
    await confirm(dialog);
    expect(code).toHaveAccessibleDescription(/commence par une lettre/);
    await userEvent.clear(code);
    await userEvent.type(code, 'A01-3');
    await confirm(dialog);
    const other = dialog.getByRole('textbox', { name: /Code de la part 2/ });
    expect(other).toHaveAccessibleDescription('Une autre part a déjà ce code.');
    await userEvent.clear(code);
    await userEvent.type(code, 'A20');
    await confirm(dialog);
    expect(await dialog.findByText(/Choisissez-en un autre/)).toBeVisible();
    expect(other).toHaveAccessibleDescription('Un autre emplacement s’appelle A01-3.');
    expect(code).toHaveValue('A20');
  });

  it('says why a stand cannot be cut, and offers nothing then', async () => {
    api.use(
      answers('get', LIST, [WHOLE, HELD]),
      fails('get', `${LIST}/A01/outline`, 409, 'STAND_CUT_OUTLINE', 'Outline.'),
    );
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir A01' }));
    await userEvent.click(screen.getByRole('button', { name: 'Couper le stand' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/ne se coupe pas ainsi/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Couper le stand' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir A01' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir B02' }));
    const button = screen.getByRole('button', { name: 'Couper le stand' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Seul un stand libre se coupe.');
  });

  it('puts parts together again, and takes that back as it was cut', async () => {
    const cut = {
      ...{ code: 'A01', side: 'short' },
      parts: PARTS.map(({ code }) => ({ code, share: 0.5 })),
    };
    const [hall] = shippedHalls();
    const sent: unknown[] = [];
    api.use(
      answers('get', LIST, PARTS),
      answers('get', '/v1/hall', [{ ...hall, cuts: [cut] }]),
      answers('post', `${LIST}/A01/uncut`, { ...WHOLE, revision: 7 }),
      http.post(`${LIST}/A01/cut`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(PARTS);
      }),
    );
    await show();
    expect(await screen.findAllByText('part de A01')).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir A01-2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remettre A01 d’un tenant' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/A01-1, A01-2 redeviennent A01/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remettre A01 d’un tenant' }));
    expect(await screen.findByText('A01 est de nouveau un seul stand.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('A01 est coupé en A01-1, A01-2.')).toBeVisible();
    expect(sent).toMatchObject([{ revision: 7, side: 'short', into: cut.parts }]);
  });

  it('puts none together of which somebody has a part', async () => {
    api.use(answers('get', LIST, [part(1), part(2, { state: 'option' })]));
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choisir A01-1' }));
    const button = screen.getByRole('button', { name: 'Remettre A01 d’un tenant' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/Toutes les parts de A01 doivent être libres/);
  });
});

describe('taking back what somebody else has changed meanwhile', () => {
  it.each([
    ['a join', [buildStand(), buildStand({ code: 'A02' })], 'Réunir les stands'],
    ['a cut', [buildStand({ size: 18 })], 'Couper le stand'],
  ])('says why %s stays, and lets it be tried again', async (_name, before, action) => {
    const isJoin = before.length > 1;
    const whole = buildStand({ size: 18, parts: ['A01', 'A02'] });
    const parts = [1, 2].map((number) => buildStand({ code: `A01-${number}`, cutOf: 'A01' }));
    const undone = isJoin ? `${LIST}/A01/split` : `${LIST}/A01/uncut`;
    api.use(
      answers('get', LIST, before),
      answers('get', `${LIST}/join`, { size: 18, prices: {}, priced: 'rule' }),
      answers('get', `${LIST}/A01/outline`, {
        outline: [
          [0, 0],
          [60, 0],
          [60, 30],
        ],
      }),
      answers('post', `${LIST}/join`, whole),
      answers('post', `${LIST}/A01/cut`, parts),
      fails('post', undone, 409, 'STAND_HELD', 'Pris.'),
    );
    await show();
    for (const { code } of before)
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choisir ${code}` }));
    await userEvent.click(screen.getByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    const taken = isJoin ? [{ ...whole, state: 'option' }] : parts;
    api.use(answers('get', LIST, taken));
    await userEvent.click(await dialog.findByRole('button', { name: action }));
    // The dialog has a button of that name, too.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText(/n’est plus libre/)).toBeVisible();
    expect(screen.getByText('Les stands n’ont pas changé')).toBeVisible();
    // What is there now is still listed, and the button stays for when it is free again.
    const rows = isJoin ? /A01.*réunit A01, A02/ : /A01-1.*part de A01/;
    expect(await screen.findByRole('row', { name: rows })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toBeEnabled());
  });
});

it('keeps view and colours in the address', async () => {
  const { router } = await show();
  await screen.findByRole('row', { name: /B02/ });
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Couleurs' }), 'Filière');
  expect(router.state.location.search).toBe('?vue=plan&couleur=filiere');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('prints the signs of what the filters want, or of the chosen stands', async () => {
  URL.createObjectURL = () => 'blob:exemple';
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  const asked: string[] = [];
  api.use(
    http.get(`${LIST}/sign/pdf`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.text('%PDF-');
    }),
  );
  await show('?etat=option');
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimer les panneaux' }));
  await waitFor(() => expect(asked).toEqual(['?state=option']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir B02' }));
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer le choix (1)' }));
  await waitFor(() => expect(asked).toContain('?codes=B02'));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: 'Ne rien choisir' }));
  expect(screen.getByRole('checkbox', { name: 'Choisir B02' })).not.toBeChecked();
  click.mockRestore();
});

it('offers to try again what could not be loaded', async () => {
  api.use(fails('get', LIST, 500, 'INTERNAL'));
  await show();
  expect(await screen.findByText('Les stands n’ont pas pu être chargés.')).toBeVisible();
});

it.each(['fr', 'ar'] as const)('is without fault (%s)', async (language) => {
  const { container } = await show('', language);
  await screen.findByRole('row', { name: /B02/ });
  expect(await axe(container)).toHaveNoViolations();
});
