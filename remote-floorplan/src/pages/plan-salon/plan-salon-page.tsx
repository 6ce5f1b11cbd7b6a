import { useTranslation } from '@mosta/shared/i18n';
import { useLiveStands } from '../../features/plan/live/use-live-stands';
import { PlanExplorer } from '../../features/plan/plan-explorer';
import { PlanPage } from '../../features/plan/plan-page';
import { usePlanSearch } from '../../features/plan/search/use-plan-search';
import { useStandParameter } from '../../features/plan/use-stand-parameter';
import { PATHS } from '../../paths';

/** `/PlanSalon` (specification, section 2, "Floor plan page"). */
export default function PlanSalonPage() {
  const { t } = useTranslation('floorplan');
  const live = useLiveStands();
  const view = usePlanSearch();
  const [selected, select] = useStandParameter();
  return (
    <PlanPage title={t('plan.title')} lead={t('plan.lead')}>
      <PlanExplorer
        selected={selected}
        onSelect={select}
        live={live}
        view={view}
        choosePath={PATHS.choose}
      />
    </PlanPage>
  );
}
