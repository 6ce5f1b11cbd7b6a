import type { Affine } from '../drawing/affine';
import { boundsOf } from '../drawing/flatten';
import { CANVAS, LIMITS } from '../drawing/limits';
import type { Drawing, FilledShape, Shape } from '../drawing/shape.schema';
import { type Binding, bindByName, bindByText, type Place, placeOf } from './bind';
import { CodeReader } from './codes';
import { asNonzero, defsOf, labelOf, shapeOf, wallsOf } from './drawn';
import { facesOf } from './faces';
import { type ImportLoss, ImportRefused, Losses } from './import-loss';
import { colourOf, type PaintedGradient } from './paint';
import type { Piece } from './pieces';
import { joinRuns, type TextRun, wholeTexts } from './text-runs';
import { Walk } from './walk';
import { parseSvg } from './xml-tree';

const MARGIN = 5;
export type ImportOptions = {
  id: string;
  /** Codes of the inventory that the drawing shows. */
  codes: readonly string[];
  canvas?: { width: number; height: number };
};
export type PlacedCode = Omit<Binding, 'carrier'>;
export type ImportedHall = {
  drawing: Drawing;
  /** Every code with its place, in painting order. */
  placed: PlacedCode[];
  losses: ImportLoss[];
};

/**
 * A hall from an SVG file of any program, in the plan's own format.
 * @throws ImportRefused for a file that is no drawing, or beyond bounds
 */
export function importHall(
  svg: string,
  { id, codes, canvas = CANVAS }: ImportOptions,
): ImportedHall {
  const losses = new Losses();
  const walk = new Walk(parseSvg(svg, losses), losses);
  const reader = new CodeReader(codes);
  const runs = joinRuns(walk.texts, (text) => (reader.ofText(text)?.rank ?? 0) > 1);
  const named = bindByName(walk.pieces, reader);
  const all = boundsOf(
    walk.pieces
      .filter((piece) => named.has(piece) || colourOf(piece.fill) || colourOf(piece.stroke))
      .flatMap(({ rings, lines }) => [...rings, ...lines.map(({ points }) => points)]),
  );
  const [width, height] = [all.maxX - all.minX, all.maxY - all.minY];
  if (!(width > 0 && height > 0)) throw new ImportRefused('NOTHING_DRAWN');

  const places = placesOf(walk.pieces, losses);
  const bound = new Map<Place, Binding>();
  for (const place of places) {
    const binding = place.piece && named.get(place.piece);
    if (binding) bound.set(place, binding);
  }
  const byText = bindByText(places, readable(runs, reader), bound, {
    codes: reader,
    losses,
    area: width * height,
  });
  for (const [place, binding] of byText) bound.set(place, binding);

  const scale = Math.min(
    (canvas.width - 2 * MARGIN) / width,
    (canvas.height - 2 * MARGIN) / height,
  );
  const fit: Affine = [
    scale,
    0,
    0,
    scale,
    (canvas.width - scale * (all.minX + all.maxX)) / 2,
    (canvas.height - scale * (all.minY + all.maxY)) / 2,
  ];
  const sheet = new Sheet(fit, walk.paints.gradients, losses);
  const isDrawn = new Set<Piece>();
  for (const place of places) {
    if (place.piece) isDrawn.add(place.piece);
    else if (!bound.has(place)) continue;
    sheet.place(place, bound.get(place));
  }
  for (const piece of walk.pieces) if (!isDrawn.has(piece)) sheet.walls(piece);
  for (const run of runs) sheet.label(run);
  return {
    drawing: { id, ...canvas, fillRule: 'nonzero', shapes: sheet.shapes },
    placed: [...sheet.placed.values()],
    losses: losses.all,
  };
}

/** Lines of a text together where that is a code, and one by one where it is not. */
function readable(runs: readonly TextRun[], reader: CodeReader): TextRun[] {
  const whole = wholeTexts(runs).filter(({ text }) => reader.ofText(text)?.known);
  const used = new Set(whole.map(({ source }) => source));
  return [...whole, ...runs.filter(({ source }) => !used.has(source))];
}

/** Closed shapes in painting order, then the faces that strokes alone close. */
function placesOf(pieces: readonly Piece[], losses: Losses): Place[] {
  const closed = pieces.flatMap((piece) => {
    const filled = piece.fill.kind !== 'none' || piece.lines.every((line) => line.closed);
    return filled && piece.rings.length > 0
      ? [placeOf(asNonzero(piece.rings, piece.rule), { piece })]
      : [];
  });
  const strokes = pieces.filter(
    ({ fill, stroke }) => fill.kind === 'none' && stroke.kind !== 'none',
  );
  const faces = facesOf(strokes.flatMap(({ lines }) => lines));
  if (!faces) losses.add('TOO_MANY_LINES', 'svg');
  // A face that is a closed shape of the file already would only double it.
  const areas = closed.map(({ bounds }) => boxKey(bounds));
  const known = new Set(areas);
  const more = (faces ?? []).map((ring) => placeOf([ring], {}));
  return [...closed, ...more.filter(({ bounds }) => !known.has(boxKey(bounds)))];
}

const boxKey = ({ minX, minY, maxX, maxY }: Place['bounds']) =>
  [minX, minY, maxX, maxY].map(Math.round).join(' ');

/** The drawing as it grows, in the plan's own format. */
class Sheet {
  readonly shapes: Shape[] = [];
  readonly placed = new Map<string, PlacedCode>();
  private readonly carriers = new Map<string, object>();
  private next = 1;

  constructor(
    private readonly fit: Affine,
    private readonly gradients: ReadonlyMap<string, PaintedGradient>,
    private readonly losses: Losses,
  ) {}

  place(place: Place, binding: Binding | undefined): void {
    const { piece } = place;
    if (!binding || !this.isFirst(binding, piece)) {
      if (piece) this.drawing(place, piece);
      return;
    }
    const { code } = binding;
    const colour = (piece && colourOf(piece.fill)) ?? 'orange';
    const again = this.shapes.find((shape) => shape.id === code);
    if (again?.type === 'g') again.children.push(shapeOf(this.id(), place.rings, colour, this.fit));
    else if (again) {
      const first = { ...again, id: this.id() };
      const second = shapeOf(this.id(), place.rings, colour, this.fit);
      const group: Shape = { type: 'g', id: code, x: 0, y: 0, children: [first, second] };
      this.shapes[this.shapes.indexOf(again)] = group;
    } else {
      const { known, source } = binding;
      this.placed.set(code, { code, known, source });
      this.shapes.push(this.filled(code, place, colour));
    }
  }

  /** Shapes of one carrier are one stand; of two, the code is there twice. */
  private isFirst({ code, carrier }: Binding, piece: Piece | undefined): boolean {
    const known = this.carriers.get(code);
    this.carriers.set(code, known ?? carrier);
    if (known === undefined || known === carrier) return true;
    this.losses.add('DOUBLED_CODE', piece ? `${piece.name} (${code})` : code);
    return false;
  }

  /** What is neither stand nor text: floors as they are, outlines as walls. */
  private drawing(place: Place, piece: Piece): void {
    const colour = colourOf(piece.fill);
    if (colour) this.shapes.push(this.filled(this.id(), place, colour));
    else this.walls(piece);
  }

  walls({ lines, stroke, strokeWidth }: Piece): void {
    const colour = colourOf(stroke);
    if (!colour) return;
    for (const rings of wallsOf(lines, Math.max(strokeWidth, 0.5)))
      this.shapes.push(shapeOf(this.id(), rings, colour, this.fit));
  }

  label(run: TextRun): void {
    if (run.text.length > LIMITS.text) this.losses.add('TEXT_TOO_LONG', run.name);
    else this.shapes.push(labelOf(this.id(), run, this.fit));
  }

  private filled(id: string, { piece, rings, bounds }: Place, colour: FilledShape['color']): Shape {
    const shape = shapeOf(id, rings, colour, this.fit);
    const painted = piece?.fill.kind === 'gradient' ? this.gradients.get(piece.fill.id) : undefined;
    if (!piece || !painted) return shape;
    const defs = defsOf(this.id(), painted, piece.matrix, bounds);
    this.shapes.push(defs);
    return { ...shape, gradient: defs.id };
  }

  private id(): string {
    this.next += 1;
    return `_${this.next - 1}`;
  }
}
