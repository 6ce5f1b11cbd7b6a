import type { SlotProps } from '@mosta/shared/contract/define-remote';
import { SlotContext } from '@mosta/shared/shell';
import { answers, fails, setupApi } from '@mosta/shared/testing/handlers';
import { passOver } from '@mosta/shared/testing/pass-over';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import { Directory } from './directory';

const server = setupApi();
beforeEach(() => server.use(answers('get', '/v1/exhibitor', [])));

const PUBLISHED = {
  ...{ _id: 'e1', name: 'Moulin exemple', sector: 'cereals', country: 'DZ' },
  ...{ description: 'Farines d’exemple.', website: 'https://exemple.dz/', stands: ['B10', 'B11'] },
};

async function open(route = '/ExposantConfirme') {
  const page = await renderPublic(<Directory />, 'fr', { route });
  await screen.findByRole('search');
  return page;
}
const rows = () => screen.queryAllByRole('listitem');
const words = () => screen.getByLabelText(/Nom, filière/);

test('lists everybody by name, each with the way to the stand on the plan', async () => {
  await open();
  expect(screen.getByRole('status')).toHaveTextContent(/Exposants.*28 sur 28/);
  const names = screen.getAllByText(/^Exposant exemple/).map((one) => one.textContent);
  expect(names).toHaveLength(28);
  expect(names).toEqual([...names].sort());
  expect(screen.getByLabelText(/^Stand A03, Exposant exemple 01/)).toHaveAttribute(
    'href',
    '/PlanSalon?stand=A03',
  );
});

test.each(['before', 'after'] as const)(
  'says %s the fair who is listed while nobody is',
  async (phase) => {
    server.use(answers('get', '/v1/exhibitor/listed', { sample: false, exhibitors: [] }));
    await renderPublic(<Directory />, 'fr', { edition: { phase } });
    expect(await screen.findByText('Aucun exposant n’est publié')).toBeVisible();
    // nothing invites to a fair that is over
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      phase === 'after' ? [] : ['/exposant'],
    );
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  },
);

test('narrows while one types, without regard to accents and capitals; the address follows', async () => {
  const { router } = await open();
  await userEvent.click(words());
  await userEvent.paste('ALGERIE cereales');
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect(row).toHaveTextContent(/Céréales et dérivés.*Algérie/);
  expect(screen.getByRole('status')).toHaveTextContent(`${rows().length} sur 28`);
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('recherche')).toBe(
      'ALGERIE cereales',
    ),
  );
});

test('lights up on the small plan those that were found', async () => {
  const draw = (_name: string, { codes }: SlotProps) => <output>{JSON.stringify(codes)}</output>;
  await renderPublic(
    <SlotContext value={draw}>
      <Directory />
    </SlotContext>,
  );
  await screen.findByRole('search');
  const lit = () => JSON.parse(screen.getByText(/^\[/).textContent ?? '');
  expect(lit()).toHaveLength(28);
  await userEvent.click(words());
  await userEvent.paste('exemple 01');
  expect(lit()).toEqual(['A03']);
});

test('an address opens the search that it names', async () => {
  await open('/ExposantConfirme?secteur=oil&pays=TN');
  expect(screen.getByRole('combobox', { name: 'Filière' })).toHaveValue('oil');
  for (const row of rows()) expect(row).toHaveTextContent(/Huiles et olives.*Tunisie/);
});

test('a search without answer says so and is emptied by one button', async () => {
  const { router } = await open('/ExposantConfirme?pays=FR');
  await userEvent.click(words());
  await userEvent.paste('zzz');
  expect(screen.getByText('Aucun exposant ne répond à cette recherche')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Montrer tous les exposants' }));
  expect(screen.getByText(/28 sur 28/)).toBeVisible();
  expect(words()).toHaveValue('');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a link that changes the address changes the search', async () => {
  const { router } = await open();
  await act(() => router.navigate('/ExposantConfirme?secteur=sea'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Filière' })).toHaveValue('sea'));
  for (const row of rows()) expect(row).toHaveTextContent('Produits de la mer');
});

test('going back brings back the search that was typed', async () => {
  const { router } = await open();
  const left = passOver(router, '?recherche=exemple+01', '/ExposantConfirme');
  await userEvent.click(words());
  await userEvent.paste('exemple 01');
  await act(() => left);
  await waitFor(() => expect(words()).toHaveValue(''));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(words()).toHaveValue('exemple 01'));
  expect(rows()).toHaveLength(1);
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<Directory />, language, { route: '/?secteur=oil' });
  await screen.findByRole('search');
  expect((await axe(container)).violations).toEqual([]);
});

test('who published a page joins the list, with a link to it', async () => {
  server.use(answers('get', '/v1/exhibitor', [PUBLISHED]));
  const { container } = await open();
  expect(await screen.findByRole('link', { name: 'Moulin exemple' })).toHaveAttribute(
    'href',
    '/ExposantConfirme?exposant=e1',
  );
  expect(screen.getByRole('status')).toHaveTextContent('29 sur 29');
  expect(screen.getByLabelText(/^Stand B11, Moulin exemple/)).toHaveAttribute(
    'href',
    '/PlanSalon?stand=B11',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('keeps its list when the pages cannot be had, and tries again on demand', async () => {
  server.use(fails('get', '/v1/exhibitor', 503, 'UNAVAILABLE'));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/pages des exposants/);
  expect(rows()).toHaveLength(28);
  server.use(answers('get', '/v1/exhibitor', [PUBLISHED]));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'Moulin exemple' })).toBeVisible();
});
