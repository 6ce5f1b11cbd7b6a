import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading, Section } from '@mosta/shared/ui';
import { useLiveStands } from '../../features/plan/live/use-live-stands';
import { PlanExplorer } from '../../features/plan/plan-explorer';
import { usePlanSearch } from '../../features/plan/search/use-plan-search';
import { useStandParameter } from '../../features/plan/use-stand-parameter';

/** `/PlanSalon` (specification, section 2, "Floor plan page"). */
export default function PlanSalonPage() {
  const { t } = useTranslation('floorplan');
  const live = useLiveStands();
  const view = usePlanSearch();
  const [selected, select] = useStandParameter();
  return (
    <>
      <PageHeading title={t('plan.title')} lead={t('plan.lead')} />
      <Section compact>
        <PlanExplorer selected={selected} onSelect={select} live={live} view={view} />
      </Section>
    </>
  );
}
