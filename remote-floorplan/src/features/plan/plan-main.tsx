import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { Box, ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ComparePart } from './compare/compare-part';
import { PlaceSummary } from './panel/place-summary';
import { COLUMN } from './plan-layout';
import { PlanSwitches } from './plan-switches';
import { SearchBar } from './search/search-bar';
import type { Explorer } from './use-explorer';
import { PlanView } from './view/plan-view';

type PlanMainProps = {
  explorer: Explorer;
  highlight: readonly string[];
  /** Stands under the tools in full screen. */
  sheet: ReactNode;
  /** What it covers at the foot of the window, in CSS pixels. */
  foot: number;
  /** Where free stands are chosen, if not on this page. */
  choosePath: string | undefined;
  compact: boolean;
};

/** Search and drawing. */
export function PlanMain({ explorer, highlight, sheet, foot, choosePath, compact }: PlanMainProps) {
  const { known, onSelect, live, view, plan, failed, retry, places, way } = explorer;
  const { favourites, marked, stage, full, setFull } = explorer;
  const { t } = useTranslation('floorplan');
  const [parameters] = useSearchParams();
  const describe = (code: string) => {
    const option = places.optionOf(code);
    return (
      option && (
        <PlaceSummary
          option={option}
          occupant={places.occupants.get(code)}
          favourite={favourites.ids.has(code)}
        />
      )
    );
  };
  return (
    <Box sx={{ ...COLUMN, gridArea: 'view', gap: 4 }}>
      <SearchBar
        places={places.places}
        found={places.hits}
        search={view.search}
        onSearch={view.onSearch}
        onSelect={onSelect}
        partial={places.directory.failed}
        onRetry={places.directory.retry}
      />
      <PlanSwitches {...explorer.shown} />
      {live.state === 'failed' && (
        <ErrorState title={t('live.failed')} onRetry={live.retry}>
          {t('live.failedHelp')}
        </ErrorState>
      )}
      {plan && (
        <PlanView
          plan={plan}
          statuses={live.statuses}
          name={explorer.shown.name}
          selected={known}
          highlight={highlight}
          favourites={marked}
          found={places.found}
          names={explorer.names}
          way={way.way.state === 'found' ? way.way.way.points : undefined}
          onSelect={onSelect}
          onClear={explorer.clear}
          describe={describe}
          stage={stage}
          foot={foot}
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
      {!compact && explorer.comparison.codes.length > 0 && (
        <ComparePart
          comparison={explorer.comparison}
          shown={explorer.shown}
          live={live}
          choosePath={choosePath}
          onChoose={(code) => {
            onSelect(code);
            explorer.showDetails();
          }}
          onEmpty={explorer.showDetails}
          section={explorer.compared}
        />
      )}
    </Box>
  );
}
