import { editionBounds } from '@mosta/shared/domain/edition-clock';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import type { Progress, StepKind } from '@mosta/shared/schemas/progress.schema';
import { type EventFacts, milestonesOf, type PastEvent, timeOf } from './past-events';

export type TimelineEntry = Pick<PastEvent, 'key' | 'at' | 'amount'> & {
  kind: PastEvent['kind'] | `until.${StepKind}` | 'opening' | 'closing';
  state: 'done' | 'overdue' | 'coming';
};

type TimelineFacts = EventFacts & { progress: Progress };

/** The dates of a participation, the oldest first: what was done, the deadlines of what is to be done, the fair. */
export function timelineOf(facts: TimelineFacts, edition: Edition, now: Date): TimelineEntry[] {
  const past = milestonesOf(facts).map(({ key, kind, at, amount }): TimelineEntry => {
    return { key, kind, at, state: 'done', ...(amount ? { amount } : {}) };
  });
  const deadlines = facts.progress.steps.flatMap(({ kind, state, deadline, overdue }) =>
    state === 'todo' && deadline !== null
      ? [
          {
            ...{ key: `until.${kind}`, kind: `until.${kind}` as const, at: deadline },
            state: overdue ? ('overdue' as const) : ('coming' as const),
          },
        ]
      : [],
  );
  const entries = [...past, ...deadlines, ...fairDates(facts, edition, now)];
  return entries.sort((one, other) => timeOf(one.at) - timeOf(other.at));
}

/** Opening and closing; a refused participation takes no part in them. */
function fairDates({ participation }: TimelineFacts, edition: Edition, now: Date): TimelineEntry[] {
  if (participation.status === 'refused') return [];
  const { opens, closes } = editionBounds(edition);
  return (
    [
      ['opening', opens],
      ['closing', closes],
    ] as const
  ).map(([kind, at]) => ({
    ...{ key: kind, kind, at: at.toISOString() },
    state: now < at ? 'coming' : 'done',
  }));
}
