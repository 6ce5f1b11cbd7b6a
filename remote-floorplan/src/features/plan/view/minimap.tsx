import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { Box } from '@mosta/shared/ui';
import { memo, type PointerEvent, useMemo, useRef } from 'react';
import type { Camera, Size } from '../core/camera';
import { shapesOf } from '../core/marks';
import { minimapSize, ringsByStatus, windowOf } from '../core/minimap';
import type { PlanStatuses } from '../core/shape-look';
import { outlineOf } from './outline';
import { PLAN_PATTERN, PLAN_SHEET, PLAN_STATUS } from './plan-colours';

type Place = readonly [x: number, y: number];
type MinimapProps = {
  plan: FlatPlan;
  statuses: PlanStatuses;
  camera: Camera;
  size: Size;
  selected: string | null;
  /** Asks for a point of the plan in the middle of the sheet. */
  onCentre: (place: Place) => void;
  /** The pointer comes from the sheet and is over no stand any more. */
  onEnter: () => void;
};

/**
 * The whole hall in a corner of the sheet, with the part that is in view, while that is not all. A press or a drag in it
 * moves this part. Assistive technology does not meet it: keys and buttons of the sheet do the same.
 */
export function Minimap(props: MinimapProps) {
  const { plan, statuses, camera, size, selected, onCentre, onEnter } = props;
  /** From the pointer to the middle of the window while it is dragged, in plan units. */
  const grip = useRef<Place | null>(null);
  const window = windowOf(camera, size, plan);
  if (!window) return null;
  const { width, height } = minimapSize(size, plan);
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Place => {
    const box = currentTarget.getBoundingClientRect();
    return [
      ((clientX - box.left - 1) / width) * plan.width,
      ((clientY - box.top - 1) / height) * plan.height,
    ];
  };
  const moveTo = ([x, y]: Place) => {
    const [dx, dy] = grip.current ?? [0, 0];
    onCentre([x + dx, y + dy]);
  };
  // What happens here is not for the sheet below.
  const alone = (event: PointerEvent) => event.stopPropagation();
  return (
    <Box
      aria-hidden
      data-minimap
      onPointerEnter={onEnter}
      onPointerDown={(event) => {
        alone(event);
        if (event.button !== 0) return;
        const [x, y] = placeOf(event);
        const middle = [window.x + window.width / 2, window.y + window.height / 2] as const;
        const inside =
          Math.abs(x - middle[0]) <= window.width / 2 &&
          Math.abs(y - middle[1]) <= window.height / 2;
        grip.current = inside ? [middle[0] - x, middle[1] - y] : [0, 0];
        event.currentTarget.setPointerCapture?.(event.pointerId);
        moveTo([x, y]);
      }}
      onPointerMove={(event) => {
        alone(event);
        if (grip.current) moveTo(placeOf(event));
      }}
      onPointerUp={(event) => {
        alone(event);
        grip.current = null;
      }}
      onPointerCancel={(event) => {
        alone(event);
        grip.current = null;
      }}
      sx={{
        position: 'absolute',
        insetBlockEnd: 4,
        insetInlineEnd: 4,
        border: '1px solid',
        borderColor: PLAN_SHEET.stroke,
        bgcolor: PLAN_SHEET.paper,
        cursor: 'move',
        touchAction: 'none',
      }}
      style={{ inlineSize: width + 2, blockSize: height + 2 }}
    >
      {/* As a style, the direction would be turned for Arabic; the plan never is. */}
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        direction="ltr"
        overflow="hidden"
      >
        <Hall plan={plan} statuses={statuses} />
        {selected && (
          <path
            d={shapesOf(plan, [selected])
              .map(({ rings }) => outlineOf(rings))
              .join('')}
            fill={PLAN_SHEET.chosen}
            stroke={PLAN_SHEET.chosen}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <rect
          {...window}
          fill={PLAN_SHEET.hover}
          fillOpacity={0.12}
          stroke={PLAN_SHEET.hover}
          strokeWidth={4}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Box>
  );
}

/** Every stand and zone in one path per state, too small for patterns: drawn anew only when a state changes. */
const Hall = memo(function Hall({ plan, statuses }: Pick<MinimapProps, 'plan' | 'statuses'>) {
  const paths = useMemo(
    () =>
      [...ringsByStatus(plan, statuses)].map(([status, rings]) => ({
        status,
        outline: outlineOf(rings),
      })),
    [plan, statuses],
  );
  return paths.map(({ status, outline }) => (
    <path
      key={status}
      d={outline}
      fill={{ ...PLAN_STATUS, ...PLAN_PATTERN }[status]}
      stroke={PLAN_SHEET.stroke}
      strokeWidth={0.5}
      vectorEffect="non-scaling-stroke"
    />
  ));
});
