import { render } from '@testing-library/react';
import { fitCamera } from '../core/camera';
import { loadPlan } from '../data/load-plan';
import { SvgPlan } from './svg-plan';

const size = { width: 1050, height: 290 };

describe('the plan in SVG', () => {
  it('honours the numbers of the specification: opacities, stroke, label size', async () => {
    const plan = await loadPlan('a');
    const { container } = render(
      <SvgPlan
        plan={plan}
        camera={fitCamera(size, plan)}
        size={size}
        hovered={null}
        selected={null}
        highlight={[]}
      />,
    );
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

  it('marks the stand under the pointer and the selected one once each', async () => {
    const plan = await loadPlan('b');
    const marked = (hovered: string | null, selected: string | null) => {
      const { container } = render(
        <SvgPlan
          plan={plan}
          camera={fitCamera(size, plan)}
          size={size}
          hovered={hovered}
          selected={selected}
          highlight={[]}
        />,
      );
      return container.querySelectorAll('path[fill-opacity]').length;
    };
    expect(marked(null, null)).toBe(0);
    expect(marked('B12', 'C01')).toBe(2);
    expect(marked(null, 'A31')).toBe(0);
  });
});
