import { type Affine, IDENTITY } from '../drawing/affine';
import type { ShapeColour } from '../drawing/shape.schema';
import { parseTransform } from '../drawing/transform';
import { nearestColour } from './colours';
import type { Losses } from './import-loss';
import { lengthOf } from './lengths';
import { hrefOf, type References } from './references';
import type { Style } from './styles';
import { elementsIn, nameOf, type XmlElement } from './xml-tree';

export type Paint =
  | { kind: 'none' }
  | { kind: 'paper' }
  | { kind: 'colour'; colour: ShapeColour }
  | { kind: 'gradient'; id: string; colour: ShapeColour };

/** @returns undefined for what shows nothing on white paper */
export function colourOf(paint: Paint): ShapeColour | undefined {
  return paint.kind === 'colour' || paint.kind === 'gradient' ? paint.colour : undefined;
}

/** A linear gradient of the file, in shares of the box that it fills. */
export type PaintedGradient = {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Its axis is given in units of the drawing. */
  inUnits: boolean;
  transform: Affine;
  stops: { offset: number; colour: ShapeColour }[];
};

/** Colours and gradients of a drawing, in the specification's names. */
export class Paints {
  readonly gradients = new Map<string, PaintedGradient>();

  constructor(
    private readonly references: References,
    private readonly losses: Losses,
  ) {}

  of(value: string | undefined, style: Style, element: XmlElement): Paint {
    const text = value === 'currentColor' ? (style.color ?? 'black') : (value ?? 'black');
    if (text === 'none' || text === 'transparent') return { kind: 'none' };
    if (text.startsWith('url(')) return this.ofServer(text, element);
    const colour = nearestColour(text);
    if (colour === undefined) this.losses.add('BAD_COLOUR', nameOf(element));
    if (colour === 'paper') return { kind: 'paper' };
    return { kind: 'colour', colour: colour ?? 'grey' };
  }

  private ofServer(reference: string, element: XmlElement): Paint {
    const server = this.references.get(reference, nameOf(element));
    if (!server) return { kind: 'colour', colour: 'grey' };
    const stops = this.stopsOf(server, new Set());
    const [first] = stops;
    const colour = first?.colour ?? 'grey';
    if (server.name === 'linearGradient' && stops.length > 1 && server.attributes.id) {
      const { id } = server.attributes;
      this.gradients.set(id, this.linear(server, stops));
      return { kind: 'gradient', id, colour };
    }
    if (stops.length !== 1) this.losses.add('GRADIENT_FLATTENED', nameOf(element));
    return { kind: 'colour', colour };
  }

  private linear(server: XmlElement, stops: PaintedGradient['stops']): PaintedGradient {
    const at = (name: string, fallback: number) =>
      lengthOf(this.inherited(server, name), 1) ?? fallback;
    return {
      x1: at('x1', 0),
      y1: at('y1', 0),
      x2: at('x2', 1),
      y2: at('y2', 0),
      transform: parseTransform(this.inherited(server, 'gradientTransform') ?? '') ?? IDENTITY,
      inUnits: this.inherited(server, 'gradientUnits') === 'userSpaceOnUse',
      stops,
    };
  }

  /** Gradients take what they lack from those that they refer to. */
  private inherited(
    server: XmlElement,
    name: string,
    seen = new Set<XmlElement>(),
  ): string | undefined {
    const own = server.attributes[name];
    const base = own === undefined ? this.baseOf(server, seen) : undefined;
    return base ? this.inherited(base, name, seen) : own;
  }

  private stopsOf(server: XmlElement, seen: Set<XmlElement>): PaintedGradient['stops'] {
    const own = elementsIn(server).filter(({ name }) => name === 'stop');
    if (own.length === 0) {
      const base = this.baseOf(server, seen);
      return base ? this.stopsOf(base, seen) : [];
    }
    return own.map((stop) => {
      const { attributes } = stop;
      const inline = /stop-color\s*:\s*([^;]+)/.exec(attributes.style ?? '')?.[1]?.trim();
      const colour = nearestColour(inline ?? attributes['stop-color'] ?? 'black');
      return {
        offset: Math.min(1, Math.max(0, lengthOf(attributes.offset, 1) ?? 0)),
        colour: colour === undefined || colour === 'paper' ? 'grey' : colour,
      };
    });
  }

  private baseOf(server: XmlElement, seen: Set<XmlElement>): XmlElement | undefined {
    const href = hrefOf(server);
    if (href === undefined || seen.has(server)) return undefined;
    seen.add(server);
    return this.references.get(href, nameOf(server));
  }
}
