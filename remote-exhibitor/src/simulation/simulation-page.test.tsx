import { endSession, startSession } from '@mosta/shared/auth';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { premiumLocationItem, standOffers } from '@mosta/shared/domain/offers';
import { priceSimulation } from '@mosta/shared/domain/pricing';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { QuoteInput } from '@mosta/shared/schemas/quote.schema';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import {
  answers,
  fails,
  HttpResponse,
  http,
  isUnreachable,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { type RenderOptions, renderWithProviders } from '@mosta/shared/testing/render';
import { makeCartItem, makePackage, makeSimulation } from '@mosta/shared/testing/simulations';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import remote from '../remote';
import SimulationPage from './simulation-page';
import { currentSimulation, restoreSimulation } from './state/simulation.store';
import { loadSimulation, saveQuote } from './state/simulation-actions';

expect.extend(toHaveNoViolations);
const api = setupApi();
const SECRET = 'sample-secret-sample-secret-01';
const LINK = '/v1/quote/link/:secret';

const offered = (changes: Partial<CatalogueItem>): CatalogueItem => {
  const { days: _days, quantity: _quantity, ...item } = makeCartItem();
  return { ...item, parentCategory: 'Fournitures', ...changes };
};
const CHAIR = offered({});
const HOSTESS = offered({
  _id: 'accueil',
  name: 'Accueil exemple',
  category: 'Personnel',
  parentCategory: 'Service',
  unit: 'jour',
  isPerDay: true,
  priceDA: 8_000,
  priceEuro: null,
});
const SUPPLEMENT: CatalogueItem = {
  ...premiumLocationItem(FIRST_EDITION),
  parentCategory: 'Service',
};
const CATALOGUE = {
  stands: [...standOffers(FIRST_EDITION)],
  collective: [
    {
      ...{ id: 'marquee', title: 'Chapiteau Basique', squareMetres: 12, details: [] },
      ...{ furniture: { chairs: 2, tables: 1 }, buttonLabel: 'Voir Organisateur' },
      ...{ price: null, priceEuro: null, translations: { title: { en: 'Basic marquee', ar: '' } } },
    },
  ],
  items: [SUPPLEMENT, CHAIR, HOSTESS],
};

/** Prices as the service does, for a catalogue in which nothing has changed. */
const pricing = http.post('/v1/simulation', async ({ request }) => {
  const { simulation, payment } = (await request.json()) as QuoteInput;
  return HttpResponse.json({
    simulation,
    priced: priceSimulation(FIRST_EDITION, simulation, payment),
    changed: [],
    gone: [],
    promoRefused: false,
  });
});

const COMPLETE: SimulationState = {
  ...makeSimulation({
    nationality: ALGERIAN_EXHIBITOR,
    packages: [
      makePackage({
        id: 'bare-9',
        name: 'Espace nu 9 m²',
        price: 185_000,
        priceEuro: 126_000,
        size: 9,
      }),
    ],
  }),
};

const COMPLETED = { simulation: COMPLETE, payment: null };

function quoteOf({ simulation, payment }: Pick<QuoteInput, 'simulation' | 'payment'>) {
  return {
    _id: '00000000-0000-4000-8000-000000000123',
    reference: 'ME25-D000123',
    createdAt: '2025-03-01T09:00:00.000Z',
    validUntil: '2025-03-31T22:59:59.000Z',
    expired: false,
    payment,
    simulation,
    priced: priceSimulation(FIRST_EDITION, simulation, payment),
  };
}

const creating = http.post('/v1/quote', async ({ request }) => {
  const input = (await request.json()) as QuoteInput;
  return HttpResponse.json({ ...quoteOf(input), secret: SECRET, changed: [] }, { status: 201 });
});

async function show(
  query = '',
  language: 'fr' | 'ar' = 'fr',
  edition: RenderOptions['edition'] = {},
) {
  return renderWithProviders(<SimulationPage />, {
    route: `/simulation${query}`,
    path: '/simulation',
    language,
    edition,
    catalogues: remote.catalogue ? { exhibitor: remote.catalogue } : {},
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
}

/** A screen with room for the summary beside the steps. */
function widen(): void {
  const still = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...still, media, matches: media.includes('min-width') }));
}

const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const summary = () => screen.getByRole('complementary', { name: 'Votre simulation' });
const sees = (text: string) => waitFor(() => expect(plain(summary().textContent)).toContain(text));
const quantityOf = (name: string) =>
  screen.getByRole('spinbutton', { name: (label) => plain(label) === `${name} : quantité` });
const more = (name: string) =>
  user.click(
    screen.getByRole('button', {
      name: (label) => plain(label) === `Augmenter : ${name} : quantité`,
    }),
  );
/** A dialog hides the page from assistive technology until it is gone. */
const closed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const loaded = () => screen.findByText('Espace nu');

beforeEach(() => {
  sessionStorage.clear();
  act(restoreSimulation);
  widen();
  api.use(answers('get', '/v1/catalogue', CATALOGUE), pricing);
});
afterEach(() => {
  act(() => endSession());
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('choosing', () => {
  it.each([
    ['before', /^Composez votre participation/, 0],
    ['after', /^Les stands, fournitures et services de l’édition 2025/, 1],
  ] as const)('says %s the fair what is simulated', async (phase, lead, notices) => {
    await show('', 'fr', { phase });
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.queryAllByText(/^Le salon est terminé depuis/)).toHaveLength(notices);
  });

  test('adds stands and items, explains each line, and adds up to the check value', async () => {
    await show();
    await loaded();
    await more('Espace nu 9 m²');
    await sees('Espace nu 9 m²');
    await sees('1 × 185 000,00 DA');
    await sees('Total HT185 000,00 DA');
    await sees('TVA 19 %35 150,00 DA');
    await sees('Total TTC220 150,00 DA');
    await user.click(screen.getByRole('radio', { name: /^Espèces/ }));
    await sees('Droit de timbre2 202 tranches de 100 DA × 2 DA4 404,00 DA');
    await sees('À payer224 554,00 DA');
    await user.click(screen.getByRole('tab', { name: 'Service' }));
    await more('Accueil exemple');
    await user.click(
      screen.getByRole('button', { name: /Augmenter\s: Accueil exemple\s: nombre de jours/ }),
    );
    await sees('1 × 2 jours × 8 000,00 DA');
    await sees('16 000,00 DA');
  });

  test('removes a line, and puts it back', async () => {
    act(() => loadSimulation(COMPLETE));
    await show();
    await loaded();
    await press(/^Retirer\s: Espace nu/);
    await sees('Rien n’est encore choisi');
    await waitFor(() => expect(screen.getByText(/^Rien n’est encore choisi\. /)).toHaveFocus());
    expect(screen.getByText(/a été retiré/)).toBeInTheDocument();
    await press('Annuler');
    await sees('220 150,00 DA');
  });

  test('a line that is removed leaves the focus to the next one, the last to the one before', async () => {
    const cart = {
      chaise: makeCartItem({ _id: 'chaise', name: 'Chaise' }),
      table: makeCartItem({ _id: 'table', name: 'Table' }),
    };
    act(() => loadSimulation({ ...COMPLETE, cart }));
    await show();
    await loaded();
    const removal = (name: RegExp) => screen.getByRole('button', { name });
    await press(/^Retirer\s: Chaise/);
    await waitFor(() => expect(removal(/^Retirer\s: Table/)).toHaveFocus());
    await press(/^Retirer\s: Table/);
    await waitFor(() => expect(removal(/^Retirer\s: Espace nu/)).toHaveFocus());
  });

  test('empties the cart only, and starts over after asking', async () => {
    act(() => loadSimulation({ ...COMPLETE, cart: { chaise: makeCartItem() } }));
    await show();
    await loaded();
    await press('Vider le panier');
    expect(currentSimulation().simulation.cart).toEqual({});
    expect(quantityOf('Espace nu 9 m²')).toHaveValue(1);
    await press('Tout recommencer');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Garder ma simulation' }));
    await closed();
    await waitFor(() => expect(quantityOf('Espace nu 9 m²')).toHaveValue(1));
    await press('Tout recommencer');
    await user.click(await screen.findByRole('button', { name: 'Tout effacer' }));
    await closed();
    await waitFor(() => expect(quantityOf('Espace nu 9 m²')).toHaveValue(0));
    expect(screen.getByRole('radio', { name: /Exposant Algérien/ })).not.toBeChecked();
  });

  test('a larger premium stand is « Sur devis », and makes the total partial', async () => {
    await show();
    await loaded();
    await more('Espace premium 24 m²');
    await sees('750 000,00 DA');
    await user.click(
      screen.getByRole('button', { name: /Augmenter\s: Espace premium\s: surface/ }),
    );
    await sees('Espace premium 25 m²');
    await sees('Tout ce que vous avez choisi est « Sur devis »');
    await more('Espace nu 9 m²');
    await sees('Total partiel');
    await sees('220 150,00 DA');
  });

  test('takes the offer that the address names, once', async () => {
    const { router } = await show('?offre=equipped-12');
    await loaded();
    await sees('245 000,00 DA');
    expect(screen.getByText(/« Espace équipé » a été ajouté/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    await press(/^Retirer\s: Espace équipé/);
    await sees('Rien n’est encore choisi');
  });

  test('reports that an offer of the address does not exist', async () => {
    await show('?offre=palais');
    expect(await screen.findByText(/L’offre demandée n’existe pas/)).toBeInTheDocument();
    expect(currentSimulation().simulation.formule.selectedFormules).toEqual([]);
  });

  test('searches over all groups, and leads to where something was found', async () => {
    const { container } = await show();
    await loaded();
    await user.type(screen.getByRole('searchbox', { name: 'Chercher un article' }), 'accueil');
    expect(screen.getByText(/Aucun article pour « accueil » dans Fournitures/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await press('Voir les résultats dans Service');
    expect(quantityOf('Accueil exemple')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /Communication/ }));
    await press('Effacer la recherche');
    expect(screen.getByText('Aucun article pour le moment')).toBeInTheDocument();
  });

  test('works on a phone by a bar that opens the summary', async () => {
    jest.restoreAllMocks();
    act(() => loadSimulation(COMPLETE));
    const { baseElement } = await show();
    await loaded();
    expect(screen.getAllByText(/^Total TTC/)[0]).toBeVisible();
    await press('Voir le détail');
    const drawer = await screen.findByRole('dialog', { name: 'Votre simulation' });
    expect(plain(drawer.textContent)).toContain('1 × 185 000,00 DA');
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.click(within(drawer).getByRole('button', { name: 'Fermer le détail' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('prices', () => {
  test('another nationality pays in euros, and reports what becomes « Sur devis »', async () => {
    const cart = { chaise: makeCartItem(), accueil: makeCartItem({ ...HOSTESS }) };
    act(() => loadSimulation({ ...COMPLETE, cart }));
    await show();
    await loaded();
    await user.click(screen.getByRole('radio', { name: /Exposant Étranger/ }));
    expect(screen.getByText(/Vos prix sont maintenant en euros/)).toHaveTextContent(
      /« Sur devis ».*Accueil exemple/,
    );
    await sees('1 260,00 €');
    await sees('10,50 €');
    await sees('Total partiel');
    await sees('Les prix en euros sont des exemples');
    await user.click(screen.getByRole('radio', { name: /Exposant Algérien/ }));
    expect(screen.getByText(/Vos prix sont maintenant en dinars/)).toBeInTheDocument();
    await sees('1 500,00 DA');
  });

  test('the service’s prices replace older ones, and say so', async () => {
    const old = makeCartItem({ priceDA: 1_200 });
    act(() =>
      loadSimulation({
        ...COMPLETE,
        cart: { chaise: old, passe: makeCartItem({ _id: 'passe', name: 'Passé exemple' }) },
      }),
    );
    api.use(
      http.post('/v1/simulation', async ({ request }) => {
        const { simulation, payment } = (await request.json()) as QuoteInput;
        const { passe, ...rest } = simulation.cart;
        const current = { ...simulation, cart: { ...rest, chaise: makeCartItem() } };
        return HttpResponse.json({
          simulation: current,
          priced: priceSimulation(FIRST_EDITION, current, payment),
          changed: simulation.cart.chaise?.priceDA === 1_200 ? ['Chaise exemple'] : [],
          gone: passe ? ['Passé exemple'] : [],
          promoRefused: false,
        });
      }),
    );
    await show();
    const notice = await screen.findByText(/Les prix ont changé/);
    expect(notice).toHaveTextContent('Chaise exemple');
    expect(notice).toHaveTextContent(/Ne sont plus proposés.*Passé exemple/);
    await sees('1 × 1 500,00 DA');
    expect(Object.keys(currentSimulation().simulation.cart)).toEqual(['chaise']);
  });

  test('says that the figures are provisional while the service is away', async () => {
    api.use(fails('post', '/v1/simulation', 503, 'UNAVAILABLE'));
    act(() => loadSimulation(COMPLETE));
    const { container } = await show();
    await loaded();
    expect(await screen.findByText(/Montants provisoires/)).toBeInTheDocument();
    await sees('220 150,00 DA');
    expect(await axe(container)).toHaveNoViolations();
    api.use(pricing);
    await press('Réessayer');
    await waitFor(() => expect(screen.queryByText(/Montants provisoires/)).not.toBeInTheDocument());
  });

  test.each([
    ['nonsense', '{"version":1,"cart":"forged"}'],
    ['a later version', '{"version":7}'],
  ])('sets %s in the storage aside, reports it, and works', async (_, text) => {
    sessionStorage.setItem('simulationData', text);
    act(restoreSimulation);
    const { container } = await show();
    await loaded();
    expect(
      screen.getByText(/La simulation gardée par ce navigateur était illisible/),
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await more('Espace nu 9 m²');
    await sees('220 150,00 DA');
  });

  test('shows the catalogue’s shape, its failure and its retry', async () => {
    api.use(neverAnswers('get', '/v1/catalogue'));
    const { unmount } = await show();
    expect(screen.getAllByText('Chargement du catalogue…')).not.toHaveLength(0);
    unmount();
    api.use(isUnreachable('get', '/v1/catalogue'));
    const { container } = await show();
    expect(await screen.findByText(/Le catalogue n’a pas pu être chargé/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    api.use(answers('get', '/v1/catalogue', CATALOGUE));
    await press('Réessayer');
    await loaded();
  });
});

describe('the promo code', () => {
  const field = () => screen.getByRole('textbox', { name: 'Code promotionnel' });
  beforeEach(() => {
    act(() => loadSimulation(COMPLETE));
  });

  async function applyCode(code: string): Promise<void> {
    await user.type(field(), code);
    await press('Appliquer');
  }

  test.each([
    [{ discountType: 'percentage', discountValue: 10 }, '18 500,00 DA', '198 135,00 DA'],
    [{ discountType: 'percentage', discountValue: 150 }, '185 000,00 DA', '0,00 DA'],
    [{ discountType: 'percentage', discountValue: -5 }, '0,00 DA', '220 150,00 DA'],
    [
      { discountType: 'fixed', discountValue: 5000, currency: 'DZD' },
      '5 000,00 DA',
      '214 200,00 DA',
    ],
    [{ discountType: 'fixed', discountValue: 900_000 }, '185 000,00 DA', '0,00 DA'],
  ])('%p takes off %s', async (promo, off, gross) => {
    api.use(answers('post', '/v1/promo', { code: 'EXEMPLE', ...promo }));
    await show();
    await loaded();
    await applyCode('EXEMPLE');
    const notice = await screen.findByText(/Le code EXEMPLE retire/);
    expect(plain(notice.textContent)).toContain(off);
    await sees(`Total TTC${gross}`);
    expect(screen.getByRole('button', { name: 'Retirer le code' })).toHaveFocus();
    await press('Retirer le code');
    expect(field()).toHaveFocus();
    await sees('Total TTC220 150,00 DA');
    expect(field()).toHaveValue('');
  });

  test('in another currency takes off nothing, and says so', async () => {
    const promo = { discountType: 'fixed', discountValue: 5000, currency: 'EUR' };
    api.use(answers('post', '/v1/promo', { code: 'EURO', ...promo }));
    await show();
    await loaded();
    await applyCode('EURO');
    expect(await screen.findByText(/vaut dans une autre monnaie/)).toBeInTheDocument();
    await sees('Total TTC220 150,00 DA');
  });

  test('that does not exist, or cannot be checked, is reported and stays typed', async () => {
    api.use(fails('post', '/v1/promo', 404, 'PROMO_UNKNOWN'));
    const { container } = await show();
    await loaded();
    await applyCode('RIEN');
    expect(await screen.findByText(/Ce code n’existe pas/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    api.use(isUnreachable('post', '/v1/promo'));
    await press('Appliquer');
    expect(await screen.findByText(/Le service ne répond pas/)).toBeInTheDocument();
    expect(field()).toHaveValue('RIEN');
  });
});

describe('the quote', () => {
  test('wants to know who exhibits and what was chosen, and leads to each field', async () => {
    const { container } = await show();
    await loaded();
    await user.type(screen.getByRole('textbox', { name: 'Code promotionnel' }), 'PASFINI');
    await press('Obtenir le devis');
    const problems = screen.getByRole('alert');
    expect(problems).toHaveFocus();
    expect(
      within(problems)
        .getAllByRole('link')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      'Nationalité : Ce champ est obligatoire.',
      'Secteur d’activité : Ce champ est obligatoire.',
      'Type de participation : Ce champ est obligatoire.',
      'Votre stand : Choisissez au moins un stand ou un article.',
      'Code promotionnel : Appliquez ce code, ou effacez-le.',
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(within(problems).getByRole('link', { name: /^Secteur/ }));
    const sector = screen.getByRole('combobox', { name: /Secteur/ });
    expect(sector).toHaveFocus();
    await user.selectOptions(sector, 'Produits de la mer');
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
  });

  test('is made and stored, and leads on', async () => {
    api.use(creating);
    const { container } = await show();
    await loaded();
    await user.click(screen.getByRole('radio', { name: /Exposant Algérien/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Secteur/ }), 'Boissons');
    await user.click(screen.getByRole('radio', { name: /Stand individuel/ }));
    await more('Espace nu 9 m²');
    await press('Obtenir le devis');
    const title = await screen.findByRole('heading', { name: 'Devis ME25-D000123' });
    expect(title).toHaveFocus();
    expect(screen.getByText('Valable jusqu’au 31 mars 2025.')).toBeInTheDocument();
    expect(currentSimulation().currentQuote).toMatchObject({
      secret: SECRET,
      reference: 'ME25-D000123',
    });
    expect(screen.getByRole('link', { name: 'Poursuivre vers la participation' })).toHaveAttribute(
      'href',
      '/formulaire',
    );
    expect(screen.getByRole('link', { name: 'Choisir un stand sur le plan' })).toHaveAttribute(
      'href',
      '/Exposant-map',
    );
    expect(screen.getByRole('textbox', { name: 'Adresse du devis' })).toHaveValue(
      `http://localhost/simulation?devis=${SECRET}`,
    );
    expect(screen.getByRole('img', { name: 'Code QR du devis ME25-D000123' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('that is made while something changes leaves the change, and is kept beside it', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      http.post('/v1/quote', async ({ request }) => {
        const input = (await request.json()) as QuoteInput;
        await answered;
        const quote = { ...quoteOf(input), secret: SECRET, changed: [] };
        return HttpResponse.json(quote, { status: 201 });
      }),
    );
    act(() => loadSimulation(COMPLETE));
    await show();
    await loaded();
    await press('Obtenir le devis');
    await more('Espace nu 12 m²');
    answer();
    expect(await screen.findByText(/a changé depuis le devis ME25-D000123/)).toBeInTheDocument();
    expect(currentSimulation().currentQuote).toBeNull();
    const { selectedFormules } = currentSimulation().simulation.formule;
    expect(selectedFormules.map(({ size }) => size)).toEqual([9, 12]);
    expect(screen.getByRole('link', { name: 'ME25-D000123' })).toHaveAttribute(
      'href',
      `/simulation?devis=${SECRET}`,
    );
  });

  describe('once there is one', () => {
    beforeEach(() => {
      act(() => {
        loadSimulation(COMPLETE);
        saveQuote({
          secret: SECRET,
          reference: 'ME25-D000123',
          validUntil: '2025-03-31T22:59:59.000Z',
        });
      });
      api.use(answers('get', LINK, quoteOf(COMPLETED)));
    });

    test('is sent by mail', async () => {
      const mailed: unknown[] = [];
      api.use(
        http.post(`${LINK}/mail`, async ({ request }) => {
          mailed.push(await request.json());
          return HttpResponse.json(null, { status: 202 });
        }),
      );
      await show();
      await screen.findByRole('button', { name: 'Imprimer' });
      await press('Envoyer');
      expect(await screen.findByText('Saisissez une adresse e-mail.')).toBeInTheDocument();
      await user.type(
        screen.getByRole('textbox', { name: /Adresse e-mail/ }),
        'Exemple@exemple.dz',
      );
      await press('Envoyer');
      expect(await screen.findByText(/Le devis part vers exemple@exemple.dz/)).toBeInTheDocument();
      expect(mailed).toEqual([{ email: 'exemple@exemple.dz' }]);
      api.use(fails('post', `${LINK}/mail`, 429, 'TOO_MANY_REQUESTS'));
      await press('Envoyer');
      expect(await screen.findByText('L’e-mail n’est pas parti.')).toBeInTheDocument();
    });

    test.each([
      ['has expired', answers('get', LINK, { ...quoteOf(COMPLETED), expired: true })],
      ['is gone', fails('get', LINK, 404, 'NOT_FOUND')],
    ])('gives way to another where it %s', async (_, answer) => {
      api.use(answer);
      await show();
      await user.click(await screen.findByRole('button', { name: 'Demander un nouveau devis' }));
      expect(screen.getByRole('heading', { name: 'Votre devis' })).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Obtenir le devis' })).toBeEnabled();
      expect(currentSimulation().currentQuote).toBeNull();
      expect(screen.queryByText(/a changé depuis le devis/)).not.toBeInTheDocument();
    });

    test('is copied, and put out of date by a change', async () => {
      await show();
      await loaded();
      const copied = jest.spyOn(navigator.clipboard, 'writeText');
      await press('Copier l’adresse');
      expect(await screen.findByText('Adresse copiée.')).toBeInTheDocument();
      expect(copied).toHaveBeenCalledWith(`http://localhost/simulation?devis=${SECRET}`);

      await more('Espace nu 9 m²');
      expect(screen.queryByRole('heading', { name: /^Devis ME25/ })).not.toBeInTheDocument();
      expect(screen.getByText(/a changé depuis le devis ME25-D000123/)).toBeInTheDocument();
    });
  });

  test('prints the sheet, and downloads the document', async () => {
    act(() => loadSimulation(COMPLETE));
    const print = jest.spyOn(window, 'print').mockImplementation();
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:sample';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    api.use(creating, fails('get', `${LINK}/pdf`, 503, 'UNAVAILABLE'));
    await show();
    await loaded();
    await user.selectOptions(screen.getByRole('combobox', { name: /Secteur/ }), 'Boissons');
    await press('Obtenir le devis');
    await user.click(await screen.findByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalled();
    await press('Télécharger le PDF');
    expect(await screen.findByText(/Le PDF n’a pas pu être préparé/)).toBeInTheDocument();
    api.use(http.get(`${LINK}/pdf`, () => new HttpResponse('%PDF-sample')));
    await press('Télécharger le PDF');
    await waitFor(() => expect(saved).toEqual(['devis-ME25-D000123.pdf']));
  });

  test.each([
    ['NO_LONGER_OFFERED', 409, /Un choix n’est plus proposé/],
    ['PROMO_UNKNOWN', 404, /Ce code n’existe pas/],
    ['INTERNAL', 500, /Une erreur est survenue de notre côté/],
  ])('that is refused with %s loses nothing', async (code, status, text) => {
    act(() => loadSimulation(COMPLETE));
    api.use(fails('post', '/v1/quote', status, code, 'À retirer : Chaise exemple.'));
    await show();
    await loaded();
    await press('Obtenir le devis');
    expect(
      await screen.findByText('Le devis n’a pas été établi. Votre simulation est gardée.'),
    ).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(currentSimulation().simulation.formule).toEqual(COMPLETE.formule);
  });
});

describe('a quote’s link', () => {
  const quote = quoteOf({ simulation: COMPLETE as QuoteInput['simulation'], payment: 'espece' });

  test('shows the quote, and continues it here after asking', async () => {
    act(() => loadSimulation(makeSimulation({ items: [makeCartItem()] })));
    api.use(answers('get', LINK, quote));
    const { container, router } = await show(`?devis=${SECRET}`);
    expect(await screen.findByRole('heading', { name: 'Devis ME25-D000123' })).toBeInTheDocument();
    expect(plain(container.textContent)).toContain('À payer224 554,00 DA');
    // on the page, and on the sheet for the printer
    expect(screen.getAllByText(/Paiement envisagé.: Espèces/)).toHaveLength(2);
    expect(await axe(container)).toHaveNoViolations();
    await press('Reprendre cette simulation');
    await user.click(await screen.findByRole('button', { name: 'Garder la mienne' }));
    await closed();
    expect(currentSimulation().simulation.formule.selectedFormules).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Reprendre cette simulation' }));
    await user.click(await screen.findByRole('button', { name: 'Remplacer' }));
    expect(currentSimulation()).toMatchObject({
      simulation: COMPLETE,
      payment: 'espece',
      currentQuote: { secret: SECRET },
    });
    expect(router.state.location.search).toBe('');
    await sees('224 554,00 DA');
  });

  test('of an expired quote says so, and binds nobody', async () => {
    api.use(answers('get', LINK, { ...quote, expired: true }));
    await show(`?devis=${SECRET}`);
    expect(await screen.findByText(/Expiré depuis le 31 mars 2025/)).toBeInTheDocument();
    await press('Reprendre cette simulation');
    expect(currentSimulation().currentQuote).toBeNull();
    await sees('220 150,00 DA');
  });

  test('that leads to nothing, or cannot be read, says so', async () => {
    api.use(fails('get', LINK, 404, 'NOT_FOUND'));
    const { container, unmount } = await show('?devis=inconnu');
    expect(await screen.findByText(/Ce lien ne mène à aucun devis/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    api.use(fails('get', LINK, 503, 'UNAVAILABLE'));
    await show(`?devis=${SECRET}`);
    await screen.findByText('Le devis n’a pas pu être chargé.');
    api.use(answers('get', LINK, quote));
    await press('Réessayer');
    expect(await screen.findByRole('heading', { name: 'Devis ME25-D000123' })).toBeInTheDocument();
  });

  test('is added to the quotes of the signed-in exhibitor', async () => {
    act(() => void startSession(buildSession()));
    api.use(
      answers('get', LINK, quote),
      answers('get', '/v1/quote/mine', []),
      fails('post', `${LINK}/claim`, 404, 'NOT_FOUND'),
    );
    const { container, router } = await show(`?devis=${SECRET}`);
    expect(await screen.findByText(/Vos devis apparaîtront ici/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Ajouter à mes devis' }));
    expect(await screen.findByText(/appartient déjà à un autre compte/)).toBeInTheDocument();
    api.use(answers('post', `${LINK}/claim`, quote), answers('get', '/v1/quote/mine', [quote]));
    await press('Ajouter à mes devis');
    expect(await screen.findByText('Ce devis est dans votre compte.')).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Télécharger le PDF du devis ME25-D000123' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'ME25-D000123' }));
    expect(await screen.findByRole('heading', { name: 'Devis ME25-D000123' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajouter à mes devis' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    act(() => endSession());
    expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/login?next=%2Fsimulation%3Fnumero%3DME25-D000123');
  });
});

test('reads in Arabic', async () => {
  act(() =>
    loadSimulation({
      ...COMPLETE,
      personalInfo: { ...COMPLETE.personalInfo, nationality: FOREIGN_EXHIBITOR },
    }),
  );
  const { container } = await show('', 'ar');
  expect(await screen.findByText('مساحة عارية')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
