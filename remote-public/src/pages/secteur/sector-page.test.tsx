import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPublic } from '../../testing';
import SectorPage from './sector-page';

test('tells the chain of trades in its order', async () => {
  await renderPublic(<SectorPage />);
  const chain = within(screen.getByRole('region', { name: 'De la récolte à la table' }));
  expect(chain.getAllByRole('heading', { level: 3 }).map((trade) => trade.textContent)).toEqual([
    'Produire',
    'Transformer',
    'Emballer',
    'Acheminer',
    'Servir',
  ]);
});

test('says of each product what is made of it', async () => {
  await renderPublic(<SectorPage />);
  const produce = within(screen.getByRole('region', { name: 'Huit produits de la région' }));
  expect(produce.getAllByRole('listitem')).toHaveLength(8);
  expect(produce.getByRole('heading', { name: 'Olive' }).closest('li')).toHaveTextContent(
    'Huile et conserve',
  );
});

test.each(['fr', 'en', 'ar'] as const)('axe finds nothing wrong in "%s"', async (language) => {
  const { container } = await renderPublic(<SectorPage />, language);
  expect((await axe(container)).violations).toEqual([]);
});
