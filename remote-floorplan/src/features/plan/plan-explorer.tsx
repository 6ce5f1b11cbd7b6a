import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { Box, ErrorState, LoadingState, Skeleton, useMediaQuery } from '@mosta/shared/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { shapesOf } from './core/marks';
import { findStand } from './data/inventory';
import { usePlan } from './data/use-plan';
import { DrawingSwitch } from './drawing-switch';
import { StandList } from './list/stand-list';
import type { LiveStands } from './live/use-live-stands';
import { BoothPanel } from './panel/booth-panel';
import { HallCards } from './panel/hall-cards';
import { PlaceSummary } from './panel/place-summary';
import { PlanLegend } from './panel/plan-legend';
import { SelectionSheet } from './panel/selection-sheet';
import { COLUMN, LAYOUT } from './plan-layout';
import { PlanExports } from './print/plan-exports';
import { SearchBar } from './search/search-bar';
import { useFoundPlaces } from './search/use-found-places';
import type { PlanSearchState } from './search/use-plan-search';
import { useSessions } from './sessions/use-sessions';
import { PlanView } from './view/plan-view';
import { useFullScreen } from './view/use-full-screen';
import { useInSight } from './view/use-in-sight';
import { useSelectedWay } from './way/use-selected-way';
import { WaySection } from './way/way-section';

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

/** Drawing, panel, list and cards around one selection. */
export function PlanExplorer(props: PlanExplorerProps) {
  const {
    selected,
    onSelect,
    live,
    view,
    highlight = NONE,
    actions,
    tray,
    choosePath,
    compact = false,
  } = props;
  const { t } = useTranslation('floorplan');
  const [parameters] = useSearchParams();
  const { search, onSearch, drawing, onDrawing } = view;
  const { plan, failed, retry } = usePlan(drawing);
  const known = findStand(selected)?.code ?? null;
  const drawn = useMemo(
    () => !plan || known === null || shapesOf(plan, [known]).length > 0,
    [plan, known],
  );
  const colours = useMemo(
    () => new Map(plan?.shapes.map(({ code, colour }) => [code, colour])),
    [plan],
  );

  const zone = findStand(known)?.kind === 'zone';
  const sessions = useSessions(zone || search.words.trim() !== '');
  const { options, places, hits, found, listed, occupants, directory } = useFoundPlaces({
    live,
    colours,
    search,
    sessions,
  });
  const { entrance, from, setFrom, way, sizeOf } = useSelectedWay({
    plan,
    stands: live.stands,
    to: drawn ? known : null,
    inAddress: !compact,
  });

  const stage = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [full, setFull] = useFullScreen(stage);
  const panelInSight = useInSight(panel);
  const phone = useMediaQuery('(max-width: 899.95px)');
  const optionOf = (code: string) => options.find(({ stand }) => stand.code === code);
  const describe = (code: string) => {
    const option = optionOf(code);
    return option && <PlaceSummary option={option} occupant={occupants.get(code)} />;
  };
  const chooseInList = useCallback(
    (code: string) => {
      onSelect(code);
      if (phone) stage.current?.scrollIntoView({ block: 'nearest' });
    },
    [onSelect, phone],
  );
  const showDetails = () => {
    setFull(false);
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.focus({ preventScroll: true });
  };
  const chosen = known ? optionOf(known) : undefined;
  const sheet = chosen && (full || !panelInSight) && (
    <SelectionSheet
      option={chosen}
      occupant={occupants.get(chosen.stand.code)}
      chooseAt={choosePath && `${choosePath}?${new URLSearchParams({ stand: chosen.stand.code })}`}
      inPlace={full}
      onDetails={showDetails}
      onClear={() => onSelect(null)}
    />
  );

  return (
    // A container holds what is fixed in it: in full screen it must not be one.
    <Box sx={{ containerType: full ? 'normal' : 'inline-size' }}>
      <Box sx={LAYOUT}>
        <Box sx={{ ...COLUMN, gridArea: 'view', gap: 4 }}>
          <SearchBar
            places={places}
            found={hits}
            search={search}
            onSearch={onSearch}
            onSelect={onSelect}
            partial={directory.failed}
            onRetry={directory.retry}
          />
          <DrawingSwitch drawing={drawing} onChange={onDrawing} />
          {live.state === 'failed' && (
            <ErrorState title={t('live.failed')} onRetry={live.retry}>
              {t('live.failedHelp')}
            </ErrorState>
          )}
          {plan && (
            <PlanView
              plan={plan}
              statuses={live.statuses}
              name={t(`drawing.${drawing}`)}
              selected={known}
              highlight={highlight}
              found={found}
              way={way.state === 'found' ? way.way.points : undefined}
              onSelect={onSelect}
              onClear={() => onSelect(null)}
              describe={describe}
              stage={stage}
              full={full}
              onFull={setFull}
              forceSvg={parameters.get('rendu') === 'svg'}
            >
              {full && sheet}
            </PlanView>
          )}
          {failed && (
            <ErrorState title={t('view.failed')} onRetry={retry}>
              {t('view.failedHelp')}
            </ErrorState>
          )}
          {!plan && !failed && (
            <LoadingState label={t('view.loading')}>
              <Skeleton variant="rounded" height={340} />
            </LoadingState>
          )}
        </Box>
        <Box sx={{ ...COLUMN, gridArea: 'side', gap: 6 }}>
          <Box ref={panel} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
            <BoothPanel
              code={selected}
              statuses={live.statuses}
              offer={known ? live.stands.get(known) : undefined}
              drawn={drawn}
              colour={known ? colours.get(known) : undefined}
              occupant={known ? occupants.get(known) : undefined}
              entrance={entrance}
              sessions={known ? sessions.get(known) : undefined}
              own={known !== null && highlight.includes(known)}
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
              actions={actions}
              onClear={() => onSelect(null)}
            />
          </Box>
          {tray}
          <StandList
            selected={known}
            onSelect={onSelect}
            onChoose={chooseInList}
            colours={colours}
            options={listed}
            occupants={occupants}
            own={highlight}
          />
        </Box>
        <Box sx={{ gridArea: 'legend' }}>
          <PlanLegend own={highlight.length > 0} />
          {plan && !compact && (
            <PlanExports
              plan={plan}
              statuses={live.statuses}
              occupants={occupants}
              incomplete={directory.failed}
              highlight={highlight}
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
}
