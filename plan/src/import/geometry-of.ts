import { rectData } from '../drawing/rings-of';
import { lengthOf, numbersOf } from './lengths';
import type { XmlElement } from './xml-tree';

/** Path data of a basic shape (SVG 2, chapter 10), in its own units. @returns undefined for other elements */
export function pathDataOf({ name, attributes }: XmlElement): string | undefined {
  const at = (key: string) => lengthOf(attributes[key]) ?? 0;
  const [x, y, cx, cy] = [at('x'), at('y'), at('cx'), at('cy')];
  switch (name) {
    case 'path':
      return attributes.d ?? '';
    case 'rect':
      return rectangle({
        x,
        y,
        width: Math.max(0, at('width')),
        height: Math.max(0, at('height')),
        rx: lengthOf(attributes.rx),
        ry: lengthOf(attributes.ry),
      });
    case 'circle':
      return ellipse(cx, cy, at('r'), at('r'));
    case 'ellipse':
      return ellipse(cx, cy, at('rx'), at('ry'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
    case 'polygon': {
      const numbers = numbersOf(attributes.points);
      if (numbers.length < 4) return '';
      const pairs = numbers.slice(0, numbers.length - (numbers.length % 2));
      return `M${pairs.join(' ')}${name === 'polygon' ? 'z' : ''}`;
    }
    default:
      return undefined;
  }
}

/** Without arcs where no corner is rounded, and without anything where it has no area. */
function rectangle(rect: Parameters<typeof rectData>[0]): string {
  const { x, y, width, height, rx, ry } = rect;
  if (width * height === 0) return '';
  if ((rx ?? ry) && (ry ?? rx)) return rectData(rect);
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return '';
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}
