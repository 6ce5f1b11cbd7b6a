import { endSession, startSession } from '@mosta/shared/auth';
import type { QuoteSummary } from '@mosta/shared/schemas/organizer-quote.schema';
import { buildSession } from '@mosta/shared/testing/factories';
import { answers, fails, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildQuote, buildSummary, pageOf } from '../../features/quote/testing';
import { PATHS } from '../../paths';
import { renderOrganiser } from '../../testing';
import QuotesPage from './quotes-page';

expect.extend(toHaveNoViolations);

const LIST = '/v1/organizer/quote';
const ONE = `${LIST}/quote-1`;
const OPEN = '?devis=quote-1';
const ANSWER = buildQuote({
  ...{ _id: 'quote-2', reference: 'ME25-D000008', outcome: 'open' },
  answers: { _id: 'quote-1', reference: 'ME25-D000007' },
  priced: { ...buildQuote().priced, partial: false },
});
const ANSWERED = buildQuote({
  outcome: 'answered',
  answer: { _id: 'quote-2', reference: 'ME25-D000008' },
});
const api = setupApi();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  startSession(buildSession({ role: 'Organizer' }));
  api.use(
    answers('get', '/v1/notification/unread', { unread: 0 }),
    answers('get', '/v1/account/view', []),
    answers('get', LIST, pageOf([buildSummary()])),
    answers('get', ONE, buildQuote()),
    answers('get', `${LIST}/quote-2`, ANSWER),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => endSession());
  localStorage.clear();
});

const show = (query = '', language: 'fr' | 'ar' = 'fr') =>
  renderOrganiser(<QuotesPage />, language, {
    ...{ route: `${PATHS.quotes}${query}`, path: PATHS.quotes },
    elsewhere: { '*': <h1>Ailleurs</h1> },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the list, and notes what was asked for beside the number of rows. */
function listed(quotes: QuoteSummary[], total?: number): string[] {
  const asked: string[] = [];
  api.use(
    http.get(LIST, ({ request }) => {
      const { searchParams } = new URL(request.url);
      searchParams.delete('limit');
      asked.push(searchParams.toString());
      return HttpResponse.json(pageOf(quotes, total));
    }),
  );
  return asked;
}

/** Takes an answer, and notes its body. */
function takesAnswer(): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(`${ONE}/answer`, async ({ request }) => {
      bodies.push(await request.json());
      api.use(answers('get', ONE, ANSWERED));
      return HttpResponse.json(ANSWER, { status: 201 });
    }),
  );
  return bodies;
}

describe('the list', () => {
  it('is what the address says, sorted and paged by the service', async () => {
    const asked = listed(
      [buildSummary(), buildSummary({ _id: 'q', owner: null, payable: null })],
      30,
    );
    const { router } = await show('?suite=waiting&recherche=huile');
    const row = within(await screen.findByRole('row', { name: /Conserverie exemple/ }));
    for (const text of ['Attend un prix', 'ME25-D000007', 'en partie']) {
      expect(row.getAllByText(text)[0]).toBeInTheDocument();
    }
    expect(screen.getByRole('row', { name: /Visiteur sans compte.*Sur devis/ })).toBeVisible();
    const filter = 'outcome=waiting&search=huile';
    expect(asked).toContain(`${filter}&sort=received&direction=desc&offset=0`);
    await press('Page suivante');
    await waitFor(() =>
      expect(asked).toContain(`${filter}&sort=received&direction=desc&offset=25`),
    );
    await press(/Valable jusqu/);
    await waitFor(() => expect(asked).toContain(`${filter}&sort=until&direction=asc&offset=0`));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Suite' }), 'Expiré');
    await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/^outcome=expired&/)));
    expect(router.state.location.search).toMatch(/suite=expired.*tri=until/);
  });

  it('says what will be there, what was not found, and what could not be loaded', async () => {
    listed([]);
    const { unmount } = await show();
    expect(await screen.findByText('Aucun devis pour cette édition')).toBeVisible();
    unmount();
    const second = await show('?recherche=personne');
    await userEvent.click(await screen.findByRole('button', { name: 'Afficher tous les devis' }));
    expect(second.router.state.location.search).toBe('');
    second.unmount();
    api.use(fails('get', LIST, 500, 'INTERNAL'));
    await show('?suite=expired');
    expect(await screen.findByText('Les devis n’ont pas pu être chargés.')).toBeVisible();
  });
});

describe('a quote', () => {
  it('shows lines, sums and what became of it, and leads back to the list', async () => {
    api.use(
      answers(
        ...(['get', ONE] as const),
        buildQuote({ outcome: 'applied', participation: 'participation-1' }),
      ),
    );
    const { router } = await show(`${OPEN}&suite=applied`);
    expect(await screen.findByRole('heading', { name: 'ME25-D000007' })).toHaveFocus();
    expect(screen.getByRole('row', { name: /Espace personnalisé.*Sur devis/ })).toBeVisible();
    expect(screen.getByText(/220.150,00.DA/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir le dossier' })).toHaveAttribute(
      'href',
      `${PATHS.dossiers}?dossier=participation-1`,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Tous les devis' }));
    expect(router.state.location.search).toBe('?suite=applied');
  });

  it('says that it is gone', async () => {
    api.use(fails('get', ONE, 404, 'NOT_FOUND'));
    await show(OPEN);
    expect(await screen.findByText('Ce devis n’existe pas ou plus')).toBeVisible();
  });

  it('of a visitor without account can be read, and not be answered', async () => {
    api.use(answers('get', ONE, buildQuote({ owner: null, outcome: 'open' })));
    await show(OPEN);
    expect(await screen.findByText(/n’a pas de compte.: personne/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Envoyer le devis' })).toBeNull();
  });
});

describe('an answer', () => {
  const price = () => screen.findByRole('textbox', { name: /Prix HT de «.Espace personnalisé.»/ });

  it('gives the open lines their price, and leads to the new quote', async () => {
    const bodies = takesAnswer();
    await show(OPEN);
    await userEvent.type(await price(), '400 000');
    await userEvent.type(screen.getByRole('textbox', { name: /Message/ }), 'Angle compris.');
    await press('Envoyer le devis');
    expect(await screen.findByText('Le devis complet est envoyé à l’exposant.')).toBeVisible();
    expect(bodies).toEqual([
      {
        prices: [{ kind: 'package', id: 'custom-17', amount: 400_000 }],
        message: 'Angle compris.',
      },
    ]);
    await userEvent.click(await screen.findByRole('link', { name: /Remplacé.*ME25-D000008/ }));
    expect(await screen.findByRole('heading', { name: 'ME25-D000008' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Répond au devis ME25-D000007/ })).toBeVisible();
  });

  it('is said to be sent before what is shown is fresh', async () => {
    await show(OPEN);
    await userEvent.type(await price(), '400 000');
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.use(
      answers('post', `${ONE}/answer`, ANSWER),
      http.get(ONE, () => held.then(() => HttpResponse.json(ANSWERED))),
    );
    await press('Envoyer le devis');
    expect(await screen.findByText('Le devis complet est envoyé à l’exposant.')).toBeVisible();
    arrive();
    expect(await screen.findByRole('link', { name: /Remplacé/ })).toBeVisible();
  });

  it('asks for an amount at its field', async () => {
    const bodies = takesAnswer();
    await show(OPEN);
    await userEvent.type(await price(), 'gratuit');
    await press('Envoyer le devis');
    await waitFor(async () => expect(await price()).toBeInvalid());
    expect(bodies).toEqual([]);
  });

  it('keeps what was typed when a colleague was faster', async () => {
    api.use(
      http.post(`${ONE}/answer`, () => {
        api.use(answers('get', ONE, ANSWERED));
        const problem = { type: 'about:blank', title: 'Répondu', status: 409 };
        return HttpResponse.json({ ...problem, code: 'QUOTE_ANSWERED' }, { status: 409 });
      }),
    );
    await show(OPEN);
    await userEvent.type(await price(), '400 000');
    await press('Envoyer le devis');
    expect(await screen.findByText('Le devis n’est pas envoyé')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Remplacé/ })).toBeVisible();
    expect(await price()).toHaveValue('400 000');
  });

  it('is not for those who only read', async () => {
    act(() => startSession(buildSession({ role: 'Organizer', organizer: { role: 'accountant' } })));
    await show(OPEN);
    expect(await screen.findByRole('row', { name: /Espace personnalisé/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Envoyer le devis' })).toBeNull();
  });
});

it.each([
  ['', 'fr'],
  [OPEN, 'fr'],
  [OPEN, 'ar'],
] as const)('is without fault (%s, %s)', async (query, language) => {
  const { container } = await show(query, language);
  await screen.findByRole('row', { name: /Conserverie|Espace personnalisé/ });
  expect(await axe(container)).toHaveNoViolations();
});
