import { useTranslation } from '@mosta/shared/i18n';
import { ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import type { PlanHall } from '../../features/plan/data/inventory';
import { useInventory } from '../../features/plan/data/use-inventory';
import { usePlan } from '../../features/plan/data/use-plan';
import { StandsMap } from '../../features/plan/view/stands-map';

type SlotMapProps = {
  codes: readonly string[];
  /** The page that a stand opens. */
  path: string;
  /** Entire halls, whatever part of them the stands take. */
  whole?: boolean | undefined;
};

/** Some stands in their surroundings, one map for each of their halls; without a known one, the first hall. */
export function SlotMap({ codes, path, whole }: SlotMapProps) {
  const { halls, find } = useInventory();
  const wanted = new Set(codes.map((code) => find(code)?.hallId));
  const concerned = halls.filter(({ id }) => wanted.has(id));
  return (concerned.length > 0 ? concerned : halls.slice(0, 1)).map((hall) => (
    <HallMap key={hall.id} hall={hall} codes={codes} path={path} whole={whole} />
  ));
}

/** Some stands of a hall, or why they are not shown yet. */
function HallMap({ hall, codes, path, whole }: SlotMapProps & { hall: PlanHall }) {
  const { t } = useTranslation('floorplan');
  const { plan, failed, retry } = usePlan(hall, hall.drawings[0]);
  if (failed) {
    return (
      <ErrorState title={t('view.failed')} onRetry={retry}>
        {t('view.failedHelp')}
      </ErrorState>
    );
  }
  if (!plan) {
    return (
      <LoadingState label={t('view.loading')}>
        <Skeleton variant="rounded" height={180} />
      </LoadingState>
    );
  }
  return (
    <StandsMap
      plan={plan}
      codes={codes}
      whole={whole}
      addressOf={(code) => `${path}?stand=${encodeURIComponent(code)}`}
    />
  );
}
