import { type Affine, compose, IDENTITY } from '../drawing/affine';
import type { Polyline, Ring } from '../drawing/path-data';
import { parseTransform } from '../drawing/transform';
import { clipRings } from './clip';
import { pathDataOf } from './geometry-of';
import type { Losses } from './import-loss';
import { lengthOf } from './lengths';
import { linesOf, ringsOf } from './lines';
import { namingOf } from './naming';
import { Paints } from './paint';
import type { Naming, Piece, TextPiece } from './pieces';
import { hrefOf, References } from './references';
import { type Style, StyleSheets } from './styles';
import { textPiecesOf } from './text-pieces';
import { innerMatrix, rootMatrix } from './viewport';
import { elementsIn, nameOf, type XmlElement } from './xml-tree';

const MOST_USES = 20_000;
const MOST_USE_DEPTH = 16;

/** Elements that draw nothing by themselves; what they hold is drawn where something refers to it. */
const SILENT = new Set([
  ...['clipPath', 'defs', 'desc', 'filter', 'font', 'linearGradient', 'marker', 'mask', 'metadata'],
  ...['pattern', 'radialGradient', 'script', 'style', 'symbol', 'title', 'view'],
]);
const CONTAINERS = new Set(['a', 'g', 'svg', 'switch']);

type Context = {
  matrix: Affine;
  style: Style;
  naming: Naming[];
  clips: { rings: Ring[]; name: string }[];
  uses: readonly XmlElement[];
  /** Within a copy of what is drawn itself, names are those of the original. */
  named: boolean;
};

/** Everything that a drawing shows, in its painting order. */
export class Walk {
  readonly pieces: Piece[] = [];
  readonly texts: TextPiece[] = [];
  readonly paints: Paints;
  private readonly sheets: StyleSheets;
  private readonly references: References;
  private usesLeft = MOST_USES;

  constructor(
    root: XmlElement,
    private readonly losses: Losses,
  ) {
    this.sheets = new StyleSheets(root, losses);
    this.references = new References(root, losses);
    this.paints = new Paints(this.references, losses);
    const style = this.sheets.styleOf(root, {});
    const context = {
      matrix: rootMatrix(root),
      style,
      naming: [],
      clips: [],
      uses: [],
      named: true,
    };
    for (const child of elementsIn(root)) this.visit(child, context);
  }

  private visit(element: XmlElement, around: Context): void {
    const { name } = element;
    // Elements of editors, as sodipodi:namedview, draw nothing.
    if (SILENT.has(name) || name.includes(':')) return;
    const context = this.within(element, around);
    if (!context) return;
    const { style } = context;
    if (style.display === 'none') this.losses.add('HIDDEN', nameOf(element));
    else if (CONTAINERS.has(name)) this.visitChildren(element, context);
    else if (name === 'use') this.visitUse(element, context);
    else if (name === 'text') this.visitText(element, context);
    else if (name === 'image') this.losses.add('IMAGE', nameOf(element));
    else this.visitShape(element, context);
  }

  /** Style, name, transform and clip path of an element. @returns undefined where it cannot be placed */
  private within(element: XmlElement, around: Context): Context | undefined {
    const { attributes } = element;
    const style = this.sheets.styleOf(element, around.style);
    const own = parseTransform(style.transform ?? attributes.transform ?? '');
    if (!own) {
      this.losses.add('BAD_TRANSFORM', nameOf(element));
      return undefined;
    }
    const matrix = compose(around.matrix, own);
    if (style.filter && style.filter !== 'none') this.losses.add('FILTER_DROPPED', nameOf(element));
    if (style.mask && style.mask !== 'none') this.losses.add('MASK_NOT_APPLIED', nameOf(element));
    const clip = style['clip-path'];
    const clipped = clip && clip !== 'none' ? this.clipOf(clip, element, matrix) : undefined;
    return {
      matrix,
      style,
      naming: around.named ? [namingOf(element), ...around.naming] : around.naming,
      clips: clipped ? [...around.clips, clipped] : around.clips,
      uses: around.uses,
      named: around.named,
    };
  }

  private visitChildren(element: XmlElement, context: Context): void {
    const inner =
      element.name === 'svg'
        ? { ...context, matrix: compose(context.matrix, innerMatrix(element, placeOf(element))) }
        : context;
    const children = elementsIn(element).filter(({ name }) => !SILENT.has(name));
    // Illustrator puts its own format first, and SVG for everybody else after it.
    const chosen =
      element.name === 'switch'
        ? children.filter(({ name }) => name !== 'foreignObject').slice(0, 1)
        : children;
    for (const child of chosen) this.visit(child, inner);
  }

  private visitUse(element: XmlElement, context: Context): void {
    const target = this.references.get(hrefOf(element) ?? '', nameOf(element));
    if (!target) return;
    if (
      this.usesLeft === 0 ||
      context.uses.length >= MOST_USE_DEPTH ||
      context.uses.includes(target)
    ) {
      this.losses.add('TOO_MANY_USES', nameOf(element));
      return;
    }
    this.usesLeft -= 1;
    const place = placeOf(element);
    const symbol = target.name === 'symbol' || target.name === 'svg';
    const matrix = compose(
      context.matrix,
      symbol ? innerMatrix(target, place) : [1, 0, 0, 1, place.x, place.y],
    );
    const named = context.named && isDefinition(target);
    const inner = { ...context, matrix, named, uses: [...context.uses, target] };
    if (!symbol) {
      this.visit(target, inner);
      return;
    }
    const within = this.within(target, inner);
    if (within) for (const child of elementsIn(target)) this.visit(child, within);
  }

  private visitText(element: XmlElement, context: Context): void {
    if (context.style.visibility === 'hidden') return;
    this.texts.push(
      ...textPiecesOf(element, context.style, this.sheets, context.matrix, (name) =>
        this.losses.add('TEXT_ON_PATH', name),
      ).filter(({ text }) => text !== ''),
    );
  }

  private visitShape(element: XmlElement, context: Context): void {
    const data = pathDataOf(element);
    const name = nameOf(element);
    const { style, matrix } = context;
    // LibreOffice draws an invisible box around each of its objects.
    if (element.attributes.class === 'BoundingBox') return;
    if (data === undefined) this.losses.add('UNKNOWN_ELEMENT', name);
    else if (style.visibility === 'hidden') this.losses.add('HIDDEN', name);
    else {
      const lines = linesOf(data, matrix);
      const shown = lines && this.clipped(lines, context, name);
      if (!lines || lines.length === 0) this.losses.add('BAD_GEOMETRY', name);
      else if (!shown) this.losses.add('CLIPPED_AWAY', name);
      else
        this.pieces.push({
          name,
          naming: context.naming,
          ...shown,
          rule: style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
          fill: isClear(style) ? { kind: 'none' } : this.paints.of(style.fill, style, element),
          stroke: this.paints.of(style.stroke ?? 'none', style, element),
          strokeWidth: (lengthOf(style['stroke-width']) ?? 1) * Math.hypot(matrix[0], matrix[1]),
          matrix,
        });
    }
  }

  /** @returns undefined where nothing is left */
  private clipped(lines: Polyline[], { clips }: Context, name: string) {
    const all = ringsOf(lines);
    let rings = all;
    for (const clip of clips) {
      const result = clipRings(rings, clip.rings);
      if (result.whole) this.losses.add('CLIP_NOT_APPLIED', name);
      rings = result.rings;
    }
    if (rings.length === 0 && all.length > 0) return undefined;
    const cut = rings !== all && JSON.stringify(rings) !== JSON.stringify(all);
    return { rings, lines: cut ? rings.map((points) => ({ points, closed: true })) : lines };
  }

  private clipOf(reference: string, element: XmlElement, matrix: Affine) {
    const clip = this.references.get(reference, nameOf(element));
    if (clip?.name !== 'clipPath') return undefined;
    const inBox = clip.attributes.clipPathUnits === 'objectBoundingBox';
    if (inBox) {
      this.losses.add('CLIP_NOT_APPLIED', nameOf(element));
      return undefined;
    }
    const whole = compose(matrix, parseTransform(clip.attributes.transform ?? '') ?? IDENTITY);
    const rings = elementsIn(clip).flatMap((child) => {
      const used =
        child.name === 'use' ? this.references.get(hrefOf(child) ?? '', nameOf(child)) : child;
      const own = parseTransform(child.attributes.transform ?? '') ?? IDENTITY;
      return used ? ringsOf(linesOf(pathDataOf(used) ?? '', compose(whole, own)) ?? []) : [];
    });
    return { rings, name: nameOf(element) };
  }
}

/** Whether an element is drawn by reference alone. */
function isDefinition(element: XmlElement): boolean {
  if (element.name === 'symbol' || element.name === 'defs') return true;
  return element.parent !== undefined && isDefinition(element.parent);
}

function placeOf({ attributes }: XmlElement) {
  return {
    x: lengthOf(attributes.x) ?? 0,
    y: lengthOf(attributes.y) ?? 0,
    width: lengthOf(attributes.width),
    height: lengthOf(attributes.height),
  };
}

const isClear = (style: Style) =>
  Number(style['fill-opacity'] ?? 1) === 0 || Number(style.opacity ?? 1) === 0;
