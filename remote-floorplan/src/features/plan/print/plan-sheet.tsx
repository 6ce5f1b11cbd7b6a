import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { Ring } from '@mosta/plan/drawing/path-data';
import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { FONT } from '@mosta/shared/theme';
import type { ReactNode, Ref } from 'react';
import type { Size } from '../core/camera';
import { FRAME_WIDTH, HATCH_WIDTH, STROKE_WIDTH } from '../core/measures';
import { lookOf, type PlanStatuses } from '../core/shape-look';
import type { Way } from '../core/way';
import { FAVOURITE_PATH } from '../favourites/favourite-mark';
import { KindSign } from '../panel/kind-mark';
import { OWN_PATH } from '../panel/own-star';
import { outlineOf } from '../view/outline';
import { PLAN_PATTERN, PLAN_SHEET, PLAN_STATUS } from '../view/plan-colours';
import { linesOf } from '../view/still-plan';
import { SvgPlan } from '../view/svg-plan';
import { type IndexLine, SheetIndex } from './sheet-index';

/** A3 across, in millimetres. */
export const PAPER = { width: 420, height: 297, margin: 12 } as const;

export type PlanSheetProps = {
  ref?: Ref<SVGSVGElement>;
  plan: FlatPlan;
  statuses: PlanStatuses;
  /** The exhibitor's own stands, the favourites, and the selected place. */
  highlight: readonly string[];
  favourites: readonly string[];
  selected: string | null;
  way: Way | undefined;
  rtl: boolean;
  texts: {
    title: string;
    subtitle: string;
    /** What is to be read besides, for example the way in words. */
    notes: readonly string[];
    states: readonly { status: PublicStatus; text: string }[];
    /** The kinds of places that the plan has. */
    kinds: readonly { colour: ShapeColour; text: string }[];
    own: string;
    favourite: string;
    index: string;
    /** Instead of an index without a line. */
    noIndex: string;
    more: (count: number) => string;
  };
  lines: readonly IndexLine[];
};

/** Height of a note, and of a row of the legend. */
const NOTE = 5;
const ROW = 8;

/** The plan on one sheet of paper: drawing, states and the index of exhibitors. One SVG, in millimetres. */
export function PlanSheet(props: PlanSheetProps) {
  const { plan, statuses, highlight, favourites, selected, way, rtl, texts, lines, ref } = props;
  const { margin } = PAPER;
  const width = PAPER.width - 2 * margin;
  const drawn = fitted(plan, { width, height: 142 - NOTE * texts.notes.length });
  const planTop = 36 + NOTE * texts.notes.length;
  const statesTop = planTop + drawn.height + 6;
  const indexTop = statesTop + 2 * ROW + 10;
  const start = rtl ? PAPER.width - margin : margin;
  const away = rtl ? -1 : 1;
  const row = { start, away, width };
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
      width={`${PAPER.width}mm`}
      height={`${PAPER.height}mm`}
      fontFamily={rtl ? FONT.arabic : FONT.text}
      fill={PLAN_SHEET.ink}
      direction={rtl ? 'rtl' : 'ltr'}
    >
      <title>{texts.title}</title>
      <rect width={PAPER.width} height={PAPER.height} fill={PLAN_SHEET.paper} />
      <text x={start} y={20} fontSize={9} fontWeight={700}>
        {texts.title}
      </text>
      <text x={start} y={29} fontSize={4.4}>
        {texts.subtitle}
      </text>
      {texts.notes.map((note, i) => (
        <text key={note} x={start} y={36 + i * NOTE} fontSize={3.6}>
          {note}
        </text>
      ))}
      <g transform={`translate(${(PAPER.width - drawn.width) / 2} ${planTop})`}>
        <SvgPlan
          plan={plan}
          statuses={statuses}
          camera={{ x: 0, y: 0, scale: drawn.scale }}
          size={drawn}
          hovered={null}
          selected={selected}
          highlight={highlight}
          favourites={favourites}
          found={null}
          detail="codes"
          way={way?.points}
        />
      </g>
      <LegendRow {...row} top={statesTop}>
        {[
          ...texts.states.map(({ status, text }) => ({
            text,
            mark: <StateMark status={status} />,
          })),
          ...(highlight.length > 0 ? [{ text: texts.own, mark: <Sign d={OWN_PATH} /> }] : []),
          ...(favourites.length > 0
            ? [{ text: texts.favourite, mark: <Sign d={FAVOURITE_PATH} /> }]
            : []),
        ]}
      </LegendRow>
      <LegendRow {...row} top={statesTop + ROW}>
        {texts.kinds.map(({ colour, text }) => ({
          text,
          mark: (
            <g transform={`translate(${MARK.width / 2} ${MARK.height / 2})`}>
              <KindSign colour={colour} size={MARK.height - 1} />
            </g>
          ),
        }))}
      </LegendRow>
      <text x={start} y={indexTop - 4} fontSize={5} fontWeight={700}>
        {texts.index}
      </text>
      <SheetIndex
        lines={lines}
        texts={texts}
        start={start}
        away={away}
        box={{ top: indexTop, width, height: PAPER.height - margin - indexTop }}
      />
    </svg>
  );
}

/** A plan as large as its room allows. */
function fitted(plan: Size, room: Size): Size & { scale: number } {
  const scale = Math.min(room.width / plan.width, room.height / plan.height);
  return { scale, width: plan.width * scale, height: plan.height * scale };
}

type LegendRowProps = {
  start: number;
  /** From one sign to the next: 1 to the right, -1 to the left. */
  away: number;
  width: number;
  top: number;
  children: readonly { text: string; mark: ReactNode }[];
};

/** Signs side by side, each with what it means. */
function LegendRow({ start, away, width, top, children }: LegendRowProps) {
  const gap = width / Math.max(4, children.length);
  return children.map(({ text, mark }, i) => (
    <g key={text} transform={`translate(${start + away * i * gap} ${top})`}>
      <g transform={`translate(${away < 0 ? -MARK.width : 0} 0)`}>{mark}</g>
      <text x={away * (MARK.width + 2)} y={4} fontSize={3.6}>
        {text}
      </text>
    </g>
  ));
}

/** Size of a sign of the legend, and of a plan unit in it; millimetres. */
const MARK = { width: 7, height: 5, unit: 0.25 } as const;
const SAMPLE: Ring[] = [
  [
    [0, 0],
    [MARK.width / MARK.unit, 0],
    [MARK.width / MARK.unit, MARK.height / MARK.unit],
    [0, MARK.height / MARK.unit],
  ],
];

/** A state's ground, pattern and frame in small. */
function StateMark({ status }: { status: PublicStatus }) {
  const { opacity, framed, pattern } = lookOf(
    { code: status, available: false },
    new Map([[status, status]]),
  );
  return (
    <g transform={`scale(${MARK.unit})`}>
      <path
        d={outlineOf(SAMPLE)}
        fill={PLAN_STATUS[status]}
        stroke={framed ? PLAN_SHEET.frame : PLAN_SHEET.stroke}
        strokeWidth={framed ? FRAME_WIDTH : STROKE_WIDTH}
        opacity={opacity}
      />
      {pattern && (
        <path
          d={linesOf({ rings: SAMPLE, rule: 'nonzero' }, pattern)}
          stroke={PLAN_PATTERN[pattern]}
          strokeWidth={HATCH_WIDTH}
        />
      )}
    </g>
  );
}

/** A sign whose path lies in a box of 16, as high as a mark. */
function Sign({ d }: { d: string }) {
  return <path d={d} fillRule="evenodd" transform={`translate(1 0) scale(${MARK.height / 16})`} />;
}
