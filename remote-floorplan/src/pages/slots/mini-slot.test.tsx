import { setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { waitFor } from '@testing-library/react';
import remote from '../../remote';
import MiniSlot from './mini-slot';

setupApi();

async function open(props: Record<string, unknown>) {
  if (!remote.catalogue) throw new Error('The remote has no texts');
  const { container } = await renderWithProviders(<MiniSlot {...props} />, {
    catalogues: { floorplan: remote.catalogue },
  });
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 1500 300');
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('each stand opens the plan of the visitors', async () => {
  expect(await open({ codes: ['B12', 'C01'] })).toEqual(
    expect.arrayContaining(['/PlanSalon?stand=B12', '/PlanSalon?stand=C01']),
  );
});

test('what makes no sense is the hall without marks', async () => {
  expect(await open({ codes: 'B12' })).toEqual([]);
});
