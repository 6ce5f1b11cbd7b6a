import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { Box, ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import { useMemo, useState } from 'react';
import { shapesOf } from './core/marks';
import { findStand } from './data/inventory';
import type { DrawingId } from './data/load-plan';
import { usePlan } from './data/use-plan';
import { DrawingSwitch } from './drawing-switch';
import { StandList } from './list/stand-list';
import { BoothPanel } from './panel/booth-panel';
import { HallCards } from './panel/hall-cards';
import { PlanLegend } from './panel/plan-legend';
import { PlanView } from './view/plan-view';

/** The plan takes 80 % beside its panel (specification, section 9: display width); on a phone all stands in one column. */
const LAYOUT = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(272px, 1fr)' },
  gridTemplateAreas: {
    xs: '"view" "panel" "legend" "list" "hall"',
    lg: '"view panel" "view list" "legend list" "hall list"',
  },
  gridTemplateRows: { lg: 'auto auto auto 1fr' },
} as const;
const NONE: readonly string[] = [];

type PlanExplorerProps = {
  /** The selected code, known or not. */
  selected: string | null;
  onSelect: (code: string | null) => void;
  /** Stands to mark, for example the exhibitor's own. */
  highlight?: readonly string[];
};

/** Drawing, panel, list and cards around one selection. */
export function PlanExplorer({ selected, onSelect, highlight = NONE }: PlanExplorerProps) {
  const { t } = useTranslation('floorplan');
  const [parameters] = useSearchParams();
  const [drawing, setDrawing] = useState<DrawingId>('a');
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

  return (
    <Box sx={LAYOUT}>
      <Box
        sx={{ gridArea: 'view', display: 'grid', gap: 4, alignContent: 'start', minInlineSize: 0 }}
      >
        <DrawingSwitch drawing={drawing} onChange={setDrawing} />
        {plan && (
          <PlanView
            plan={plan}
            name={t(`drawing.${drawing}`)}
            selected={known}
            highlight={highlight}
            onSelect={onSelect}
            forceSvg={parameters.get('rendu') === 'svg'}
          />
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
      <Box sx={{ gridArea: 'panel' }}>
        <BoothPanel
          code={selected}
          drawn={drawn}
          colour={known ? colours.get(known) : undefined}
          onClear={() => onSelect(null)}
        />
      </Box>
      <Box sx={{ gridArea: 'legend' }}>
        <PlanLegend own={highlight.length > 0} />
      </Box>
      <Box sx={{ gridArea: 'list' }}>
        <StandList selected={known} onSelect={onSelect} colours={colours} />
      </Box>
      <Box sx={{ gridArea: 'hall' }}>
        <HallCards />
      </Box>
    </Box>
  );
}
