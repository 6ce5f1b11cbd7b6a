import { Box } from '@mosta/shared/ui';
import { memo, type ReactNode, useState } from 'react';
import { CompareSelected } from './compare/compare-button';
import type { LiveStands } from './live/use-live-stands';
import { HallCards } from './panel/hall-cards';
import { PlanLegend } from './panel/plan-legend';
import { SelectionSheet } from './panel/selection-sheet';
import { LAYOUT } from './plan-layout';
import { PlanMain } from './plan-main';
import { PlanSide } from './plan-side';
import { PlanExports } from './print/plan-exports';
import type { PlanSearchState } from './search/use-plan-search';
import { useExplorer } from './use-explorer';
import { type Directory, useDirectory } from './who/use-occupants';

const NONE: readonly string[] = [];

type PlanExplorerProps = {
  /** The selected code, known or not. */
  selected: string | null;
  onSelect: (code: string | null) => void;
  live: LiveStands;
  /** What is looked for, and which drawing is shown. */
  view: PlanSearchState;
  /** Stands to mark, for example the exhibitor's own. */
  highlight?: readonly string[];
  /** What can be done with the selected place; stands in its panel. */
  actions?: ReactNode;
  /** What stands under the panel. */
  tray?: ReactNode;
  /** The page where stands are chosen, if this is not it. */
  choosePath?: string;
  /** In another remote's page: without the cards about the hall. */
  compact?: boolean;
};

/**
 * Drawing, panel, list and cards around one selection. What is asked for stands around the memo: React draws for an answer
 * at once and in one task, and then finds nothing to draw until the answer is shown, in slices.
 */
export function PlanExplorer(props: PlanExplorerProps) {
  return <Explorer {...props} directory={useDirectory()} />;
}

const Explorer = memo(function Explorer(props: PlanExplorerProps & { directory: Directory }) {
  const { highlight = NONE, actions, tray, choosePath, compact = false, ...sources } = props;
  const explorer = useExplorer({ ...sources, inAddress: !compact });
  const { known, live, plan, places, favourites, full } = explorer;
  const { from, way, sizeOf } = explorer.way;
  const chosen = known ? places.optionOf(known) : undefined;
  const [foot, setFoot] = useState(0);
  const sheet = chosen && (full || !explorer.panelInSight) && (
    <SelectionSheet
      option={chosen}
      occupant={places.occupants.get(chosen.stand.code)}
      favourites={favourites}
      chooseAt={choosePath && `${choosePath}?${new URLSearchParams({ stand: chosen.stand.code })}`}
      compare={!compact && <CompareSelected code={known} explorer={explorer} named />}
      inPlace={full}
      onDetails={explorer.showDetails}
      onClear={explorer.clear}
      onHeight={setFoot}
    />
  );

  return (
    // A container holds what is fixed in it: in full screen it must not be one.
    <Box sx={{ containerType: full ? 'normal' : 'inline-size' }}>
      <Box sx={LAYOUT}>
        <PlanMain
          explorer={explorer}
          highlight={highlight}
          sheet={sheet}
          foot={foot}
          choosePath={choosePath}
          compact={compact}
        />
        <PlanSide
          explorer={explorer}
          highlight={highlight}
          actions={actions}
          tray={tray}
          compact={compact}
        />
        <Box sx={{ gridArea: 'legend' }}>
          <PlanLegend own={highlight.length > 0} favourites={favourites.ids.size > 0} />
          {plan && !compact && (
            <PlanExports
              plan={plan}
              statuses={live.statuses}
              occupants={explorer.shown.ofHall(places.occupants)}
              incomplete={places.directory.failed}
              highlight={highlight}
              favourites={explorer.marked}
              selected={known}
              from={from}
              way={way}
              sizeOf={sizeOf}
            />
          )}
        </Box>
        {!compact && (
          <Box sx={{ gridArea: 'hall' }}>
            <HallCards />
          </Box>
        )}
      </Box>
      {!full && sheet}
    </Box>
  );
});
