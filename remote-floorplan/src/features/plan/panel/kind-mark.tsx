import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { signAt } from '../core/kind-sign';
import { outlineOf } from '../view/outline';
import { PLAN_SHEET, PLAN_SIGNS } from '../view/plan-colours';

type KindSignProps = { colour: ShapeColour; size: number };

/** The sign of a kind about the origin of a drawing, in the colour of the kind. */
export function KindSign({ colour, size }: KindSignProps) {
  return (
    <path
      d={outlineOf(signAt(colour, [0, 0], colour === 'orange' ? size / 2 : size))}
      fill={PLAN_SIGNS[colour]}
    />
  );
}

/** The sign of a kind of place, as on the drawing, on its paper. */
export function KindMark({ colour }: Pick<KindSignProps, 'colour'>) {
  return (
    <svg
      aria-hidden
      data-kind={colour}
      width={22}
      height={18}
      viewBox="-11 -9 22 18"
      style={{
        flexShrink: 0,
        borderRadius: 3,
        background: PLAN_SHEET.paper,
        forcedColorAdjust: 'none',
      }}
    >
      <KindSign colour={colour} size={11} />
    </svg>
  );
}
