import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { answers, fails, setupApi } from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import EditionPage from './edition-page';

const server = setupApi();

const { product, year, city, venue, days } = FIRST_PUBLIC_EDITION;
const NOW = { year: year + 1, former: [year] };
const text = (fr: string, en = fr, ar = fr) => ({ fr, en, ar });
const page = (id: string, title: string) => ({
  ...{
    _id: id,
    title: text(title, `${title} (en)`, `${title} (ar)`),
    description: text('Exemple'),
  },
  edition: { product, year, city, venue, days },
});
const MILL = {
  _id: 'e1',
  name: 'Moulin exemple',
  sector: 'cereals',
  country: 'DZ',
  stands: ['B10'],
};
const LISTED = { ...MILL, _id: null, name: 'Huilerie exemple', sector: 'oil', stands: ['A03'] };
const directory = (exhibitors: object[] = [MILL, LISTED]) => ({
  ...{ ...page(`${year}/exposants`, `Exposants de l’édition ${year}`), sample: false, exhibitors },
});
const NEWS = {
  ...{ _id: 'n1', title: 'Un nouveau menu', date: `${year}-04-26`, category: 'Menu' },
  ...{ content: 'Le menu change.', important: false },
};

const open = (route: string, language: 'fr' | 'en' | 'ar' = 'fr') =>
  renderPublic(<EditionPage />, language, { route, edition: NOW });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const note = () => within(screen.getByRole('note'));

test('lists who exhibited, with their pages and stands of then, and the way to the current directory', async () => {
  server.use(answers('get', `/v1/former-edition/${year}/exposants`, directory()));
  await open(`/edition/${year}/exposants`);
  await title(`Exposants de l’édition ${year}`);
  expect(screen.getByText(`Édition ${year}`, { selector: 'p, span, div' })).toBeVisible();
  expect(note().getByText(/qui est passée/)).toBeVisible();
  expect(
    note().getByRole('link', { name: `Voir les exposants de l’édition ${year + 1}` }),
  ).toHaveAttribute('href', '/ExposantConfirme');
  expect(screen.getByRole('link', { name: 'Moulin exemple' })).toHaveAttribute(
    'href',
    `/edition/${year}/exposants/e1`,
  );
  expect(screen.queryByRole('link', { name: 'Huilerie exemple' })).not.toBeInTheDocument();
  expect(screen.getByText(/Stand.*: B10/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /voir sur le plan/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(/Nom, filière/));
  await userEvent.paste('huile');
  expect(screen.getByRole('status')).toHaveTextContent('1 sur 2');
});

test('shows one who exhibited, as it presented itself', async () => {
  const exhibitor = { ...MILL, description: 'Farines d’exemple.', website: null };
  server.use(
    answers('get', `/v1/former-edition/${year}/exposants/e1`, {
      ...{ ...page(`${year}/exposants/e1`, 'Moulin exemple, édition'), exhibitor },
    }),
  );
  await open(`/edition/${year}/exposants/e1`);
  await title('Moulin exemple');
  expect(screen.getByText('Farines d’exemple.')).toBeVisible();
  expect(note().getByText(/qui est passée/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tous les exposants' })).toHaveAttribute(
    'href',
    `/edition/${year}/exposants`,
  );
});

test('shows what was announced, and says when that was nothing', async () => {
  const news = { ...page(`${year}/actualites`, `Actualités de l’édition ${year}`), news: [NEWS] };
  server.use(answers('get', `/v1/former-edition/${year}/actualites`, news));
  const { unmount } = await open(`/edition/${year}/actualites`);
  await title(`Actualités de l’édition ${year}`);
  expect(screen.getByRole('article', { name: 'Un nouveau menu' })).toBeVisible();
  unmount();
  server.use(answers('get', `/v1/former-edition/${year}/actualites`, { ...news, news: [] }));
  await open(`/edition/${year}/actualites`);
  expect(await screen.findByText('Aucune actualité')).toBeVisible();
});

test('leads from an edition to its parts, and from all editions to each', async () => {
  server.use(answers('get', `/v1/former-edition/${year}`, page(`${year}`, `Édition ${year}`)));
  const { unmount } = await open(`/edition/${year}`);
  await title(`Édition ${year}`);
  for (const [name, path] of [
    [`Exposants de l’édition ${year}`, 'exposants'],
    [`Actualités de l’édition ${year}`, 'actualites'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/edition/${year}/${path}`);
  unmount();
  await open('/edition');
  await title('Éditions passées');
  expect(screen.getByRole('link', { name: new RegExp(`Édition ${year}`) })).toHaveAttribute(
    'href',
    `/edition/${year}`,
  );
});

test('says where there is no former edition yet', async () => {
  await renderPublic(<EditionPage />, 'fr', { route: '/edition' });
  await title('Éditions passées');
  expect(screen.getByText('Aucune édition passée')).toBeVisible();
});

test.each([`/edition/${year + 7}/exposants`, '/edition/demain', '/edition/2025/autre'])(
  'is the list of editions, which says so, at %s',
  async (route) => {
    server.use(fails('get', '/v1/former-edition/:year/exposants', 404, 'NOT_FOUND'));
    await open(route);
    expect(await screen.findByText(/Cette page n’existe pas/)).toBeVisible();
    await title('Éditions passées');
  },
);

test('can be asked for again when it cannot be had', async () => {
  const call = `/v1/former-edition/${year}/exposants`;
  server.use(fails('get', call, 503, 'UNAVAILABLE'));
  await open(`/edition/${year}/exposants`);
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5000 });
  server.use(answers('get', call, directory([])));
  await userEvent.click(retry);
  expect(await screen.findByText('Aucun exposant n’est publié')).toBeVisible();
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  server.use(answers('get', `/v1/former-edition/${year}/exposants`, directory()));
  const { container } = await open(`/edition/${year}/exposants`, language);
  await title(/Exposants/);
  expect((await axe(container)).violations).toEqual([]);
});
