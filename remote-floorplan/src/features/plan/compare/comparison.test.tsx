import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildStands } from '../../../testing/stands';
import type { PlanStatuses } from '../core/shape-look';
import { CompareButton } from './compare-button';
import { CompareSection } from './compare-section';
import { useComparison } from './use-comparison';

const STANDS = new Map(buildStands().map((stand) => [stand.code, stand]));
const FREE: PlanStatuses = new Map(['B49', 'C02', 'C03', 'D12'].map((code) => [code, 'free']));

let show: (statuses: PlanStatuses) => void = () => undefined;

function Compared({ code }: { code: string }) {
  const [statuses, setStatuses] = useState(FREE);
  show = setStatuses;
  const comparison = useComparison();
  const free = statuses.get(code) === 'free';
  return (
    <>
      <CompareButton code={code} free={free} comparison={comparison} onShow={() => undefined} />
      {comparison.codes.length > 0 && (
        <CompareSection
          comparison={comparison}
          plan={undefined}
          live={{ stands: STANDS, statuses }}
          colours={new Map([['B49', 'green']])}
          choosePath="/Exposant-map"
          onChoose={() => undefined}
          onEmpty={() => screen.getByRole('button', { name: 'Comparer' }).focus()}
          section={null}
        />
      )}
    </>
  );
}

async function open(query: string, code = 'D12') {
  const page = await renderWithProviders(<Compared code={code} />, {
    route: `/PlanSalon${query}`,
    path: '/PlanSalon',
    catalogues: { floorplan: () => import('../../../locales/fr.json') },
  });
  return page.router;
}

const table = () => screen.getByRole('region', { name: /^Comparaison/ });
const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('the address says which stands are compared; what is none is left out', async () => {
  const router = await open('?comparer=B49,Z99,VIP3,C02,B49');
  expect(columns()).toEqual(['Stand B49', 'Stand C02']);
  expect(table()).toHaveTextContent('18 m²');
  expect(table()).toHaveTextContent('Grands stands');
  expect(table()).toHaveTextContent(/185.000.*DA HT/);
  expect(table()).toHaveTextContent('Prix en euros : exemple');
  expect(within(table()).getByRole('link', { name: 'Choisir le stand C02' })).toHaveAttribute(
    'href',
    '/Exposant-map?stand=C02',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Comparer' }));
  await waitFor(() => expect(columns()).toEqual(['Stand B49', 'Stand C02', 'Stand D12']));
  expect(router.state.location.search).toBe('?comparer=B49%2CC02%2CD12');
});

test('a fourth stand is refused with the reason', async () => {
  const router = await open('?comparer=B49,C02,C03');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Comparer' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/Retirez-en un .* D12/);
  expect(columns()).toHaveLength(3);
  expect(router.state.location.search).toBe('?comparer=B49,C02,C03');
});

test('what is taken meanwhile is said, has no price and is not offered', async () => {
  await open('?comparer=B49,C02');
  const status = within(table()).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => show(new Map(FREE).set('C02', 'held')));
  expect(status).toHaveTextContent('Le stand C02 vient d’être pris.');
  expect(within(table()).getAllByRole('link')).toHaveLength(1);
  expect(table()).toHaveTextContent('en option');
});

test('the focus stays where it makes sense when stands are taken out', async () => {
  const router = await open('?comparer=B49,C02');
  await userEvent.click(screen.getByRole('button', { name: /Retirer le stand B49/ }));
  await waitFor(() => expect(columns()).toEqual(['Stand C02']));
  expect(within(table()).getByRole('heading')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Vider la comparaison' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('button', { name: 'Comparer' })).toHaveFocus();
});
