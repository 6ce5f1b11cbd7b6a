import type { SlotProps } from '@mosta/shared/contract/define-remote';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useMyHolds } from '../../features/choosing/hold.queries';
import { useLiveStands } from '../../features/plan/live/use-live-stands';
import { PlanExplorer } from '../../features/plan/plan-explorer';
import { usePlanSearch } from '../../features/plan/search/use-plan-search';

/** What another remote may hand the plan: codes of stands to mark, for example the exhibitor's own. */
const propsSchema = v.object({ highlight: v.optional(v.array(v.string()), []) });

/**
 * `floorplan/plan`: the plan inside another remote's page; its selection stays its own, out of the address. An
 * exhibitor's own options are marked besides what is given.
 */
export default function PlanSlot(props: SlotProps) {
  const parsed = v.safeParse(propsSchema, props);
  const given = parsed.success ? parsed.output.highlight : [];
  const [selected, select] = useState<string | null>(null);
  const live = useLiveStands();
  const view = usePlanSearch(false);
  const holds = useMyHolds().data;
  const codes = [...given, ...(holds ?? []).map(({ code }) => code)].join('\n');
  const highlight = useMemo(() => [...new Set(codes.split('\n').filter(Boolean))], [codes]);
  return (
    <PlanExplorer
      compact
      selected={selected}
      onSelect={select}
      live={live}
      view={view}
      highlight={highlight}
    />
  );
}
