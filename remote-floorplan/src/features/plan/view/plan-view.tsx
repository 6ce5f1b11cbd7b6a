import type { Point } from '@mosta/plan/drawing/affine';
import { boundsOf, type FlatPlan } from '@mosta/plan/drawing/flatten';
import { createHitTest } from '@mosta/plan/drawing/hit-test';
import { FOOT_TAKEN } from '@mosta/shared/contract/foot-of-screen';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography, useMediaQuery } from '@mosta/shared/ui';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { toPlan } from '../core/camera';
import type { Names } from '../core/label-levels';
import type { PlanStatuses } from '../core/shape-look';
import { NEEDS_SCRIPTS } from '../plan-layout';
import { HoverCard } from './hover-card';
import { Minimap } from './minimap';
import { PLAN_SHEET } from './plan-colours';
import { planKeys, ZOOM_STEP } from './plan-keys';
import { PlanPicture } from './plan-picture';
import { PlanTools } from './plan-tools';
import { prerenderedSheet, SHEET } from './prerendered-sheet';
import { SHEET_SHADE } from './sheet-shade';
import { UnmeasuredPlan } from './unmeasured-plan';
import { useCamera } from './use-camera';
import { useElementSize } from './use-element-size';
import { usePixiNeed } from './use-pixi-need';
import { usePlanGestures } from './use-plan-gestures';
import { useUncovered } from './use-uncovered';

type PlanViewProps = {
  plan: FlatPlan;
  statuses: PlanStatuses;
  /** Name of the drawing, for its description. */
  name: string;
  selected: string | null;
  highlight: readonly string[];
  /** The visitor's favourites. */
  favourites?: readonly string[];
  /** What a search has found; null while nothing is looked for. */
  found?: ReadonlySet<string> | null;
  /** The way that is asked for. */
  way?: readonly Point[] | undefined;
  /** Rows and exhibitors, which labels name. */
  names?: Names | undefined;
  onSelect: (code: string) => void;
  onClear: () => void;
  /** What a place is, for the card beside it. */
  describe: (code: string) => ReactNode;
  /** The plan with its tools, which full screen shows alone. */
  stage: RefObject<HTMLDivElement | null>;
  /** What is covered at the foot of the window, in CSS pixels. */
  foot?: number;
  full: boolean;
  onFull: (full: boolean) => void;
  /** Stands under the tools. */
  children?: ReactNode;
  /** Draws with SVG although WebGL is there (`?rendu=svg`). */
  forceSvg: boolean;
};

/** The sheet with the drawing on it: pointer, camera and the choice of the renderer. */
export function PlanView(props: PlanViewProps) {
  const { plan, statuses, name, selected, highlight, found = null, onSelect, forceSvg } = props;
  const {
    onClear,
    describe,
    stage,
    foot = 0,
    full,
    onFull,
    children,
    way,
    favourites,
    names,
  } = props;
  const { t } = useTranslation('floorplan');
  const sheet = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet, prerenderedSheet);
  const { camera, pan, zoom, glide, stop, panStep, zoomStep, whole, reveal, show, centre } =
    useCamera(size, plan);
  const touch = useMediaQuery('(pointer: coarse)');
  const [hovered, setHovered] = useState<string | null>(null);
  const { pixi, refused, need, fail } = usePixiNeed(plan, forceSvg);
  const hitTest = useMemo(() => createHitTest(plan), [plan]);

  const codeAt = (x: number, y: number) =>
    camera ? (hitTest(...toPlan(camera, x, y))?.code ?? null) : null;
  const gestures = usePlanGestures(sheet, {
    onPan: pan,
    onZoom: zoom,
    onPress: stop,
    onFlick: glide,
    onHover: (at) => setHovered(at ? codeAt(at.x, at.y) : null),
    onClick: (x, y) => {
      const code = codeAt(x, y);
      if (code) onSelect(code);
    },
    onDoubleClick: (x, y) => zoomStep(ZOOM_STEP ** 2, { x, y }),
    everyWay: full,
  });
  const measured = size !== undefined;
  useEffect(() => {
    if (selected && measured) reveal(selected);
  }, [selected, measured, reveal, plan, size]);
  useUncovered(sheet, { plan, camera, size, selected, foot: full ? 0 : foot });
  useEffect(() => {
    if (way && measured) show(boundsOf([[...way]]));
  }, [way, measured, show]);

  const drawing = camera &&
    size && {
      ...{ plan, statuses, camera, size, hovered, selected, highlight, favourites, found, way },
      names,
    };
  const moves = {
    onPan(right: number, down: number) {
      need();
      panStep(right, down);
    },
    onZoom(factor: number) {
      need();
      zoomStep(factor, selected);
    },
    onWhole() {
      need();
      whole();
    },
  };
  const onEscape = () => {
    stop();
    if (full) onFull(false);
    else onClear();
  };
  const onKeyDown = planKeys({ ...moves, onEscape });
  return (
    <Box
      ref={stage}
      sx={full ? FULL : undefined}
      {...(full && { [FOOT_TAKEN]: '' })}
      // Full screen has no page to scroll: the sheet gives room.
      style={full && foot > 0 ? { paddingBlockEnd: foot + 8 } : undefined}
    >
      <Box
        role="application"
        aria-label={t('view.keys')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        sx={{ ...FRAME, ...(full && { flexGrow: 1, minBlockSize: 0 }) }}
      >
        <Box
          ref={sheet}
          {...SHEET}
          role="img"
          aria-label={t('drawing.sheet', { name })}
          onPointerEnter={need}
          onTouchStart={need}
          onWheel={need}
          {...gestures}
          sx={{
            position: 'relative',
            container: 'sheet / inline-size',
            ...(full ? { blockSize: '100%' } : ROOM),
            bgcolor: PLAN_SHEET.paper,
            ...SHEET_SHADE,
            // A picture on white paper: its meaning is in its own colours.
            forcedColorAdjust: 'none',
            border: '1px solid',
            borderColor: 'line',
            // The sheet keeps its own colours; where it ends, the reader's take over.
            '@media (forced-colors: active)': { borderColor: 'CanvasText' },
            borderRadius: RADIUS.card,
            overflow: 'hidden',
            touchAction: full ? 'none' : 'pan-y',
            userSelect: 'none',
            cursor: hovered ? 'pointer' : 'default',
            '& canvas, & svg': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
          }}
        >
          {!drawing && <UnmeasuredPlan plan={plan} statuses={statuses} names={names} />}
          {drawing && <PlanPicture drawing={drawing} pixi={pixi} onFail={fail} />}
          {drawing && <Minimap {...drawing} onCentre={centre} onEnter={() => setHovered(null)} />}
          {camera && size && hovered && (
            <HoverCard code={hovered} plan={plan} camera={camera} size={size}>
              {describe(hovered)}
            </HoverCard>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          marginBlockStart: 2,
          ...NEEDS_SCRIPTS,
        }}
      >
        <PlanTools {...moves} full={full} onFull={onFull} />
        <Typography variant="body2" sx={{ color: 'muted' }}>
          {refused ? t('view.svg') : t(touch ? 'view.hintTouch' : 'view.hint')}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** Room for the drawing on a page; on a phone held across, most of its height. */
const ROOM = {
  blockSize: 'clamp(360px, 60vh, 720px)',
  '@media (orientation: landscape) and (max-height: 480px)': { blockSize: '82vh' },
  '@media print and (scripting: none)': { blockSize: 'auto' },
} as const;
const FRAME = {
  borderRadius: RADIUS.card,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'olive', outlineOffset: '2px' },
} as const;
const FULL = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  padding: 2,
  bgcolor: 'background.default',
} as const;
