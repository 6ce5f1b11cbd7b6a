import { isAvailable } from '@mosta/shared/domain/stand-status';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { useMemo } from 'react';
import { useExhibitorId } from '../../features/choosing/hold.queries';
import { HoldTray } from '../../features/choosing/hold-tray';
import { StandActions } from '../../features/choosing/stand-actions';
import { useOwnStands } from '../../features/choosing/use-own-stands';
import { useLiveStands } from '../../features/plan/live/use-live-stands';
import { usePlaces } from '../../features/plan/live/use-places';
import { PlanExplorer } from '../../features/plan/plan-explorer';
import { PlanPage } from '../../features/plan/plan-page';
import { usePlanSearch } from '../../features/plan/search/use-plan-search';
import { useStandParameter } from '../../features/plan/use-stand-parameter';

/** `/Exposant-map`: the same plan, for choosing stands. */
export default function ExposantMapPage() {
  const { t } = useTranslation('floorplan');
  const { phase, year } = useEdition();
  const [selected, select] = useStandParameter();
  const exhibitorId = useExhibitorId();
  const live = useLiveStands();
  const view = usePlanSearch();
  const places = usePlaces(live, selected);
  const own = useOwnStands();
  const free = useMemo(
    () =>
      [...places.values()].filter(({ code }) => {
        const stand = live.stands.get(code);
        return stand !== undefined && isAvailable(stand.state);
      }),
    [places, live.stands],
  );
  const stand = selected === null ? undefined : live.stands.get(selected);
  return (
    <PlanPage
      title={t('choose.title')}
      lead={t(phase === 'after' ? 'choose.leadAfter' : 'choose.lead', { year })}
    >
      <PlanExplorer
        selected={selected}
        onSelect={select}
        live={live}
        view={view}
        highlight={own.all}
        actions={
          stand && (
            <StandActions
              key={`${stand.code} ${exhibitorId}`}
              stand={stand}
              place={places.get(stand.code)}
              free={free}
              own={own}
              onSelect={select}
            />
          )
        }
        tray={exhibitorId && <HoldTray key={exhibitorId} own={own} onSelect={select} />}
      />
    </PlanPage>
  );
}
