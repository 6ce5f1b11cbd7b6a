import { setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import remote from '../../remote';
import TourSlot from './tour-slot';

setupApi();

const orders: string[][][] = [];
beforeEach(() => {
  orders.length = 0;
});
const keep = (order: string[][]) => void orders.push(order);

function Asking(props: Record<string, unknown>) {
  const [from, setFrom] = useState<string | null>(null);
  return <TourSlot {...props} from={from} onFrom={setFrom} onOrder={keep} />;
}

async function open(props: Record<string, unknown>) {
  if (!remote.catalogue) throw new Error('The remote has no texts');
  return renderWithProviders(<Asking {...props} />, {
    catalogues: { floorplan: remote.catalogue },
  });
}

test('tells the order from the first entrance, and from another one', async () => {
  const { container } = await open({ places: ['A01', 'A31', 'A15'] });
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent(/^Environ \d+ m/);
  const entrances = screen.getByRole('combobox', { name: 'Départ' });
  expect(entrances).toHaveDisplayValue('Entrée 1');
  const options = screen.getAllByRole('option').map((option) => option.getAttribute('value'));
  for (const code of options.slice(1)) {
    await userEvent.selectOptions(entrances, code ?? '');
    await waitFor(() => expect(entrances).toHaveValue(code));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Environ/));
  }
  expect(new Set(orders.map((order) => order.flat().join())).size).toBeGreaterThan(1);
  expect((await axe(container)).violations).toEqual([]);
});

test('keeps to the times that are given', async () => {
  const stretches = [
    { most: 1, endsAt: 'Workshop' },
    { most: 5, endsAt: null },
  ];
  await open({ places: ['A01', 'A02', 'C49'], stretches });
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]?.map((codes) => codes.length)).toEqual([1, 2]);
});

test('nonsense is a tour of nothing', async () => {
  await open({ places: 'B12' });
  await waitFor(() => expect(orders).toEqual([[[]]]));
});
