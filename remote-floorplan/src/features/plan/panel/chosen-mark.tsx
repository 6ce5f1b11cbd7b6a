import { pinOf } from '../core/marks';
import { outlineOf } from '../view/outline';
import { PLAN_SHEET } from '../view/plan-colours';

/** A selected place in small: its double outline and its pin, as on the drawing. */
export function ChosenMark() {
  const { outline, eye } = pinOf({ bounds: { minX: 6, minY: 25, maxX: 42, maxY: 45 } });
  const { chosen, paper } = PLAN_SHEET;
  const box = { x: 6, y: 25, width: 36, height: 20, rx: 2 };
  return (
    <svg
      aria-hidden
      width={24}
      height={25}
      viewBox="0 0 48 50"
      style={{ flexShrink: 0, forcedColorAdjust: 'none' }}
    >
      <rect {...box} fill={paper} stroke={chosen} strokeWidth={9} />
      <rect {...box} fill="none" stroke={paper} strokeWidth={4} />
      <path d={outlineOf([outline])} fill={chosen} stroke={paper} strokeWidth={1.5} />
      <path d={outlineOf([eye])} fill={paper} />
    </svg>
  );
}
