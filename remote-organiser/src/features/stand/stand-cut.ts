import { cutOutline } from '@mosta/plan/drawing/cut-outline';
import { areaOf } from '@mosta/plan/drawing/flatten';
import { hasSmallPart } from '@mosta/shared/domain/cut-stand';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import type { CutSide, StandOutline } from '@mosta/shared/schemas/stand-cut.schema';

type Outline = StandOutline['outline'];

/** Shares of so many parts: where there are two, the first has what is chosen. */
export function cutShares(many: number, first: number): number[] {
  return many === 2 ? [first, 1 - first] : Array.from({ length: many }, () => 1 / many);
}

/** Metres of a unit of the drawing, by the stand's own size; null where none is known. */
export function scaleOf(outline: Outline, { size }: Pick<OrganizerStand, 'size'>): number | null {
  return size === null ? null : Math.sqrt(size / areaOf([outline]));
}

/** Why a stand is not cut so; undefined where nothing is against it. */
export function cutProblem(
  outline: Outline,
  { size }: Pick<OrganizerStand, 'size'>,
  cut: { side: CutSide; shares: readonly number[] },
): 'small' | 'smallShare' | 'pieces' | undefined {
  if (hasSmallPart(size, cut.shares)) return size === null ? 'smallShare' : 'small';
  return cutOutline([outline], cut).whole ? undefined : 'pieces';
}
