import type { FlatLabel, FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { createHitTest } from '@mosta/plan/drawing/hit-test';
import { DIMMED } from './measures';

/** Some places stand out: how much of the paper lies over every other one. */
export type Emphasis = { codes: ReadonlySet<string>; strength: number };

/**
 * What stands out: the hits of a search, else the selected place, if the drawing shows it.
 * @param found null while nothing is looked for
 */
export function emphasisOf(
  plan: Pick<FlatPlan, 'shapes'>,
  found: ReadonlySet<string> | null,
  selected: string | null,
): Emphasis | null {
  if (found) return { codes: found, strength: DIMMED.unfound };
  if (selected === null || !plan.shapes.some(({ code }) => code === selected)) return null;
  return { codes: new Set([selected]), strength: DIMMED.unselected };
}

/** Whether a shape or the label on it steps back; walls never do. */
export function isDimmed({ code }: Pick<FlatShape, 'code'>, emphasis: Emphasis | null): boolean {
  return emphasis !== null && code !== undefined && !emphasis.codes.has(code);
}

/** The code of the place on which each label lies: in a drawing a label may stand beside its shape. */
export function codesOfLabels({
  shapes,
  labels,
}: Pick<FlatPlan, 'shapes'> & { labels: readonly FlatLabel[] }): readonly (string | undefined)[] {
  const hitTest = createHitTest({ shapes });
  return labels.map(({ code, x, y }) => code ?? hitTest(x, y)?.code);
}
