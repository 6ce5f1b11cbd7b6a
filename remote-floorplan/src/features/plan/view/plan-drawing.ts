import type { Point } from '@mosta/plan/drawing/affine';
import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { Camera, Size } from '../core/camera';
import type { LabelDetail, Names } from '../core/label-levels';
import type { PlanStatuses } from '../core/shape-look';

/** What both renderers draw: the same plan, seen by the same camera, with the same marks. */
export type PlanDrawingProps = {
  plan: FlatPlan;
  statuses: PlanStatuses;
  camera: Camera;
  size: Size;
  hovered: string | null;
  selected: string | null;
  highlight: readonly string[];
  /** The visitor's favourites. */
  favourites?: readonly string[] | undefined;
  /** What a search or a filter has found; everything else is dimmed. Null while nothing is looked for. */
  found: ReadonlySet<string> | null;
  /** The way that is asked for, corner by corner. */
  way?: readonly Point[] | undefined;
  /** Rows and exhibitors, for scales at which labels say more or less than codes. */
  names?: Names | undefined;
  /** What labels say whatever the scale: paper has none. */
  detail?: LabelDetail | undefined;
};
