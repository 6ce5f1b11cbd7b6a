import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { useState } from 'react';
import type { Desk } from './desk';
import { DeskPlan } from './desk-plan';

type HallDeskProps = {
  plan: FlatPlan;
  /** Whether the plan is that of the hall as it is; else it is being read anew. */
  current: boolean;
  desk: Desk;
  onChoose: (codes: string[]) => void;
  onMove: (from: string, to: string) => void;
};

/** A hall's plan with the desk that it was read for: other stands and their shapes appear at once. */
export function HallDesk({ plan, current, desk, onChoose, onMove }: HallDeskProps) {
  const [kept, keep] = useState({ plan, desk });
  if (current && (kept.plan !== plan || kept.desk !== desk)) keep({ plan, desk });
  const shown = current ? { plan, desk } : kept;
  return <DeskPlan {...shown} onChoose={onChoose} onMove={onMove} />;
}
