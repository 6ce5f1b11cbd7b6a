import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { CompareSelected } from './compare/compare-button';
import { StandList } from './list/stand-list';
import { BoothPanel } from './panel/booth-panel';
import { COLUMN } from './plan-layout';
import type { Explorer } from './use-explorer';
import { WaySection } from './way/way-section';

type PlanSideProps = {
  explorer: Explorer;
  highlight: readonly string[];
  actions: ReactNode;
  tray: ReactNode;
  compact: boolean;
};

/** The selected place, what stands under it, and the list. */
export function PlanSide({ explorer, highlight, actions, tray, compact }: PlanSideProps) {
  const { selected, known, drawn, onSelect, live, plan, colours, sessions, places } = explorer;
  const { entrance, from, setFrom, way, sizeOf } = explorer.way;
  return (
    <Box sx={{ ...COLUMN, gridArea: 'side', gap: 6 }}>
      <Box ref={explorer.panel} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <BoothPanel
          code={selected}
          statuses={live.statuses}
          offer={known ? live.stands.get(known) : undefined}
          drawn={drawn}
          colour={known ? colours.get(known) : undefined}
          occupant={known ? places.occupants.get(known) : undefined}
          entrance={entrance}
          sessions={known ? sessions.get(known) : undefined}
          own={known !== null && highlight.includes(known)}
          favourites={explorer.favourites}
          way={
            plan &&
            known &&
            drawn && (
              <WaySection
                plan={plan}
                from={from}
                to={known}
                nearest={entrance}
                way={way}
                sizeOf={sizeOf}
                onFrom={setFrom}
              />
            )
          }
          compare={!compact && <CompareSelected code={known} explorer={explorer} />}
          actions={actions}
          onClear={explorer.clear}
        />
      </Box>
      {tray}
      <StandList
        selected={known}
        onSelect={onSelect}
        onChoose={explorer.chooseInList}
        colours={colours}
        options={places.listed}
        occupants={places.occupants}
        own={highlight}
        favourites={explorer.favourites.ids}
        compare={!compact && <CompareSelected code={known} explorer={explorer} named />}
      />
    </Box>
  );
}
