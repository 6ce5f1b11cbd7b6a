import type { FlatPlan, FlatShape } from '@mosta/plan/drawing/flatten';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { AddIcon, Box, IconButton, RemoveIcon, Typography, useMediaQuery } from '@mosta/shared/ui';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { hatching } from '../core/hatching';
import { shapesOf } from '../core/marks';
import { FRAME_WIDTH, HATCH_WIDTH, STROKE_WIDTH } from '../core/measures';
import { outlineOf } from '../view/outline';
import { PLAN_GROUPS, PLAN_SHEET } from '../view/plan-colours';
import { SHEET_SHADE } from '../view/sheet-shade';
import { Labels } from '../view/still-plan';
import type { Desk, DeskPlace } from './desk';
import { groupLook, SLANTS } from './group-looks';
import { useDeskPointer } from './use-desk-pointer';

/** Widths of the drawing, in parts of its room. */
const ZOOMS = [1, 1.6, 2.5, 4] as const;
/** Below it, codes could not be read: the drawing is wider than its room and scrolls. */
const LEAST_WIDTH = 760;

type DeskPlanProps = {
  plan: FlatPlan;
  desk: Desk;
  onChoose: (codes: string[]) => void;
  onMove: (from: string, to: string) => void;
};

/** The plan as organisers work on it: stands in the look of their group, chosen, framed, and moved by dragging. */
export function DeskPlan({ plan, desk, onChoose, onMove }: DeskPlanProps) {
  const { t } = useTranslation('floorplan');
  const touch = useMediaQuery('(pointer: coarse)');
  const [zoom, setZoom] = useState(0);
  const { drag, handlers } = useDeskPointer(plan, desk, { onChoose, onMove });
  const places = useMemo(() => new Map(desk.places.map((place) => [place.code, place])), [desk]);
  const moving = drag?.kind === 'move' ? drag : null;
  const free = useMemo(
    () => desk.places.filter(({ use }) => use === 'free').map(({ code }) => code),
    [desk],
  );
  const targets = moving ? free : NONE;
  return (
    <Box>
      <Box sx={SHADED}>
        <Box
          role="region"
          aria-label={t('desk.sheet')}
          tabIndex={0}
          sx={{ ...SHEET, cursor: moving ? 'grabbing' : 'default' }}
        >
          <Box sx={{ inlineSize: `${(ZOOMS[zoom] ?? 1) * 100}%`, minInlineSize: LEAST_WIDTH }}>
            <svg
              {...handlers}
              role="img"
              aria-label={t('desk.picture')}
              viewBox={`0 0 ${plan.width} ${plan.height}`}
              style={PICTURE}
            >
              <Grounds plan={plan} places={places} />
              <g style={{ pointerEvents: 'none' }}>
                <Labels labels={plan.labels} />
                <Outlines plan={plan} codes={targets} colour={PLAN_SHEET.frame} />
                <Outlines plan={plan} codes={desk.chosen} colour={PLAN_SHEET.chosen} />
                {moving && (
                  <>
                    <Outlines plan={plan} codes={[moving.from]} colour={PLAN_SHEET.hover} dashed />
                    {moving.over !== null && (
                      <Outlines plan={plan} codes={[moving.over]} colour={PLAN_SHEET.hover} />
                    )}
                  </>
                )}
                {drag?.kind === 'frame' && <Frame from={drag.from} to={drag.to} />}
              </g>
            </svg>
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 2 }}>
        <IconButton
          aria-label={t('view.zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
          sx={BUTTON}
        >
          <AddIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={t('view.zoomOut')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
          sx={BUTTON}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
        <Typography variant="body2" role="status" sx={{ color: 'muted' }}>
          {moving
            ? t(moving.over === null ? 'desk.moving' : 'desk.movingTo', {
                ...{ from: moving.from, to: moving.over },
              })
            : t(touch ? 'desk.hintTouch' : 'desk.hint')}
        </Typography>
      </Box>
    </Box>
  );
}

const NONE: readonly string[] = [];

/** Every shape of the hall, stands in the look of their group. */
const Grounds = memo(function Grounds({ plan, places }: GroundsProps) {
  return plan.shapes.map((shape) => (
    <Ground
      key={shape.key}
      shape={shape}
      place={shape.code === undefined ? undefined : places.get(shape.code)}
    />
  ));
});

type GroundsProps = { plan: FlatPlan; places: ReadonlyMap<string, DeskPlace> };

const Ground = memo(function Ground({ shape, place }: GroundProps) {
  const outline = outlineOf(shape.rings);
  if (!place) {
    return (
      <path d={outline} fillRule={shape.rule} fill={FLOOR} style={{ pointerEvents: 'none' }} />
    );
  }
  const { ground, pattern } = groupLook(place.group, PLAN_GROUPS.grounds.length);
  const lines = SLANTS[pattern].flatMap((slant) => hatching(shape, slant));
  return (
    <g data-code={place.code} style={{ cursor: place.use === 'moves' ? 'grab' : 'pointer' }}>
      <title>{place.title}</title>
      <path
        d={outline}
        fillRule={shape.rule}
        fill={PLAN_GROUPS.grounds[ground]}
        stroke={PLAN_SHEET.stroke}
        strokeWidth={STROKE_WIDTH}
      />
      <path
        d={lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
        stroke={PLAN_GROUPS.line}
        strokeWidth={HATCH_WIDTH}
        strokeOpacity={0.55}
      />
    </g>
  );
});

type GroundProps = { shape: FlatShape; place: DeskPlace | undefined };

/** Of what nobody rents. */
const FLOOR = '#eceae3';

type OutlinesProps = {
  plan: FlatPlan;
  codes: readonly string[];
  colour: string;
  dashed?: boolean;
};

function Outlines({ plan, codes, colour, dashed = false }: OutlinesProps) {
  return shapesOf(plan, codes).map((shape) => (
    <path
      key={shape.key}
      d={outlineOf(shape.rings)}
      fill="none"
      stroke={colour}
      strokeWidth={FRAME_WIDTH}
      strokeDasharray={dashed ? '6 4' : undefined}
      strokeLinejoin="round"
    />
  ));
}

function Frame({ from, to }: Record<'from' | 'to', readonly [number, number]>) {
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const [width, height] = [Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])];
  return (
    <rect
      {...{ x, y, width, height }}
      fill={PLAN_SHEET.hover}
      fillOpacity={0.1}
      stroke={PLAN_SHEET.hover}
      strokeWidth={STROKE_WIDTH}
      strokeDasharray="6 4"
    />
  );
}

/** The shade does not scroll with the drawing. */
const SHADED = { position: 'relative', borderRadius: RADIUS.card, ...SHEET_SHADE } as const;
/** The sheet is white paper; it is never mirrored. */
const SHEET = {
  ...{ overflowX: 'auto', direction: 'ltr', bgcolor: PLAN_SHEET.paper, padding: 2 },
  ...{ border: '1px solid', borderColor: 'line', borderRadius: 'inherit' },
  forcedColorAdjust: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'olive', outlineOffset: '2px' },
} as const;
const PICTURE: CSSProperties = {
  ...{ display: 'block', inlineSize: '100%', blockSize: 'auto' },
  ...{ userSelect: 'none', touchAction: 'pan-x pan-y' },
};
const BUTTON = { border: '1px solid', borderColor: 'line', bgcolor: 'surface' } as const;
