import { SHAPE_COLOURS } from '@mosta/plan/drawing/shape.schema';
import { render } from '@testing-library/react';
import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { FAVOURITE_PATH } from '../favourites/favourite-mark';
import { PLAN_PATTERN, PLAN_SHEET } from '../view/plan-colours';
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

const TEXTS: PlanSheetProps['texts'] = {
  title: 'Plan du salon',
  subtitle: '2025',
  notes: [],
  states: [{ status: 'free', text: 'Disponible' }],
  kinds: [{ colour: 'blue', text: 'Ateliers' }],
  own: 'Vos stands',
  favourite: 'Mes favoris',
  index: 'Exposants',
  noIndex: 'Aucun exposant',
  more: (count) => `et ${count} autres`,
};

async function open(changes: Partial<PlanSheetProps> = {}) {
  const plan = await loadPlan('a');
  const { container } = render(
    <PlanSheet
      plan={plan}
      statuses={SHIPPED.drawnStatuses}
      highlight={[]}
      favourites={[]}
      selected={null}
      way={undefined}
      rtl={false}
      lines={indexLines(OCCUPANTS, [], 'fr')}
      texts={TEXTS}
      {...changes}
    />,
  );
  return container;
}
const texts = (container: Element) =>
  [...container.querySelectorAll('text')].map((element) => element.textContent);

describe('the sheet of paper', () => {
  it('names exhibitors in order, each once with all of its stands', () => {
    expect(indexLines(OCCUPANTS, ['B10', 'C01'], 'fr')).toEqual([
      { codes: 'A03', name: 'Exposant exemple 01', favourite: false },
      { codes: 'B9, B10', name: 'Moulin exemple', favourite: true },
    ]);
  });

  it('shows the plan with its labels, the states and the index, all on A3 across', async () => {
    const container = await open();
    const sheet = container.querySelector('svg');
    expect(sheet).toHaveAttribute('viewBox', '0 0 420 297');
    expect(sheet).toHaveAttribute('width', '420mm');
    expect(texts(container)).toEqual(
      expect.arrayContaining([
        'Plan du salon',
        'A01',
        'Disponible',
        '\u2068B9, B10\u2069 \u2068Moulin exemple\u2069',
      ]),
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

  it('explains every state by its pattern, and the kinds by their signs', async () => {
    const states = (['free', 'held', 'reserved', 'blocked'] as const).map((status) => ({
      status,
      text: `state ${status}`,
    }));
    const kinds = SHAPE_COLOURS.map((colour) => ({ colour, text: `kind ${colour}` }));
    const container = await open({ texts: { ...TEXTS, states, kinds } });
    const markOf = (text: string) =>
      [...container.querySelectorAll('text')].find((one) => one.textContent === text)
        ?.previousElementSibling;
    const lines = states.map(({ status, text }) => [
      status,
      markOf(text)?.querySelectorAll(`path[stroke="${PLAN_PATTERN.held}"]`).length,
      markOf(text)?.querySelectorAll(`path[stroke="${PLAN_PATTERN.blocked}"]`).length,
    ]);
    expect(lines).toEqual([
      ['free', 0, 0],
      ['held', 1, 0],
      ['reserved', 0, 0],
      ['blocked', 0, 1],
    ]);
    const signs = kinds.map(({ text }) => markOf(text)?.querySelector('path')?.getAttribute('d'));
    expect(new Set(signs).size).toBe(SHAPE_COLOURS.length);
    expect(signs).not.toContain(undefined);
  });

  it('marks favourites on the drawing, in the index and in the legend, where there are any', async () => {
    const favourites = ['B10', 'C02'];
    const marks = (container: Element) => ({
      badges: container.querySelectorAll(`svg svg path[fill="${PLAN_SHEET.highlight}"]`).length,
      signs: container.querySelectorAll(`path[d="${FAVOURITE_PATH}"]`).length,
    });
    expect(marks(await open())).toEqual({ badges: 0, signs: 0 });
    const container = await open({ favourites, lines: indexLines(OCCUPANTS, favourites, 'fr') });
    expect(marks(container)).toEqual({ badges: 2, signs: 2 });
    expect(texts(container)).toContain('Mes favoris');
  });

  it('says so where there is no index, or more than fits', async () => {
    expect(texts(await open({ lines: [] }))).toContain('Aucun exposant');
    const many = Array.from({ length: 5000 }, (_, i) => ({
      codes: `S${i}`,
      name: `Exposant ${i}`,
      favourite: false,
    }));
    expect(texts(await open({ lines: many })).at(-1)).toMatch(/^et \d+ autres$/);
  });
});
