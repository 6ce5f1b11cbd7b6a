import type { SlotProps } from '@mosta/shared/contract/define-remote';
import { useState } from 'react';
import * as v from 'valibot';
import { PlanExplorer } from '../../features/plan/plan-explorer';

/** What another remote may hand the plan: codes of stands to mark, for example the exhibitor's own. */
const propsSchema = v.object({ highlight: v.optional(v.array(v.string()), []) });

/** `floorplan/plan`: the plan inside another remote's page; its selection stays its own, out of the address. */
export default function PlanSlot(props: SlotProps) {
  const parsed = v.safeParse(propsSchema, props);
  const [selected, select] = useState<string | null>(null);
  const highlight = parsed.success ? parsed.output.highlight : [];
  return <PlanExplorer selected={selected} onSelect={select} highlight={highlight} />;
}
