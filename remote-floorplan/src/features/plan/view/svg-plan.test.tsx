import { render } from '@testing-library/react';
import { buildDrawing } from '../../../testing/drawing';
import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { PLAN_PATTERN, PLAN_SHEET, PLAN_STATUS } from './plan-colours';
import { SvgPlan } from './svg-plan';

const drawing = (...asked: Parameters<typeof buildDrawing>) => (
  <SvgPlan {...buildDrawing(...asked)} />
);

describe('the plan in SVG', () => {
  it('honours the numbers of the specification: opacities, stroke, label size', async () => {
    const plan = await loadPlan('a');
    const { container } = render(drawing(plan));
    const stands = [...container.querySelectorAll('path[opacity]:not([stroke="none"])')];
    expect(stands).toHaveLength(161 + 10 + 12);
    const opacities = stands.map((path) => path.getAttribute('opacity'));
    expect(opacities.filter((opacity) => opacity === '1')).toHaveLength(7);
    expect(opacities.filter((opacity) => opacity === '0.8')).toHaveLength(176);
    expect(new Set(stands.map((path) => path.getAttribute('stroke-width')))).toEqual(
      new Set(['1']),
    );
    expect(container.querySelector('g[font-size]')).toHaveAttribute('font-size', '12');
    expect(container).toHaveTextContent('Espace');
  });

  it('names rows where codes are small, and exhibitors where they are large', async () => {
    const plan = await loadPlan('a');
    const names = {
      rows: [{ text: 'B', x: 50, y: 110, above: false }],
      occupants: new Map([['B12', 'Moulin exemple']]),
    };
    const textsAt = (scale: number, detail?: 'codes') => {
      const asked = { names, camera: { x: 0, y: 0, scale }, ...(detail && { detail }) };
      const { container } = render(drawing(plan, asked));
      return [...container.querySelectorAll('text')].map((text) => text.textContent);
    };
    expect(textsAt(0.6)).toEqual(expect.arrayContaining(['B', 'B12']));
    expect(textsAt(1)).not.toEqual(expect.arrayContaining(['B']));
    expect(textsAt(1)).not.toEqual(expect.arrayContaining(['Moulin']));
    expect(textsAt(1.4)).toEqual(expect.arrayContaining(['B12', 'Moulin', 'exemple']));
    // On paper nothing is small or large.
    expect(textsAt(0.3)).not.toContain('B12');
    expect(textsAt(0.3, 'codes')).toContain('B12');
  });

  it('marks the stand under the pointer and the selected one once each', async () => {
    const plan = await loadPlan('b');
    const marked = (hovered: string | null, selected: string | null) => {
      const { container } = render(drawing(plan, { hovered, selected }));
      return {
        hovers: container.querySelectorAll('path[fill-opacity]').length,
        outlines: container.querySelectorAll(`path[fill="none"][stroke="${PLAN_SHEET.chosen}"]`)
          .length,
        pins: container.querySelectorAll(`path[fill="${PLAN_SHEET.chosen}"]`).length,
      };
    };
    expect(marked(null, null)).toEqual({ hovers: 0, outlines: 0, pins: 0 });
    expect(marked('B12', 'C01')).toEqual({ hovers: 1, outlines: 1, pins: 1 });
    expect(marked(null, 'A31')).toEqual({ hovers: 0, outlines: 0, pins: 0 });
  });

  it('dims what a search has not found, under one path', async () => {
    const plan = await loadPlan('a');
    const others = plan.shapes.filter(({ code }) => code && code !== 'B12' && code !== 'C01');
    const rings = others.flatMap((shape) => shape.rings);
    const veil = (found: ReadonlySet<string> | null) => {
      const { container } = render(drawing(plan, { found }));
      return container.querySelector(`path[stroke="${PLAN_SHEET.paper}"]`);
    };
    expect(veil(null)).toBeNull();
    const outlines = veil(new Set(['B12', 'C01']))
      ?.getAttribute('d')
      ?.split('Z');
    expect(outlines).toHaveLength(rings.length + 1);
  });

  it('marks favourites by a badge, whose star is cut out of a disc', async () => {
    const plan = await loadPlan('a');
    const { container } = render(drawing(plan, { favourites: ['C02', 'VIP3', 'Z99'] }));
    const discs = container.querySelectorAll(`path[fill="${PLAN_SHEET.highlight}"]`);
    expect(discs).toHaveLength(2);
    for (const disc of discs)
      expect(disc.nextElementSibling).toHaveAttribute('fill', PLAN_SHEET.paper);
  });

  it('shows every state by ground and pattern, and marks own stands by a star', async () => {
    const plan = await loadPlan('a');
    const draw = (statuses: typeof SHIPPED.drawnStatuses, highlight: readonly string[]) =>
      drawing(plan, { statuses, highlight });
    const { container, rerender } = render(draw(SHIPPED.drawnStatuses, []));
    const patterns = () =>
      [...container.querySelectorAll('path[stroke-opacity]')].map((path) => ({
        colour: path.getAttribute('stroke'),
        lines: path.getAttribute('d')?.split('M').length ?? 0,
      }));
    const grounds = (colour: string) =>
      container.querySelectorAll(`path[opacity][fill="${colour}"]`).length;
    const frames = () =>
      container.querySelectorAll(`path[fill="none"][stroke="${PLAN_SHEET.frame}"]`).length;
    expect([grounds(PLAN_STATUS.free), grounds(PLAN_STATUS.reserved)]).toEqual([7, 164]);
    expect([patterns(), frames()]).toEqual([[], 7]);

    const next = new Map(SHIPPED.drawnStatuses).set('C02', 'held').set('B12', 'blocked');
    rerender(draw(next, ['C02']));
    expect(grounds(PLAN_STATUS.held)).toBe(1);
    expect(grounds(PLAN_STATUS.blocked)).toBe(1);
    expect(frames()).toBe(6);
    const [held, blocked] = [PLAN_PATTERN.held, PLAN_PATTERN.blocked].map((colour) =>
      patterns().find((pattern) => pattern.colour === colour),
    );
    // Crossed lines are about twice as many as slanted ones.
    expect(blocked?.lines).toBeGreaterThan(1.5 * (held?.lines ?? Number.POSITIVE_INFINITY));
    expect(
      container.querySelectorAll(`path[fill="${PLAN_SHEET.highlight}"]:not([fill-opacity])`),
    ).toHaveLength(1);
  });
});
