import { SHAPE_COLOURS, type ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { OPACITY } from '../core/measures';
import { SLOTS, type Slot } from '../core/slots';
import {
  PLAN_COLOURS,
  PLAN_PATTERN,
  PLAN_SHEET,
  PLAN_SIGNS,
  PLAN_STATUS,
} from '../view/plan-colours';

/** A canvas that the CPU keeps, so that its pixels outlive the GPU process. @throws where there is no 2D canvas */
export function cpuCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to draw textures on');
  return { canvas, context };
}

/** Colour and opacity of each slot. @returns null for the slot that shows nothing */
export function colourOf(slot: Slot): { colour: string; opacity: number } | null {
  const full = (colour: string) => ({ colour, opacity: OPACITY.available });
  const faded = (colour: string) => ({ colour, opacity: OPACITY.reserved });
  switch (slot) {
    case 'nothing':
      return null;
    case 'free':
      return full(PLAN_STATUS.free);
    case 'held':
    case 'reserved':
    case 'blocked':
      return faded(PLAN_STATUS[slot]);
    case 'stroke':
      return full(PLAN_SHEET.stroke);
    case 'faded-stroke':
      return faded(PLAN_SHEET.stroke);
    case 'frame':
      return full(PLAN_SHEET.frame);
    case 'pattern-held':
      return faded(PLAN_PATTERN.held);
    case 'pattern-blocked':
      return faded(PLAN_PATTERN.blocked);
    default:
      return isFaded(slot)
        ? faded(PLAN_COLOURS[kindOf(slot)])
        : isSign(slot)
          ? full(PLAN_SIGNS[kindOf(slot)])
          : full(PLAN_COLOURS[slot]);
  }
}

type Faded = `faded-${ShapeColour}`;
type Sign = `sign-${ShapeColour}`;
const isFaded = (slot: ShapeColour | Faded | Sign): slot is Faded => slot.startsWith('faded-');
const isSign = (slot: ShapeColour | Sign): slot is Sign => slot.startsWith('sign-');
const kindOf = (slot: Faded | Sign): ShapeColour =>
  SHAPE_COLOURS.find((colour) => slot.endsWith(colour)) ?? 'grey';

/** One colour per slot as bytes red, green, blue, alpha, multiplied by the opacity: the vertices' own format. */
export function createPalette(): Uint32Array {
  return Uint32Array.from(SLOTS, (slot) => {
    const paint = colourOf(slot);
    return paint ? paintOf(paint.colour, paint.opacity) : 0;
  });
}

/** A colour in the vertices' own format. */
export function paintOf(colour: string, opacity: number): number {
  const bytes = [...channelsOf(colour), 255].map((channel) => Math.round(channel * opacity));
  return new Uint32Array(Uint8Array.from(bytes).buffer)[0] ?? 0;
}

const PAPER = channelsOf(PLAN_SHEET.paper);

/** A colour of the palette with a part of it given to the paper; what lies under it stays hidden. */
export function dimColour(colour: number, strength: number): number {
  if (strength === 0) return colour;
  const whole = Uint32Array.of(colour);
  const bytes = new Uint8Array(whole.buffer);
  const alpha = (bytes[3] ?? 0) / 255;
  PAPER.forEach((paper, channel) => {
    const own = bytes[channel] ?? 0;
    bytes[channel] = Math.round(own * (1 - strength) + paper * alpha * strength);
  });
  return whole[0] ?? 0;
}

/** Red, green and blue of a colour, each of 255. */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((digit) => Number.parseInt(colour.slice(digit, digit + 2), 16));
}
