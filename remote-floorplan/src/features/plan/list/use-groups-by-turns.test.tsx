import { renderHook } from '@testing-library/react';
import type { Group, StandOption } from './stand-options';
import { useGroupsByTurns } from './use-groups-by-turns';

const GROUPS = ['A', 'B', 'C', 'D'].map((row) => groupOf(row, 8));

function groupOf(row: string, count: number): Group<StandOption> {
  const options = Array.from({ length: count }, (_, index): StandOption => {
    const code = `${row}${index + 1}`;
    return {
      stand: {
        ...{ code, name: code, kind: 'stand', group: row, hall: undefined, hallId: 'main' },
        ...{ available: true, choosable: true },
      },
      ...{ status: 'free', name: code, label: code },
    };
  });
  return { key: row, title: row, options };
}

/** How many groups each rendering has drawn. */
function drawnBy(active: string | null, groups = GROUPS): number[] {
  const drawn: number[] = [];
  renderHook(() => {
    drawn.push(useGroupsByTurns(groups, active).length);
  });
  return drawn;
}

it('draws the groups that fill the list, then one more with each rendering', () => {
  expect(drawnBy(null)).toEqual([2, 3, 4]);
});

it('draws as far as the active option from the first', () => {
  expect(drawnBy('C3')).toEqual([3, 4]);
});

it('draws few groups and none at once', () => {
  expect(drawnBy(null, [groupOf('A', 3)])).toEqual([1]);
  expect(drawnBy(null, [])).toEqual([0]);
});
