import { useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { PlanExplorer } from '../../features/plan/plan-explorer';
import { useStandParameter } from '../../features/plan/use-stand-parameter';

export default function PlanSalonPage() {
  const { t } = useTranslation('floorplan');
  const [selected, select] = useStandParameter();
  return (
    <>
      <Typography variant="h1">{t('plan.title')}</Typography>
      <Typography sx={{ maxWidth: '62ch', marginBlock: 4 }}>{t('plan.lead')}</Typography>
      <PlanExplorer selected={selected} onSelect={select} />
    </>
  );
}
