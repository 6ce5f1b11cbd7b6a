import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography, useMediaQuery } from '@mosta/shared/ui';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { toPlan } from '../core/camera';
import type { FlatPlan } from '../core/flatten';
import { createHitTest } from '../core/hit-test';
import type { PlanStatuses } from '../core/shape-look';
import { FailureBoundary } from './failure-boundary';
import { PLAN_SHEET } from './plan-colours';
import { SvgPlan } from './svg-plan';
import { useCamera } from './use-camera';
import { useElementSize } from './use-element-size';
import { usePlanGestures } from './use-plan-gestures';
import { canUseWebGL } from './webgl-support';
import { ZoomButtons } from './zoom-buttons';

const PixiPlan = lazy(() =>
  import(/* webpackChunkName: "pixi-plan" */ '../pixi/pixi-plan').then(({ PixiPlan: Plan }) => ({
    default: Plan,
  })),
);

type PlanViewProps = {
  plan: FlatPlan;
  statuses: PlanStatuses;
  /** Name of the drawing, for its description. */
  name: string;
  selected: string | null;
  highlight: readonly string[];
  /** What a search has found; null while nothing is looked for. */
  found?: ReadonlySet<string> | null;
  onSelect: (code: string) => void;
  /** Draws with SVG although WebGL is there (`?rendu=svg`). */
  forceSvg: boolean;
};

/** The sheet with the drawing on it: pointer, camera and the choice of the renderer. */
export function PlanView(props: PlanViewProps) {
  const { plan, statuses, name, selected, highlight, found = null, onSelect, forceSvg } = props;
  const { t } = useTranslation('floorplan');
  const sheet = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet);
  const { camera, pan, zoom, home, reveal } = useCamera(size, plan);
  const touch = useMediaQuery('(pointer: coarse)');
  const [hovered, setHovered] = useState<string | null>(null);
  const [webgl, setWebgl] = useState(canUseWebGL);
  const [fail] = useState(() => () => setWebgl(false));
  const [pixiShown, setPixiShown] = useState(false);
  const hitTest = useMemo(() => createHitTest(plan), [plan]);

  const codeAt = (x: number, y: number) =>
    camera ? (hitTest(...toPlan(camera, x, y))?.code ?? null) : null;
  const gestures = usePlanGestures(sheet, {
    onPan: pan,
    onZoom: zoom,
    onHover: (at) => setHovered(at ? codeAt(at.x, at.y) : null),
    onClick: (x, y) => {
      const code = codeAt(x, y);
      if (code) onSelect(code);
    },
  });
  const measured = size !== undefined;
  useEffect(() => {
    if (selected && measured) reveal(selected);
  }, [selected, measured, reveal, plan]);

  const drawing = camera &&
    size && { plan, statuses, camera, size, hovered, selected, highlight, found };
  const svg = forceSvg || !webgl;
  return (
    <Box>
      <Box
        ref={sheet}
        role="img"
        aria-label={t('drawing.sheet', { name })}
        {...gestures}
        sx={{
          position: 'relative',
          blockSize: { xs: 340, md: 'clamp(280px, 20vw, 320px)' },
          bgcolor: PLAN_SHEET.paper,
          border: '1px solid',
          borderColor: 'line',
          borderRadius: RADIUS.card,
          overflow: 'hidden',
          touchAction: 'pan-y',
          userSelect: 'none',
          cursor: hovered ? 'pointer' : 'default',
          '& canvas, & svg': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
        }}
      >
        {/* Until the first frame is there, and while a lost context has not come back, the same plan as SVG. */}
        {drawing && (svg || !pixiShown) && <SvgPlan {...drawing} />}
        {drawing && !svg && (
          <FailureBoundary onFail={fail}>
            <Suspense fallback={null}>
              <Box sx={{ visibility: pixiShown ? 'visible' : 'hidden' }}>
                <PixiPlan {...drawing} onFail={fail} onShown={setPixiShown} />
              </Box>
            </Suspense>
          </FailureBoundary>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          marginBlockStart: 2,
        }}
      >
        <ZoomButtons
          onZoom={(factor) => size && zoom(factor, size.width / 2, size.height / 2)}
          onReset={home}
        />
        <Typography variant="body2" sx={{ color: 'muted' }}>
          {svg && !forceSvg ? t('view.svg') : t(touch ? 'view.hintTouch' : 'view.hint')}
        </Typography>
      </Box>
    </Box>
  );
}
