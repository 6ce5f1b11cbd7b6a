import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { useTranslation } from '@mosta/shared/i18n';
import { ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { PlanHall } from '../../features/plan/data/inventory';
import { usePlan } from '../../features/plan/data/use-plan';

type HallPlanProps = {
  hall: PlanHall;
  /** @param current whether the plan is that of the hall as it is; else it is being read anew */
  children: (plan: FlatPlan, current: boolean) => ReactNode;
};

/** What is drawn from a hall's first drawing, or why it is not shown yet. */
export function HallPlan({ hall, children }: HallPlanProps) {
  const { t } = useTranslation('floorplan');
  const { plan, current, failed, retry } = usePlan(hall, hall.drawings[0]);
  if (failed) {
    return (
      <ErrorState title={t('view.failed')} onRetry={retry}>
        {t('view.failedHelp')}
      </ErrorState>
    );
  }
  return plan ? children(plan, current) : <HallLoading />;
}

/** In a hall's place until it can be shown. */
export function HallLoading() {
  const { t } = useTranslation('floorplan');
  return (
    <LoadingState label={t('view.loading')}>
      <Skeleton variant="rounded" height={180} />
    </LoadingState>
  );
}
