import { setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SHIPPED } from '../../../testing/shipped';
import { buildStands } from '../../../testing/stands';
import type { PlanStatuses } from '../core/shape-look';
import * as plans from '../data/load-plan';
import { CompareButton } from './compare-button';
import { CompareSection, type CompareSectionProps } from './compare-section';
import { useComparison } from './use-comparison';

jest.mock('../data/load-plan', () => ({
  __esModule: true,
  ...jest.requireActual('../data/load-plan'),
}));

setupApi();
const [hall] = SHIPPED.halls;
const [, drawingB] = hall.drawings;
let shown: CompareSectionProps['shown'];
beforeAll(async () => {
  shown = { hall, drawing: drawingB, plan: await plans.loadPlan('b') };
});

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
          shown={shown}
          live={{ stands: STANDS, statuses }}
          choosePath="/Exposant-map"
          onChoose={() => undefined}
          onEmpty={() => screen.getByRole('button', { name: 'Comparer' }).focus()}
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
  expect(table()).toHaveTextContent('Stands standard');
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

test('each stand is told by its own drawing: row, sides, way from the nearest entrance', async () => {
  await open('?comparer=A31,B49');
  const facts = (name: string) => {
    const heading = within(table()).getByRole('rowheader', { name });
    return [...(heading.parentElement?.nextElementSibling?.children ?? [])].map(
      ({ textContent }) => textContent,
    );
  };
  expect(facts('Rangée')).toEqual(['A', 'B']);
  await waitFor(() =>
    expect(facts('Chemin depuis cette entrée')).toEqual([
      expect.stringMatching(/^\d+ m$/),
      expect.stringMatching(/^\d+ m$/),
    ]),
  );
  expect(facts('Entrée la plus proche')).toEqual([
    expect.stringMatching(/^Entrée \d+$/),
    expect.stringMatching(/^Entrée \d+$/),
  ]);
  expect(facts('Genre')).toEqual(['Stands standard', 'Stands standard']);
  expect(facts('Côtés sur une allée')).toEqual([
    expect.stringMatching(/^\d côtés?/),
    expect.stringMatching(/^\d côtés?/),
  ]);
});

test('facts that cannot be loaded are told beside those that are known, and tried again', async () => {
  const load = jest.spyOn(plans, 'loadDrawing').mockRejectedValueOnce(new Error('ChunkLoadError'));
  await open('?comparer=A31,B49');
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(table()).toHaveTextContent('Une partie de la comparaison');
  expect(table()).toHaveTextContent('Stands standard');
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull());
  expect(load).toHaveBeenCalledTimes(2);
});
