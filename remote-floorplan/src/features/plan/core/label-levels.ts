import type { Bounds, FlatLabel, FlatPlan } from '@mosta/plan/drawing/flatten';
import { codesOfLabels } from './emphasis';
import { LABEL_SIZE } from './measures';

/** What labels say at a scale: who is on a stand, its code, or, as a number, names of rows in that size. */
export type LabelDetail = 'names' | 'codes' | number;
/** The name of a row, and where the row begins: at its side, or above it. */
export type RowName = { text: string; x: number; y: number; above: boolean };
/** What the labels of a drawing do not say themselves. */
export type Names = {
  rows?: readonly RowName[] | undefined;
  /** Who is on a stand, by its code. */
  occupants?: ReadonlyMap<string, string> | undefined;
};

/** Height of a code on the screen below which rows are named, and from which on exhibitors are; CSS pixels. */
const LEAST_PX = { code: 8, name: 16 } as const;
/** The scale below which there are names of rows. */
export const ROWS_BELOW = LEAST_PX.code / LABEL_SIZE;
/** Names of rows in plan units, where they begin: twice as large as codes. */
const ROW_SIZE = 2 * LABEL_SIZE;
/** Two steps for each doubling, so that a name stays between 11 and 16 pixels and is not laid out in each frame. */
const STEPS = 2;

/** What labels say at a scale. */
export function detailAt(scale: number): LabelDetail {
  if (LABEL_SIZE * scale >= LEAST_PX.name) return 'names';
  if (scale >= ROWS_BELOW) return 'codes';
  return ROW_SIZE * 2 ** (Math.floor(STEPS * Math.log2(ROWS_BELOW / scale)) / STEPS);
}

/**
 * Where rows begin: beside their first stand, or above it where they run downwards.
 * @param rowOf the row of a place by its code
 */
export function rowNames(
  { shapes }: Pick<FlatPlan, 'shapes'>,
  rowOf: (code: string) => string | undefined,
): RowName[] {
  const rows = new Map<string, Bounds[]>();
  for (const { code, bounds } of shapes) {
    const row = code && rowOf(code);
    if (row) rows.set(row, [...(rows.get(row) ?? []), bounds]);
  }
  return [...rows].map(([text, boxes]) => {
    const all = around(boxes);
    const above = all.maxY - all.minY > all.maxX - all.minX;
    const { minX, maxX, minY, maxY } = around(
      boxes.filter((box) => (above ? box.minY < all.minY + 1 : box.minX < all.minX + 1)),
    );
    return above
      ? { text, x: (minX + maxX) / 2, y: all.minY, above }
      : { text, x: all.minX, y: (minY + maxY) / 2, above };
  });
}

function around(boxes: readonly Bounds[]): Bounds {
  return {
    minX: Math.min(...boxes.map(({ minX }) => minX)),
    maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
    minY: Math.min(...boxes.map(({ minY }) => minY)),
    maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
  };
}

/** Labels of rows in a size. */
export function labelsOfRows(rows: readonly RowName[] = [], size: number = ROW_SIZE): FlatLabel[] {
  return rows.map(({ text, x, y, above }) => ({
    ...(above ? { x, y: y - size / 2 } : { x: x - size / 2, y }),
    ...{ text, size, code: undefined },
  }));
}

/** The labels of a plan at a scale. Codes that nobody could read are left out. */
export function labelsAt(
  plan: FlatPlan,
  detail: LabelDetail,
  names: Names,
  selected: string | null = null,
): readonly FlatLabel[] {
  if (detail === 'codes') return plan.labels;
  if (detail === 'names') return namedLabels(plan, names, selected);
  const rows = labelsOfRows(names.rows, detail);
  return detail > ROW_SIZE ? rows : [...plan.labels, ...rows];
}

/**
 * Sizes of a code and of the name below it, where their middles lie, and what the sign of the kind takes at the foot; above
 * it is free what a letter like p needs.
 */
const NAMED = {
  ...{ code: 7, codeAt: 5, name: 5.5, nameAt: 11.5, line: 6 },
  ...{ foot: 7, descent: 3, edge: 2 },
} as const;
/** Width of a letter in parts of its size, on the average. */
const LETTER = 0.56;

/** Codes with who is on the stand below them, where there is room: the double outline of a selected one leaves none. */
export function namedLabels(
  plan: FlatPlan,
  { occupants }: Names,
  selected: string | null = null,
): readonly FlatLabel[] {
  if (!occupants?.size) return plan.labels;
  const codes = codesOfLabels(plan);
  const counts = new Map<string | undefined, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const boxes = new Map(
    plan.shapes.flatMap(({ code, bounds }): [string, Bounds][] =>
      code !== undefined && occupants.has(code) ? [[code, bounds]] : [],
    ),
  );
  return plan.labels.flatMap((label, at) => {
    const code = codes[at];
    const name = code && code !== selected && occupants.get(code);
    const box = code && boxes.get(code);
    // A place of several labels says what it is already.
    if (!name || !box || label.angle || counts.get(code) !== 1) return [label];
    const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
    const room = Math.floor((height - NAMED.nameAt - NAMED.foot) / NAMED.line) + 1;
    const lines = wrapped(name, Math.floor((width - NAMED.edge) / (LETTER * NAMED.name)), room);
    if (lines.length === 0) return [label];
    // The middle of what is written stays in the middle of the place above the sign.
    const written = NAMED.nameAt + (lines.length - 1) * NAMED.line + NAMED.descent;
    const top = box.minY + (height - written - NAMED.foot) / 2;
    const x = (box.minX + box.maxX) / 2;
    return [
      { ...label, code, x, y: top + NAMED.codeAt, size: NAMED.code },
      ...lines.map((text, line) => ({
        ...{ text, code, x, y: top + NAMED.nameAt + line * NAMED.line, size: NAMED.name },
      })),
    ];
  });
}

/** A text in lines of so many letters; an ellipsis stands for what has no room. None where there is room for nothing. */
function wrapped(text: string, letters: number, most: number): string[] {
  if (most < 1 || letters < 4) return [];
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, most).map((line, at) => {
    const cut = line.length > letters || (at === most - 1 && lines.length > most);
    return cut ? `${line.slice(0, letters - 1)}…` : line;
  });
}
