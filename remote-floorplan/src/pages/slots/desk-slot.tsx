import type { SlotProps } from '@mosta/shared/contract/define-remote';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useHallsPending, useInventory } from '../../features/plan/data/use-inventory';
import { type Desk, deskSchema } from '../../features/plan/desk/desk';
import { DeskLegend } from '../../features/plan/desk/desk-legend';
import { HallDesk } from '../../features/plan/desk/hall-desk';
import { useAgreed } from '../../features/plan/desk/use-agreed';
import { useRedrawnPlan } from '../../features/plan/live/use-redrawn-plan';
import { HallLoading, HallPlan } from './hall-plan';

const EMPTY: Desk = { places: [], groups: [], chosen: [] };

/**
 * `floorplan/desk`: the halls as organisers work on them. Stands look as the group that each is given; tells what is chosen
 * by `onChoose(codes)`, and a stand dropped on a free one by `onMove(from, to)` (0123).
 */
export default function DeskSlot({ onChoose, onMove, ...props }: SlotProps) {
  // What is given may be another object at each rendering.
  const text = JSON.stringify(props);
  const given = useMemo(() => {
    const parsed = v.safeParse(deskSchema, JSON.parse(text));
    return parsed.success ? parsed.output : EMPTY;
  }, [text]);
  // The file knows no stands that were joined or cut, of which the owner tells: drawn from it, their other parts had no look.
  const pending = useHallsPending(true);
  const { halls, desk } = useAgreed(useInventory(), given, pending);
  useRedrawnPlan();
  const choose = typeof onChoose === 'function' ? (onChoose as (codes: string[]) => void) : ignore;
  const move =
    typeof onMove === 'function' ? (onMove as (from: string, to: string) => void) : ignore;
  return (
    <>
      {halls.map((hall) => (
        <HallPlan key={hall.id} hall={hall}>
          {(plan, current) =>
            pending ? (
              <HallLoading />
            ) : (
              <HallDesk {...{ plan, current, desk }} onChoose={choose} onMove={move} />
            )
          }
        </HallPlan>
      ))}
      <DeskLegend desk={desk} onChoose={choose} />
    </>
  );
}

const ignore = () => undefined;
