import type { News } from '@mosta/shared/schemas/news.schema';
import {
  answers,
  fails,
  isUnreachable,
  neverAnswers,
  setupApi,
} from '@mosta/shared/testing/handlers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import { NewsList } from './news-list';

const server = setupApi();
const ENDPOINT = '/v1/news';

const NEWS: readonly News[] = [
  {
    _id: 'n2',
    title: 'Un nouveau menu',
    date: '2025-04-26',
    category: 'Menu',
    content: 'Le menu change.',
    important: false,
  },
  {
    _id: 'n1',
    title: 'Un code de réduction',
    date: '2025-04-10',
    category: 'Réduction',
    content: 'Demandez le code.',
    important: true,
  },
];

const articles = () =>
  screen.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby'));

test('shows what the fair announces, and marks what is important', async () => {
  server.use(answers('get', ENDPOINT, [...NEWS]));
  await renderPublic(<NewsList />);
  const code = within(await screen.findByRole('article', { name: 'Un code de réduction' }));
  expect(code.getByText('Important')).toBeVisible();
  expect(code.getByText('10 avril 2025')).toBeVisible();
  expect(code.getByText('Demandez le code.')).toBeVisible();
  const menu = within(screen.getByRole('article', { name: 'Un nouveau menu' }));
  expect(menu.queryByText('Important')).not.toBeInTheDocument();
});

test('a category narrows the list, and the address keeps it', async () => {
  server.use(answers('get', ENDPOINT, [...NEWS]));
  const { router } = await renderPublic(<NewsList />, 'fr', { route: '/ActualitesPress' });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(articles()).toEqual(['news-n2']);
  expect(router.state.location.search).toBe('?categorie=Menu');
  expect(screen.getByRole('status')).toHaveTextContent(/Nouvelles.*1/);
  await userEvent.click(screen.getByRole('button', { name: 'Tout' }));
  expect(articles()).toHaveLength(2);
});

test('an Arabic page has the Arabic texts, and the French ones in French where there are none', async () => {
  const [menu, ...others] = NEWS;
  const translated = {
    ...menu,
    sample: true,
    translations: {
      title: { en: '', ar: 'قائمة جديدة' },
      category: { en: '', ar: 'قائمة الطعام' },
      content: { en: '', ar: '' },
    },
  };
  server.use(answers('get', ENDPOINT, [translated, ...others]));
  await renderPublic(<NewsList />, 'ar', { route: '/ActualitesPress?categorie=Menu' });
  const article = within(await screen.findByRole('article', { name: 'قائمة جديدة' }));
  expect(article.getByRole('heading', { level: 3 })).not.toHaveAttribute('lang');
  expect(article.getByText(menu?.content ?? '')).toHaveAttribute('lang', 'fr');
  expect(article.getByText('مثال')).toBeVisible();
  expect(articles()).toEqual(['news-n2']);
  expect(screen.getByRole('button', { name: 'قائمة الطعام', pressed: true })).toBeVisible();
});

test('a category that no news has shows all', async () => {
  server.use(answers('get', ENDPOINT, [...NEWS]));
  await renderPublic(<NewsList />, 'fr', { route: '/ActualitesPress?categorie=Autre' });
  await screen.findByRole('article', { name: 'Un nouveau menu' });
  expect(articles()).toHaveLength(2);
});

test('says that news are on their way', async () => {
  server.use(neverAnswers('get', ENDPOINT));
  await renderPublic(<NewsList />);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement des nouvelles…');
});

test('says when there are none', async () => {
  server.use(answers('get', ENDPOINT, []));
  await renderPublic(<NewsList />);
  expect(await screen.findByText('Aucune nouvelle pour l’instant')).toBeVisible();
});

test.each([
  ['the service fails', fails('get', ENDPOINT, 503, 'UNAVAILABLE')],
  ['the network is down', isUnreachable('get', ENDPOINT)],
  ['the answer is no news', answers('get', ENDPOINT, [{ title: 'Sans date' }])],
])('when %s, says so, and tries again on demand', async (_, failure) => {
  server.use(failure);
  await renderPublic(<NewsList />);
  expect(await screen.findByText('Les nouvelles n’ont pas pu être chargées.')).toBeVisible();
  server.use(answers('get', ENDPOINT, [...NEWS]));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article', { name: 'Un nouveau menu' })).toBeVisible();
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  server.use(answers('get', ENDPOINT, [...NEWS]));
  const { container } = await renderPublic(<NewsList />, language);
  await screen.findByRole('article', { name: 'Un nouveau menu' });
  expect((await axe(container)).violations).toEqual([]);
});
