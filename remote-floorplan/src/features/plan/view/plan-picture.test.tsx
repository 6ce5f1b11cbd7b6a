import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { act, render } from '@testing-library/react';
import { SHIPPED } from '../../../testing/shipped';
import { fitCamera } from '../core/camera';
import { loadPlan } from '../data/load-plan';
import { PlanPicture } from './plan-picture';

let tell: (shown: boolean) => void = () => undefined;
jest.mock('./pixi-chunk', () => ({
  loadPixi: async () => (props: { onShown: typeof tell }) => {
    tell = props.onShown;
    return <canvas />;
  },
}));

const size = { width: 1050, height: 290 };

/** As many stands as the fair has, so many times. */
async function planOf(times: number): Promise<FlatPlan> {
  const plan = await loadPlan('a');
  const shapes = Array.from({ length: times }, (_, copy) =>
    plan.shapes.map(({ key, code, colour, available, rule, rings, bounds }) => ({
      ...{ code, colour, available, rule, rings, bounds },
      key: `${key} ${copy}`,
    })),
  );
  return { ...plan, shapes: shapes.flat() };
}

async function show(plan: FlatPlan) {
  const drawing = {
    ...{ plan, size, camera: fitCamera(size, plan), statuses: SHIPPED.drawnStatuses },
    ...{ hovered: null, selected: null, highlight: [], found: null },
  };
  const { container } = render(<PlanPicture drawing={drawing} pixi onFail={() => undefined} />);
  await act(async () => undefined);
  return {
    paths: () => container.querySelectorAll('svg path').length,
    labels: () => container.querySelectorAll('svg text').length,
    canvas: () => container.querySelector('canvas'),
  };
}

describe('the picture of a plan', () => {
  it('is the whole SVG until WebGL draws, and again while that cannot', async () => {
    const { labels, canvas } = await show(await planOf(1));
    expect(labels()).toBeGreaterThan(150);
    expect(canvas()).not.toBeVisible();
    act(() => tell(true));
    expect(labels()).toBe(0);
    expect(canvas()).toBeVisible();
    act(() => tell(false));
    expect(labels()).toBeGreaterThan(150);
  });

  it('is a few paths of a large plan until WebGL draws, with every stand in them', async () => {
    const plan = await planOf(4);
    const { paths, canvas } = await show(plan);
    expect(paths()).toBeGreaterThan(1);
    expect(paths()).toBeLessThan(20);
    const outlines = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    const rings = plan.shapes.reduce((sum, shape) => sum + shape.rings.length, 0);
    expect(outlines.join('').split('Z')).toHaveLength(rings + 1);
    act(() => tell(true));
    expect(paths()).toBe(0);
    expect(canvas()).toBeVisible();
  });
});
