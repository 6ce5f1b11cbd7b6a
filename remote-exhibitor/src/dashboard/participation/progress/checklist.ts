import type { ParticipationStep } from '@mosta/shared/schemas/progress.schema';

export type Checklist = {
  done: number;
  total: number;
  /** What is not done, what the exhibitor must do before what waits for somebody else. */
  left: ParticipationStep[];
};

/** How many of the steps are done. Further supplies may be ordered, but need not. */
export function checklistOf(steps: readonly ParticipationStep[]): Checklist {
  const needed = steps.filter(({ kind }) => kind !== 'supplies');
  const left = needed.filter(({ state }) => state !== 'done');
  return {
    done: needed.length - left.length,
    total: needed.length,
    left: [
      ...left.filter(({ state }) => state === 'todo'),
      ...left.filter(({ state }) => state !== 'todo'),
    ],
  };
}
