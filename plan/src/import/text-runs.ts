import type { Point } from '../drawing/affine';
import type { TextPiece } from './pieces';

/** A text as people read it: its letters joined, its middle in root units. */
export type TextRun = Omit<TextPiece, 'start' | 'end'> & { at: Point };

/** Pieces joined where an exporter has split a word into letters or parts; each line stays one run. */
export function joinRuns(
  pieces: readonly TextPiece[],
  isCode: (text: string) => boolean,
): TextRun[] {
  const joined: TextPiece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const gap = before && gapBetween(before, piece);
    if (before && gap !== undefined && !(isCode(before.text) && isCode(piece.text))) {
      const space = gap > 0.2 * piece.size ? ' ' : '';
      joined[joined.length - 1] = {
        ...before,
        text: before.text + space + piece.text,
        end: piece.end,
      };
    } else joined.push(piece);
  }
  return joined.map(({ start, end, ...piece }) => ({ ...piece, at: middleOf(start, end, piece) }));
}

/** Lines of one text element as one text, where there are several. */
export function wholeTexts(runs: readonly TextRun[]): TextRun[] {
  const bySource = new Map<object, TextRun[]>();
  for (const run of runs) bySource.set(run.source, [...(bySource.get(run.source) ?? []), run]);
  return [...bySource.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first || lines.length < 2 || lines.length > 4) return [];
    const mean = (axis: 0 | 1) => lines.reduce((sum, { at }) => sum + at[axis], 0) / lines.length;
    const text = lines.map((line) => line.text).join(' ');
    return [{ ...first, text, at: [mean(0), mean(1)] as const }];
  });
}

/** Units from the end of one piece to the start of another in its line. @returns undefined where they are apart */
function gapBetween(before: TextPiece, piece: TextPiece): number | undefined {
  const { size, angle } = piece;
  if (Math.abs(before.angle - angle) > 0.01 || Math.abs(before.size - size) > 0.1 * size)
    return undefined;
  const [dx, dy] = [piece.start[0] - before.end[0], piece.start[1] - before.end[1]];
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const across = dy * Math.cos(angle) - dx * Math.sin(angle);
  return Math.abs(across) < 0.3 * size && along > -0.5 * size && along < 0.45 * size
    ? along
    : undefined;
}

/** The middle of the letters: capitals and digits stand 0.72 em high. */
function middleOf(
  start: Point,
  end: Point,
  { angle, size }: Pick<TextPiece, 'angle' | 'size'>,
): Point {
  const up = 0.36 * size;
  return [
    (start[0] + end[0]) / 2 + up * Math.sin(angle),
    (start[1] + end[1]) / 2 - up * Math.cos(angle),
  ];
}
