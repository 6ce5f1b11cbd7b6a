import { File as NodeFile } from 'node:buffer';
import { endSession, startSession } from '@mosta/shared/auth';
import data from '@mosta/shared/domain/first-content.json';
import type { ContentEntry } from '@mosta/shared/schemas/content.schema';
import { buildSession as signedIn } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import ContentsPage from './contents-page';

// the one that goes with the test environment's FormData and can be read, which jsdom's own cannot
Object.assign(globalThis, { File: NodeFile });
expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/content';
const api = setupApi();

/** A news item as organisers see it, which lacks its English. */
function buildNews(key: string, date: string): ContentEntry {
  const draft = {
    ...{ sample: false, date, important: true },
    category: { fr: 'Transport', en: '', ar: 'النقل' },
    title: { fr: `Navette ${key}`, en: '', ar: `حافلة ${key}` },
    text: { fr: 'Elle part toutes les heures.', en: '', ar: '' },
  };
  return {
    ...{ _id: `entry-${key}`, kind: 'news', key, version: 1, position: 0, draft, published: null },
    ...{ undoable: true, changedAt: '2025-03-01T09:00:00.000Z', changedBy: 'Amina Exemple' },
  };
}
/** An article whose prices are examples, without translations. */
function buildItem(): ContentEntry {
  const french = (fr: string) => ({ fr, en: '', ar: '' });
  const draft = {
    ...{ sample: true, group: 'Fournitures' as const, isPerDay: false, imagePath: null },
    ...{ priceDA: 1500, priceEuro: 1050, supplier: '' },
    ...{ name: french('Chaise'), category: french('Mobilier') },
    ...{ unit: french('unité'), description: french('Empilable.'), additionalInfo: french('') },
    ...{ picture: null, pictureAlt: french(''), stock: 5 },
  };
  return {
    ...{ _id: 'entry-chaise', kind: 'item', key: 'chaise', version: 1, position: 0 },
    ...{ draft, published: draft, undoable: false },
    ...{ changedAt: '2025-03-01T09:00:00.000Z', changedBy: null },
  };
}
const NEWS = [buildNews('ancienne', '2025-04-01'), buildNews('récente', '2025-04-02')];

/** Letters of decisions as organisers see them: the first one was changed. */
const DECISIONS: ContentEntry[] = (['accepted', 'refused'] as const).map((decision, position) => {
  const draft = {
    ...{ sample: false, decision },
    subject: { fr: `Réponse ${decision}`, en: '', ar: '' },
    body: { fr: 'Bonjour {personne}.', en: '', ar: '' },
  };
  return {
    ...{ _id: `entry-${decision}`, kind: 'decision', key: decision, version: 2, position, draft },
    ...{ published: draft, undoable: position === 0, changedBy: null },
    changedAt: '2025-03-01T09:00:00.000Z',
  };
});

/** A hotel with one room, and the French texts alone. */
function buildHotelEntry(): ContentEntry {
  const french = (fr: string) => ({ fr, en: '', ar: '' });
  const draft = {
    ...{ sample: true, name: 'Hôtel exemple', logoUrl: '/sample/hotels/hotel-1.svg', stars: 4 },
    ...{ badge: french(''), address: french('Mostaganem'), description: french('Au centre.') },
    ...{ phone: '045 00 00 01', email: '', website: '', restauration: [], others: [] },
    rooms: [
      {
        ...{ _id: 'a', type: french('Chambre simple'), priceDA: 6200, priceEuro: 4250 },
        ...{ otherPrices: { USD: 46.5 }, images: ['/sample/hotels/chambre-1.svg'] },
      },
    ],
  };
  return {
    ...{ _id: 'entry-hotel', kind: 'hotel', key: 'hotel', version: 1, position: 0 },
    ...{ draft, published: draft, undoable: false, changedBy: null },
    changedAt: '2025-03-01T09:00:00.000Z',
  };
}

/** The first content of a kind, as organisers see it. */
function entriesOf(kind: keyof typeof data) {
  return data[kind].map(({ id: key, ...content }, position) => ({
    ...{ _id: `entry-${key}`, kind, key, version: 1, position },
    ...{ draft: content, published: content, undoable: false },
    ...{ changedAt: '2025-03-01T09:00:00.000Z', changedBy: null },
  }));
}

beforeEach(() => {
  startSession(signedIn({ role: 'Organizer' }));
  api.use(
    http.get(LIST, ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      if (kind === 'news') return HttpResponse.json(NEWS);
      if (kind === 'decision') return HttpResponse.json(DECISIONS);
      if (kind === 'hotel') return HttpResponse.json([buildHotelEntry()]);
      if (kind === 'item') return HttpResponse.json([buildItem()]);
      return HttpResponse.json(
        kind === 'member' || kind === 'letter' || kind === 'sponsor' || kind === 'offer'
          ? entriesOf(kind)
          : entriesOf('question'),
      );
    }),
    answers('get', `${LIST}/:id/history`, []),
    answers('get', '/v1/organizer/stock', [{ key: 'chaise', ordered: 3 }]),
    answers('post', '/v1/organizer/decision-letter/preview', {
      company: 'Conserverie exemple',
      mails: [{ language: 'fr', subject: 'Réponse', text: 'Bonjour Amina Exemple.' }],
    }),
    answers('get', '/v1/notification/unread', { unread: 0 }),
  );
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<ContentsPage />, language, {
    ...{ route: `${PATHS.contents}${query}`, path: PATHS.contents },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });

it('lists the questions of each page, and moves one by its arrow', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(`${LIST}/order`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  await show();
  const visitors = within(await screen.findByRole('region', { name: 'Page des visiteurs' }));
  expect(visitors.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('button', { name: /^Monter «\u00a0Le badge/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^Descendre «\u00a0Le badge/ }));
  expect(await screen.findByText(/Le badge vaut-il.*place 2 sur 5/)).toBeInTheDocument();
  const ids = entriesOf('question').map(({ _id }) => _id);
  const [first, second, ...others] = ids;
  await waitFor(() =>
    expect(sent).toEqual([{ kind: 'question', ids: [second, first, ...others] }]),
  );
});

it('says when the order could not be changed', async () => {
  api.use(fails('post', `${LIST}/order`, 500, 'INTERNAL'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Descendre «\u00a0Le badge/ }));
  expect(await screen.findByText('Rien n’a changé')).toBeVisible();
});

it('marks the members that are samples, and opens one with its group and task', async () => {
  await show('?sorte=equipe');
  expect(await screen.findAllByText('Exemple')).toHaveLength(8);
  await userEvent.click(screen.getByRole('link', { name: 'Directeur du salon' }));
  expect(await screen.findByRole('combobox', { name: /Groupe/ })).toHaveValue('direction');
  expect(screen.getByRole('link', { name: 'Toute l’équipe' })).toHaveAttribute(
    'href',
    expect.stringContaining('sorte=equipe'),
  );
});

it('opens the letter at once, with the days of the edition in its preview', async () => {
  await show('?sorte=message');
  const preview = within(await screen.findByRole('region', { name: 'Aperçu' }));
  expect(preview.getByText(/^Du 28 avril au 1er mai 2025/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Écrire le mot du président' })).toBeNull();
});

it('lists the news by their day, the newest first, with the translations that are missing', async () => {
  const { container } = await show('?sorte=actualites');
  const rows = await screen.findAllByRole('link', { name: /^Navette/ });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Navette récente',
    'Navette ancienne',
  ]);
  expect(screen.getAllByText('Anglais manquant')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});

it('publishes a news item with its day, its category and its importance', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(LIST, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildNews('récente', '2025-04-02'), { status: 201 });
    }),
  );
  await show('?sorte=actualites&entree=nouveau');
  const french = async (group: string, text: string) =>
    userEvent.type(
      within(await screen.findByRole('group', { name: group })).getByRole('textbox', {
        name: /Français/,
      }),
      text,
    );
  await french('Titre', 'Parking');
  await french('Texte', 'Il ouvre à 9 h.');
  await french('Catégorie', 'Accès');
  fireEvent.change(screen.getByLabelText(/^Date de publication/), {
    target: { value: '2025-04-03' },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Important' }));
  const preview = within(screen.getByRole('region', { name: 'Aperçu' }));
  expect(await preview.findByText('3 avril 2025')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/^Publié/)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Navette récente' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const text = (fr: string) => ({ fr, en: '', ar: '' });
  expect(sent).toMatchObject([
    {
      ...{ kind: 'news', publish: true },
      content: {
        ...{ sample: false, date: '2025-04-03', important: true },
        ...{ title: text('Parking'), text: text('Il ouvre à 9 h.'), category: text('Accès') },
      },
    },
  ]);
});

it('writes the letter of a decision with its preview, and gives it its first text again', async () => {
  const sent: unknown[] = [];
  const [entry] = DECISIONS;
  api.use(
    http.put(`${LIST}/entry-accepted`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(entry);
    }),
    http.post(`${LIST}/entry-accepted/restore`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(entry);
    }),
  );
  await show('?sorte=decisions');
  expect(await screen.findByRole('link', { name: 'Dossier refusé' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ajouter/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Dossier accepté' }));
  const preview = within(await screen.findByRole('region', { name: 'Aperçu' }));
  expect(await preview.findByText('Bonjour Amina Exemple.')).toBeVisible();
  expect(preview.getByText(/^Tel que le lira/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  const field = within(screen.getByRole('group', { name: 'Texte' })).getByRole('textbox', {
    name: /Français/,
  });
  fireEvent.change(field, { target: { value: 'Il reste {montant}.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  const problem = /Ce champ à remplir n’existe pas.: \{montant\}/;
  expect((await screen.findAllByText(problem))[0]).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: 'Dossier {dossier}.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/ce texte part avec les prochaines décisions\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rendre le texte d’origine' }));
  expect(await screen.findByText(/^Le texte d’origine est rendu/)).toBeVisible();
  expect(sent).toMatchObject([
    {
      ...{ kind: 'decision', version: 2, publish: true },
      content: { decision: 'accepted', body: { fr: 'Dossier {dossier}.' } },
    },
    { version: 2 },
  ]);
});

it('changes the prices of an article, each in its currency, and keeps what is no amount from being sent', async () => {
  const sent: unknown[] = [];
  api.use(
    http.put(`${LIST}/entry-chaise`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...buildItem(), version: 2 });
    }),
  );
  await show('?sorte=articles');
  const link = await screen.findByRole('link', { name: 'Chaise' });
  expect(screen.getByText(/Mobilier/)).toHaveTextContent(/1.500,00.DA.*10,50.€/);
  await userEvent.click(link);
  const euros = await screen.findByLabelText(/^Prix en euros/);
  const remark = within(screen.getByRole('group', { name: 'Précision' }));
  expect(remark.getByRole('textbox', { name: 'Français' })).not.toBeRequired();
  expect(remark.queryByText(/^Traduction manquante/)).toBeNull();
  const dinars = screen.getByLabelText(/^Prix en dinars/);
  expect([dinars, euros].map((field) => (field as HTMLInputElement).value)).toEqual([
    '1500',
    '10,50',
  ]);
  fireEvent.change(dinars, { target: { value: '1 75x' } });
  fireEvent.change(euros, { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect((await screen.findAllByText(/^Donnez un montant/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(dinars, { target: { value: '1 750' } });
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/^Publié\s:/)).toBeVisible();
  expect(sent).toMatchObject([
    { kind: 'item', version: 1, content: { sample: false, priceDA: 1750, priceEuro: null } },
  ]);
});

describe('the stock of an article', () => {
  it('stands in the list with what is ordered, by which it can be sorted', async () => {
    const { router } = await show('?sorte=articles');
    expect(await screen.findByText(/Commandés\s: 3 · Reste\s: 2$/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Ordre'), 'reste');
    expect(router.state.location.search).toBe('?sorte=articles&tri=reste');
    const sorted = within(screen.getByRole('region', { name: 'Ce qui reste, le moins d’abord' }));
    expect(sorted.getByRole('link', { name: 'Chaise' })).toBeVisible();
    expect(sorted.queryByRole('button')).toBeNull();
  });

  it('may be less than what is ordered, which the form says', async () => {
    const sent: unknown[] = [];
    api.use(
      http.put(`${LIST}/entry-chaise`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...buildItem(), version: 2 });
      }),
    );
    await show('?sorte=articles&entree=entry-chaise');
    expect(await screen.findByText(/^Commandés\s: 3$/)).toBeVisible();
    const stock = screen.getByLabelText(/^Stock/);
    expect(stock).toHaveValue('5');
    fireEvent.change(stock, { target: { value: '2' } });
    expect(await screen.findByText(/^Déjà commandés\s: 3, plus que ce stock de 2\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText(/^Publié\s:/)).toBeVisible();
    expect(sent).toMatchObject([{ kind: 'item', content: { stock: 2 } }]);
  });

  it('is without limit where nothing is typed, and no number is not sent', async () => {
    const sent: unknown[] = [];
    api.use(
      http.put(`${LIST}/entry-chaise`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...buildItem(), version: 2 });
      }),
    );
    await show('?sorte=articles&entree=entry-chaise');
    const stock = await screen.findByLabelText(/^Stock/);
    fireEvent.change(stock, { target: { value: 'dix' } });
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    expect((await screen.findAllByText(/^Donnez un nombre entier/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.change(stock, { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText(/^Publié\s:/)).toBeVisible();
    expect(sent).toMatchObject([{ content: { stock: null } }]);
  });
});

it('asks for a text beside the picture of an article', async () => {
  const picture = { path: `/v1/picture/${'b'.repeat(64)}`, width: 400, height: 300 };
  const sent: unknown[] = [];
  api.use(
    answers('post', '/v1/organizer/picture', { picture, removed: [] }),
    http.put(`${LIST}/entry-chaise`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...buildItem(), version: 2 });
    }),
  );
  await show('?sorte=articles&entree=entry-chaise');
  const file = new File(['x'], 'chaise.webp', { type: 'image/webp' });
  await userEvent.upload(await screen.findByLabelText('Visuel', { selector: 'input' }), file);
  expect(await screen.findByRole('img', { name: 'Visuel choisi' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect((await screen.findAllByText(/^Dites en une ligne/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  const texts = within(screen.getByRole('group', { name: 'Texte du visuel' }));
  fireEvent.change(texts.getByRole('textbox', { name: /Français/ }), {
    target: { value: 'Chaise noire empilable' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/^Publié\s:/)).toBeVisible();
  expect(sent).toMatchObject([
    { content: { picture, pictureAlt: { fr: 'Chaise noire empilable', en: '', ar: '' } } },
  ]);
});

it('writes a collective offer, its size and its prices', async () => {
  const sent: unknown[] = [];
  api.use(
    http.put(`${LIST}/entry-marquee`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...entriesOf('offer')[0], version: 2 });
    }),
  );
  const { container } = await show('?sorte=offres');
  expect(
    await screen.findByText(/^12 m² · Chaises\s: 2 · Tables\s: 1 · prix sur devis$/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Chapiteau Basique' }));
  fireEvent.change(await screen.findByLabelText(/^Prix en dinars/), {
    target: { value: '90 000' },
  });
  fireEvent.change(screen.getByLabelText(/^Surface/), { target: { value: '13,5' } });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/^Publié\s:/)).toBeVisible();
  expect(sent).toMatchObject([
    {
      kind: 'offer',
      content: {
        ...{ sample: false, drawing: 'marquee', squareMetres: 13.5, chairs: 2, tables: 1 },
        ...{ priceDA: 90_000, priceEuro: null },
      },
    },
  ]);
});

describe('a sponsor', () => {
  const PICTURE = { path: `/v1/picture/${'a'.repeat(64)}`, width: 400, height: 160 };
  const file = (size = 10) => new File(['x'.repeat(size)], 'logo.svg', { type: 'image/svg+xml' });

  it('gets a logo, which is sent when it is chosen, and says what was taken out of it', async () => {
    const sent: unknown[] = [];
    api.use(
      answers('post', '/v1/organizer/picture', { picture: PICTURE, removed: ['script'] }),
      http.put(`${LIST}/entry-sponsor-1`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...entriesOf('sponsor')[0], version: 2 });
      }),
    );
    await show('?sorte=sponsors');
    const list = within(await screen.findByRole('region', { name: 'Sponsors' }));
    expect(list.getAllByText('exemple.dz')).toHaveLength(5);
    await userEvent.click(screen.getByRole('link', { name: 'Sponsor exemple 1' }));
    await userEvent.upload(await screen.findByLabelText('Logo', { selector: 'input' }), file());
    expect(await screen.findByText(/^Retiré du fichier.*script/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Logo choisi' })).toHaveAttribute('src', PICTURE.path);
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText(/^Publié\s:/)).toBeVisible();
    expect(sent).toMatchObject([
      { kind: 'sponsor', content: { sample: false, name: 'Sponsor exemple 1', logo: PICTURE } },
    ]);
  });

  it('keeps its logo where another is refused, with the reason, and loses it when it is taken off', async () => {
    api.use(
      http.post('/v1/organizer/picture', () =>
        HttpResponse.json(
          {
            ...{ type: 'about:blank', title: 'Refusée', status: 422, code: 'PICTURE_REFUSED' },
            errors: [{ path: 'NO_SIZE', message: 'Sans taille.' }],
          },
          { status: 422 },
        ),
      ),
    );
    await show('?sorte=sponsors&entree=entry-sponsor-2');
    const input = await screen.findByLabelText('Logo', { selector: 'input' });
    await userEvent.upload(input, file());
    expect(await screen.findByText(/ce dessin ne dit pas sa taille/)).toBeVisible();
    await userEvent.upload(input, file(1_000_001));
    expect(await screen.findByText(/elle dépasse 1 Mo/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Logo choisi' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer l’image' }));
    expect(screen.queryByRole('img', { name: 'Logo choisi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choisir une image' })).toHaveFocus();
  });
});

it('names each field that is wrong once, in the order of the form', async () => {
  await show('?sorte=articles&entree=nouveau');
  await userEvent.click(await screen.findByRole('button', { name: 'Publier' }));
  const summary = within(await screen.findByRole('alert'));
  const named = summary
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.split('\u00a0:')[0]);
  expect(named).toEqual(['Nom, Français', 'Catégorie, Français']);
});

it('keeps what is typed while a new entry is being saved, and saves it into that entry', async () => {
  const sent: unknown[] = [];
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const saved = (version: number) => async (request: Request) => {
    const body = (await request.json()) as { content: ContentEntry['draft'] };
    sent.push(body);
    const entry = { ...buildNews('parking', '2025-04-03'), version, draft: body.content };
    api.use(
      answers('get', LIST, [entry, ...NEWS]),
      answers('get', `${LIST}/entry-parking/history`, []),
    );
    return HttpResponse.json(entry);
  };
  api.use(
    http.post(LIST, async ({ request }) => {
      await held;
      return saved(1)(request);
    }),
    http.put(`${LIST}/entry-parking`, ({ request }) => saved(2)(request)),
  );
  const { router } = await show('?sorte=actualites&entree=nouveau');
  const french = async (group: string) =>
    within(await screen.findByRole('group', { name: group })).getByRole('textbox', {
      name: /Français/,
    });
  for (const group of ['Titre', 'Texte', 'Catégorie'])
    await userEvent.type(await french(group), 'Parking');
  fireEvent.change(screen.getByLabelText(/^Date de publication/), {
    target: { value: '2025-04-03' },
  });
  const save = screen.getByRole('button', { name: 'Enregistrer le brouillon' });
  await userEvent.click(save);
  await userEvent.type(await french('Titre'), ' sud');
  arrive();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(save).toBeEnabled());
  expect(await french('Titre')).toHaveValue('Parking sud');
  await userEvent.click(save);
  expect(await screen.findByText('Brouillon enregistré. Le site n’a pas changé.')).toBeVisible();
  expect(sent).toMatchObject([
    { content: { title: { fr: 'Parking' } } },
    { version: 1, content: { title: { fr: 'Parking sud' }, text: { fr: 'Parking' } } },
  ]);
  await waitFor(() => expect(router.state.location.search).toContain('entry-parking'));
});

it('keeps a title on one line, whatever is typed or pasted', async () => {
  await show('?sorte=actualites&entree=nouveau');
  const title = within(await screen.findByRole('group', { name: 'Titre' })).getByRole('textbox', {
    name: /Français/,
  });
  await userEvent.type(title, 'Un nouveau{Enter} menu');
  expect(title).toHaveValue('Un nouveau menu');
  await userEvent.clear(title);
  await userEvent.click(title);
  await userEvent.paste('Un nouveau\n  menu');
  expect(title).toHaveValue('Un nouveau menu');
});

it('writes a hotel: its rooms with prices and pictures, their order, and what is wrong with them', async () => {
  const sent: unknown[] = [];
  const picture = { path: `/v1/picture/${'b'.repeat(64)}`, width: 400, height: 300 };
  api.use(
    answers('post', '/v1/organizer/picture', { picture, removed: [] }),
    http.put(`${LIST}/entry-hotel`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...buildHotelEntry(), version: 2 });
    }),
  );
  await show('?sorte=hotels');
  expect(await screen.findByText(/^Étoiles\s: 4 · Mostaganem/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Hôtel exemple' }));
  const rooms = within(await screen.findByRole('group', { name: 'Chambres' }));
  expect(rooms.getByLabelText('Prix en euros')).toHaveValue('42,50');
  await userEvent.click(rooms.getByRole('button', { name: 'Ajouter une chambre' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect((await screen.findAllByText('Ce champ est obligatoire.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('alert')).toHaveTextContent(/Chambres 2, Français.: Ce champ/);
  expect(sent).toEqual([]);
  const second = within(rooms.getByRole('group', { name: 'Type, Chambres 2' }));
  await userEvent.type(second.getByRole('textbox', { name: /Français/ }), 'Suite');
  await userEvent.type(rooms.getAllByLabelText('Prix en dinars')[1] as HTMLElement, '9 900');
  const [, images] = rooms.getAllByLabelText('Images', { selector: 'input' });
  await userEvent.upload(
    images as HTMLElement,
    new File(['x'], 'suite.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(rooms.getAllByRole('img', { name: 'Image 1' })).toHaveLength(2));
  await userEvent.click(rooms.getByRole('button', { name: /^Monter «\sSuite/ }));
  await userEvent.click(
    rooms.getAllByRole('button', { name: 'Retirer l’image 1' })[1] as HTMLElement,
  );
  await userEvent.selectOptions(screen.getByLabelText(/^Étoiles/), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/^Publié\s:/)).toBeVisible();
  expect(sent).toMatchObject([
    {
      ...{ kind: 'hotel', version: 1, publish: true },
      content: {
        ...{ sample: false, stars: 5, email: '', website: '' },
        rooms: [
          { type: { fr: 'Suite' }, priceDA: 9900, priceEuro: null, images: [picture.path] },
          { _id: 'a', priceDA: 6200, priceEuro: 4250, otherPrices: { USD: 46.5 }, images: [] },
        ],
      },
    },
  ]);
});

it.each([
  ['?sorte=hotels', 'ar'],
  ['?sorte=hotels&entree=entry-hotel', 'fr'],
  ['?sorte=sponsors', 'fr'],
  ['?sorte=sponsors&entree=entry-sponsor-1', 'ar'],
  ['?sorte=decisions', 'fr'],
  ['?sorte=decisions&entree=entry-accepted', 'ar'],
  ['?sorte=articles', 'ar'],
  ['?sorte=articles&entree=nouveau', 'fr'],
  ['?sorte=actualites&entree=nouveau', 'ar'],
  ['', 'fr'],
  ['?sorte=equipe', 'ar'],
  ['?sorte=message', 'ar'],
] as const)('is without fault (%s, %s)', async (query, language) => {
  const { container } = await show(query, language);
  await screen.findAllByRole('heading', { level: 2 });
  expect(await axe(container)).toHaveNoViolations();
});

it('says of the list alone that an entry was removed, and why it could not be brought back', async () => {
  const [older, newer] = NEWS;
  api.use(
    http.post(`${LIST}/entry-ancienne/remove`, () => {
      api.use(answers('get', LIST, [newer]));
      return HttpResponse.json({ ...older, version: 2 });
    }),
    fails('post', `${LIST}/entry-ancienne/undo`, 503, 'UNAVAILABLE', 'Indisponible.'),
  );
  await show('?sorte=actualites&entree=entry-ancienne');
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Supprimé.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le dernier changement' }));
  expect(await screen.findByText('Rien n’a changé')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Navette récente' }));
  expect(await screen.findByRole('button', { name: 'Publier' })).toBeVisible();
  expect(screen.queryByText('Supprimé.')).not.toBeInTheDocument();
  expect(screen.queryByText('Rien n’a changé')).not.toBeInTheDocument();
});

it('keeps what is typed into an entry that a colleague removes, and saves it as a new one', async () => {
  const [, newer] = NEWS;
  const sent: unknown[] = [];
  api.use(
    http.post(LIST, async ({ request }) => {
      const body = (await request.json()) as { content: ContentEntry['draft'] };
      sent.push(body);
      const entry = { ...buildNews('suivante', '2025-04-01'), draft: body.content };
      api.use(answers('get', LIST, [entry, newer]));
      return HttpResponse.json(entry);
    }),
    fails('put', `${LIST}/entry-ancienne`, 404, 'NOT_FOUND'),
  );
  const { router } = await show('?sorte=actualites&entree=entry-ancienne');
  const title = within(await screen.findByRole('group', { name: 'Titre' })).getByRole('textbox', {
    name: /Français/,
  });
  await userEvent.type(title, ' du matin');
  api.use(answers('get', LIST, [newer]));
  const save = screen.getByRole('button', { name: 'Enregistrer le brouillon' });
  await userEvent.click(save);
  expect(await screen.findByText(/Un collègue a supprimé cet élément/)).toBeVisible();
  expect(title).toHaveValue('Navette ancienne du matin');
  expect(screen.queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
  await userEvent.click(save);
  expect(await screen.findByText('Brouillon enregistré. Le site n’a pas changé.')).toBeVisible();
  expect(sent).toMatchObject([{ content: { title: { fr: 'Navette ancienne du matin' } } }]);
  expect(router.state.location.search).toContain('entry-suivante');
  expect(screen.queryByText(/Un collègue a supprimé/)).not.toBeInTheDocument();
});
