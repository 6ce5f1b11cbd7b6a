import type { Affine } from '../drawing/affine';
import type { Polyline, Ring } from '../drawing/path-data';
import type { FillRule } from '../drawing/shape.schema';
import type { Paint } from './paint';

/** What an element is called, itself and by what is around it, from the innermost. */
export type Naming = {
  id: string | undefined;
  /** inkscape:label, data-name, title. */
  labels: string[];
  /** One per occurrence of a group, also where `use` draws it again. */
  group: object;
  layer: boolean;
};

/** One shape of the file in root units, transforms and clip paths applied. */
export type Piece = {
  name: string;
  naming: Naming[];
  rings: Ring[];
  lines: Polyline[];
  rule: FillRule;
  fill: Paint;
  stroke: Paint;
  strokeWidth: number;
  matrix: Affine;
};

/** Text that stands in one line, in root units. */
export type TextPiece = {
  text: string;
  /** Start of its baseline and its end. */
  start: readonly [number, number];
  end: readonly [number, number];
  angle: number;
  size: number;
  /** The text element that it is a line of. */
  source: object;
  name: string;
};
