import { render } from '@testing-library/react';
import { SHIPPED } from '../data/inventory';
import { loadPlan } from '../data/load-plan';
import { indexLines } from './index-lines';
import { PlanSheet, type PlanSheetProps } from './plan-sheet';

const occupant = (name: string) => ({
  name,
  sector: 'oil' as const,
  country: 'DZ' as const,
  description: '',
  address: '/ExposantConfirme',
});
const OCCUPANTS = new Map([
  ['B10', occupant('Moulin exemple')],
  ['A03', occupant('Exposant exemple 01')],
  ['B9', occupant('Moulin exemple')],
]);

async function open(changes: Partial<PlanSheetProps> = {}) {
  const plan = await loadPlan('a');
  const { container } = render(
    <PlanSheet
      plan={plan}
      statuses={SHIPPED.drawnStatuses}
      highlight={[]}
      selected={null}
      way={undefined}
      rtl={false}
      lines={indexLines(OCCUPANTS, 'fr')}
      texts={{
        title: 'Plan du salon',
        subtitle: '2025',
        notes: [],
        states: [{ status: 'free', text: 'Disponible' }],
        index: 'Exposants',
        noIndex: 'Aucun exposant',
        more: (count) => `et ${count} autres`,
      }}
      {...changes}
    />,
  );
  return container;
}
const texts = (container: Element) =>
  [...container.querySelectorAll('text')].map((element) => element.textContent);

describe('the sheet of paper', () => {
  it('names exhibitors in order, each once with all of its stands', () => {
    expect(indexLines(OCCUPANTS, 'fr')).toEqual([
      { codes: 'A03', name: 'Exposant exemple 01' },
      { codes: 'B9, B10', name: 'Moulin exemple' },
    ]);
  });

  it('shows the plan with its labels, the states and the index, all on A3 across', async () => {
    const container = await open();
    const sheet = container.querySelector('svg');
    expect(sheet).toHaveAttribute('viewBox', '0 0 420 297');
    expect(sheet).toHaveAttribute('width', '420mm');
    expect(texts(container)).toEqual(
      expect.arrayContaining(['Plan du salon', 'A01', 'Disponible', 'B9, B10 Moulin exemple']),
    );
    const low = [...container.querySelectorAll('text')].map((one) => Number(one.getAttribute('y')));
    expect(Math.max(...low)).toBeLessThan(297);
  });

  it('runs from the right in Arabic, and the plan does not turn round', async () => {
    const [first] = (await open({ rtl: true })).querySelectorAll('text');
    expect(Number(first?.getAttribute('x'))).toBe(408);
    const [ltr, rtl] = [await open(), await open({ rtl: true })].map((one) =>
      [...one.querySelectorAll('svg svg text')].map((label) => label.getAttribute('x')),
    );
    expect(rtl).toEqual(ltr);
  });

  it('says so where there is no index, or more than fits', async () => {
    expect(texts(await open({ lines: [] }))).toContain('Aucun exposant');
    const many = Array.from({ length: 5000 }, (_, i) => ({
      codes: `S${i}`,
      name: `Exposant ${i}`,
    }));
    expect(texts(await open({ lines: many })).at(-1)).toMatch(/^et \d+ autres$/);
  });
});
