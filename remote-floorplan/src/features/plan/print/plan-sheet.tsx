import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { FONT } from '@mosta/shared/theme';
import type { Ref } from 'react';
import type { Size } from '../core/camera';
import { FRAME_WIDTH, STROKE_WIDTH } from '../core/measures';
import type { PlanStatuses } from '../core/shape-look';
import type { Way } from '../core/way';
import { PLAN_SHEET, PLAN_STATUS } from '../view/plan-colours';
import { SvgPlan } from '../view/svg-plan';
import { clipped, indexLayout } from './index-layout';

/** A3 across, in millimetres. */
export const PAPER = { width: 420, height: 297, margin: 12 } as const;

export type IndexLine = { codes: string; name: string };
export type PlanSheetProps = {
  ref?: Ref<SVGSVGElement>;
  plan: FlatPlan;
  statuses: PlanStatuses;
  /** The exhibitor's own stands, and the selected one. */
  highlight: readonly string[];
  selected: string | null;
  way: Way | undefined;
  rtl: boolean;
  texts: {
    title: string;
    subtitle: string;
    /** What is to be read besides, for example the way in words. */
    notes: readonly string[];
    states: readonly { status: keyof typeof PLAN_STATUS; text: string }[];
    index: string;
    /** Instead of an index without a line. */
    noIndex: string;
    more: (count: number) => string;
  };
  lines: readonly IndexLine[];
};

const NOTE = 5;

/** The plan on one sheet of paper: drawing, states and the index of exhibitors. One SVG, in millimetres. */
export function PlanSheet(props: PlanSheetProps) {
  const { plan, statuses, highlight, selected, way, rtl, texts, lines, ref } = props;
  const { margin } = PAPER;
  const width = PAPER.width - 2 * margin;
  const drawn = fitted(plan, { width, height: 150 - NOTE * texts.notes.length });
  const planTop = 36 + NOTE * texts.notes.length;
  const statesTop = planTop + drawn.height + 6;
  const indexTop = statesTop + 18;
  const start = rtl ? PAPER.width - margin : margin;
  const away = rtl ? -1 : 1;
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
          found={null}
          way={way?.points}
        />
      </g>
      {texts.states.map(({ status, text }, i) => (
        <g key={status} transform={`translate(${start + (away * i * width) / 4} ${statesTop})`}>
          <StateMark status={status} x={rtl ? -7 : 0} />
          <text x={away * 9} y={4} fontSize={3.6}>
            {text}
          </text>
        </g>
      ))}
      <text x={start} y={indexTop - 4} fontSize={5} fontWeight={700}>
        {texts.index}
      </text>
      <Index
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

type StateMarkProps = { status: keyof typeof PLAN_STATUS; x: number };

/** A state's ground and frame in small; its pattern is named by the text beside it. */
function StateMark({ status, x }: StateMarkProps) {
  const free = status === 'free';
  return (
    <rect
      x={x}
      width={7}
      height={5}
      fill={PLAN_STATUS[status]}
      stroke={free ? PLAN_SHEET.frame : PLAN_SHEET.stroke}
      strokeWidth={(free ? FRAME_WIDTH : STROKE_WIDTH) / 4}
    />
  );
}

type IndexProps = Pick<PlanSheetProps, 'lines' | 'texts'> & {
  start: number;
  /** From one column to the next: 1 to the right, -1 to the left. */
  away: number;
  box: { top: number; width: number; height: number };
};

function Index({ lines, texts, start, away, box }: IndexProps) {
  const { rows, columnWidth, lineHeight, fontSize, left } = indexLayout(lines.length, box);
  if (lines.length === 0) {
    return (
      <text x={start} y={box.top + 4} fontSize={fontSize}>
        {texts.noIndex}
      </text>
    );
  }
  const at = (i: number) => ({
    x: start + away * Math.floor(i / rows) * columnWidth,
    y: box.top + ((i % rows) + 0.8) * lineHeight,
  });
  const shown = lines.slice(0, lines.length - left);
  return (
    <g fontSize={fontSize}>
      {shown.map(({ codes, name }, i) => (
        <text key={`${codes} ${name}`} {...at(i)}>
          <tspan fontWeight={700}>{codes}</tspan>
          {` ${clipped(name, columnWidth - fontSize * (codes.length * 0.62 + 2), fontSize)}`}
        </text>
      ))}
      {left > 0 && <text {...at(shown.length)}>{texts.more(left)}</text>}
    </g>
  );
}
