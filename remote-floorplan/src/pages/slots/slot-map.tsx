import { useTranslation } from '@mosta/shared/i18n';
import { ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import { DRAWING_IDS } from '../../features/plan/data/load-plan';
import { usePlan } from '../../features/plan/data/use-plan';
import { StandsMap } from '../../features/plan/view/stands-map';

type SlotMapProps = {
  codes: readonly string[];
  /** The page that a stand opens. */
  path: string;
};

/** Some stands in their surroundings, or why they are not shown yet. */
export function SlotMap({ codes, path }: SlotMapProps) {
  const { t } = useTranslation('floorplan');
  const { plan, failed, retry } = usePlan(DRAWING_IDS[0]);
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
      addressOf={(code) => `${path}?stand=${encodeURIComponent(code)}`}
    />
  );
}
