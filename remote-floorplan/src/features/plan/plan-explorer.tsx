import { useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import type { FlatPlan } from './core/flatten';
import { findStand } from './data/inventory';
import { loadPlan } from './data/load-plan';
import { SvgPlan } from './view/svg-plan';

type PlanExplorerProps = {
  selected: string | null;
  onSelect: (code: string | null) => void;
  highlight?: readonly string[];
};

export function PlanExplorer({ selected }: PlanExplorerProps) {
  const { t } = useTranslation('floorplan');
  const [plan, setPlan] = useState<FlatPlan>();
  useEffect(() => {
    void loadPlan('a').then(setPlan);
  }, []);
  const stand = findStand(selected);
  return (
    <Box>
      {plan ? <SvgPlan plan={plan} selected={selected} /> : t('view.loading')}
      <Typography variant="h2">{t('panel.title')}</Typography>
      <p>{stand ? stand.code : t('panel.empty')}</p>
    </Box>
  );
}
