import { endSession, startSession } from '@mosta/shared/auth';
import type {
  ScanResult,
  VisitorContact,
  VisitorScan,
} from '@mosta/shared/schemas/visitor-contact.schema';
import {
  contactChangeSchema,
  visitorScanSchema,
} from '@mosta/shared/schemas/visitor-contact.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { giveSignatures, makeBadge, PUBLIC_KEY } from '@mosta/shared/testing/signed-badges';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import * as v from 'valibot';
import { PATHS } from '../paths';
import { renderExhibitor } from '../testing';
import ContactsPage from './contacts-page';

expect.extend(toHaveNoViolations);
const PATH = '/v1/visitor-contact';
const KEPT = 'own:contacts';
const api = setupApi();

function buildContact(changes: Partial<VisitorContact> = {}): VisitorContact {
  return {
    ...{ _id: 'contact-1', version: 1, scannedAt: '2026-11-21T10:05:00.000Z' },
    ...{ scannedBy: 'Amina Exemple', withdrawnAt: null, rating: null, followUp: 'none', note: '' },
    person: {
      ...{ nom: 'Exemple', prenom: 'Karima', category: 'professional' },
      ...{ company: 'Moulin exemple', fonction: 'Achats', pays: 'Algérie' },
      ...{ email: 'karima@exemple.dz', phone: '+213555123456' },
    },
    ...changes,
  };
}

const has = (...items: VisitorContact[]) =>
  api.use(http.get(PATH, () => HttpResponse.json({ items, publicKey: PUBLIC_KEY })));

/** Answers scans, and notes what was told. */
function told(answer: ScanResult): VisitorScan[] {
  const all: VisitorScan[] = [];
  api.use(
    http.post(PATH, async ({ request }) => {
      all.push(v.parse(visitorScanSchema, await request.json()));
      return HttpResponse.json(answer);
    }),
  );
  return all;
}

const network = (state: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(state)));

beforeAll(giveSignatures);
beforeEach(() => {
  startSession(buildSession({ role: 'Exhibitor' }));
  has();
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

async function show({
  language = 'fr',
  search = '',
}: {
  language?: 'fr' | 'ar';
  search?: string;
} = {}) {
  const page = await renderExhibitor(<ContactsPage />, language, {
    ...{ route: `${PATHS.contacts}${search}`, path: PATHS.contacts },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
  // The test before may have ended without connection.
  network('online');
  await screen.findByRole('heading', {
    level: 2,
    name: language === 'fr' ? 'Mes contacts' : 'جهات اتصالي',
  });
  return page;
}

/** A hand scanner: keys wherever the focus is, then Enter. */
const scan = (code: string) => userEvent.keyboard(`${code}{Enter}`);

it('takes the contact of a badge, and says who it is', async () => {
  const scans = told({ outcome: 'saved', contact: buildContact() });
  const { container } = await show();
  expect(await screen.findByText('Aucun contact pour le moment')).toBeVisible();
  const { code } = makeBadge(1);
  await scan(code);
  expect(await screen.findByText('Contact enregistré')).toBeVisible();
  const card = screen.getByRole('listitem');
  expect(within(card).getByRole('heading', { name: 'Karima Exemple' })).toBeVisible();
  expect(within(card).getByRole('link', { name: '+213555123456' })).toHaveAttribute(
    'href',
    'tel:+213555123456',
  );
  expect(scans.map((one) => one.code)).toEqual([code]);
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps a contact that was answered while an older list was on its way', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  api.use(
    http.get(PATH, async () => {
      asked += 1;
      const items = asked === 1 ? [] : [buildContact()];
      if (asked === 1) await held;
      return HttpResponse.json({ items, publicKey: PUBLIC_KEY });
    }),
  );
  told({ outcome: 'saved', contact: buildContact() });
  await show();
  await scan(makeBadge(1).code);
  expect(await screen.findByText('Contact enregistré')).toBeVisible();
  release();
  const card = await screen.findByRole('listitem');
  expect(within(card).getByRole('heading', { name: 'Karima Exemple' })).toBeVisible();
  expect(asked).toBe(2);
});

it('says in each filter that it leaves out nothing', async () => {
  has(buildContact());
  await show();
  for (const name of ['Suite', 'Appréciation']) {
    expect(await screen.findByRole('combobox', { name: new RegExp(`^${name}`) })).toHaveTextContent(
      'Toutes',
    );
  }
});

it('says of a visitor who does not share that nothing is kept', async () => {
  told({ outcome: 'private', contact: null });
  await show();
  await scan(makeBadge(1).code);
  expect(await screen.findByText('Ce visiteur ne partage pas ses coordonnées')).toBeVisible();
  expect(screen.getByText(/^Rien n’est enregistré/)).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('asks for the badge itself where a reference or something else is given', async () => {
  const scans = told({ outcome: 'saved', contact: buildContact() });
  await show();
  for (const [text, word] of [
    ['ME26-V000001', 'Scannez le code du badge'],
    [`h1${'a'.repeat(43)}`, 'Scannez le code du badge'],
    [makeBadge(1).code.slice(0, 60), 'Code illisible'],
    ['bonjour', 'Pas un badge de ce salon'],
  ] as const) {
    await scan(text);
    expect(await screen.findByText(word)).toBeVisible();
  }
  expect(scans).toEqual([]);
});

it('keeps scans without network, once for each badge, and tells them later', async () => {
  has(buildContact());
  await show();
  await screen.findByRole('heading', { name: 'Karima Exemple' });
  network('offline');
  const { code } = makeBadge(2);
  await scan(code);
  expect(await screen.findByText('En attente du réseau')).toBeVisible();
  await scan(code);
  await scan(`${makeBadge(3).code.slice(0, 24)}${makeBadge(4).code.slice(24)}`);
  expect(await screen.findByText('Pas un badge de ce salon')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^En attente.*1$/ })).toBeVisible();
  // a page that is closed loses nothing
  expect(localStorage.getItem(KEPT)).toContain(code);

  const scans = told({ outcome: 'private', contact: null });
  network('online');
  expect(await screen.findByText('Ce visiteur ne partage pas ses coordonnées : 1')).toBeVisible();
  expect(scans).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /En attente/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compris' }));
  expect(screen.queryByText(/Envoyé après le retour/)).not.toBeInTheDocument();
});

it('shows what it kept, with its moment, and forgets it with the session', async () => {
  has(buildContact());
  const first = await show();
  await screen.findByRole('heading', { name: 'Karima Exemple' });
  first.unmount();
  api.use(http.get(PATH, () => HttpResponse.error()));
  await show();
  expect(await screen.findByText(/^Liste du .* montrée sans réseau\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Karima Exemple' })).toBeVisible();
  act(() => endSession());
  expect(localStorage.getItem(KEPT)).toBeNull();
});

it('searches and filters in the address', async () => {
  const other = { nom: 'Essai', prenom: 'Omar', category: 'visitor' } as const;
  const unknown = { company: null, fonction: null, pays: null, phone: null };
  has(
    buildContact({ rating: 4, followUp: 'call' }),
    buildContact({ _id: 'contact-2', person: { ...other, ...unknown, email: 'omar@exemple.dz' } }),
  );
  const { router } = await show({ search: '?suite=call' });
  expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('Karima Exemple');
  await userEvent.type(screen.getByRole('searchbox', { name: /^Nom/ }), 'ómar');
  expect(screen.getByText('Aucun contact ne correspond')).toBeVisible();
  expect(router.state.location.search).toBe(
    `?${new URLSearchParams({ suite: 'call', recherche: 'ómar' })}`,
  );
});

it('writes rating, follow-up and note on what was read', async () => {
  has(buildContact());
  const written: unknown[] = [];
  const change = { rating: 5, followUp: 'call', note: 'Veut un devis.' } as const;
  api.use(
    http.put(`${PATH}/contact-1`, async ({ request }) => {
      written.push(v.parse(contactChangeSchema, await request.json()));
      return HttpResponse.json(buildContact({ version: 2, ...change }));
    }),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Karima Exemple' }));
  const form = screen.getByRole('form', { name: 'Modifier Karima Exemple' });
  await userEvent.click(within(form).getByRole('button', { name: '5 sur 5' }));
  await userEvent.click(within(form).getByRole('button', { name: 'À appeler' }));
  await userEvent.type(within(form).getByRole('textbox', { name: 'Note' }), 'Veut un devis.');
  await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('5 sur 5')).toBeVisible();
  expect(screen.getByText('Veut un devis.')).toBeVisible();
  expect(written).toEqual([{ version: 1, ...change }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Modifier Karima Exemple' })).toHaveFocus(),
  );
});

it('keeps what was typed where a colleague was faster', async () => {
  has(buildContact());
  api.use(fails('put', `${PATH}/contact-1`, 409, 'CONTACT_CHANGED', 'Ce contact a changé.'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Karima Exemple' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'À moi');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’est enregistré');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('À moi');
});

it('deletes a contact, and takes that back', async () => {
  has(buildContact());
  api.use(
    http.delete(`${PATH}/contact-1`, () => new HttpResponse(null, { status: 204 })),
    answers('post', `${PATH}/contact-1/restore`, buildContact({ version: 3 })),
  );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Supprimer Karima Exemple/ }));
  const undo = await screen.findByRole('button', { name: 'Annuler' });
  expect(undo).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Karima Exemple' })).not.toBeInTheDocument();
  await userEvent.click(undo);
  expect(await screen.findByRole('heading', { name: 'Karima Exemple' })).toBeVisible();
});

it('tells of a contact that was taken back that nothing is left', async () => {
  has(buildContact({ person: null, withdrawnAt: '2026-11-22T08:00:00.000Z' }));
  const { container } = await show();
  expect(
    await screen.findByRole('heading', { name: 'Contact retiré par le visiteur' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Modifier/ })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('speaks Arabic', async () => {
  told({ outcome: 'not-exhibiting', contact: null });
  await show({ language: 'ar' });
  await scan(makeBadge(1).code);
  expect(await screen.findByText('المشاركة غير مؤكدة')).toBeVisible();
});
