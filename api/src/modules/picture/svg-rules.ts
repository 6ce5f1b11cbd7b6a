/** Elements whose content is kept in their place: they say nothing of their own. */
export const TRANSPARENT: ReadonlySet<string> = new Set(['a', 'switch']);

/** Elements of a logo. What reaches out, moves, or costs without bound is not among them. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);

/** What drawing programs write about themselves: taken out without a word. */
export const SILENT: ReadonlySet<string> = new Set(['metadata', 'sodipodi:namedview', 'i:pgf']);

/** Attributes with geometry or paint. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'class', 'style', 'transform', 'd', 'points', 'viewBox', 'preserveAspectRatio'],
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'fx', 'fy'],
  ...['width', 'height', 'rotate', 'textLength', 'lengthAdjust', 'pathLength', 'xml:space'],
  ...['offset', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits'],
  ...['maskUnits', 'maskContentUnits', 'mask', 'mask-type', 'clip-path', 'clip-rule'],
  ...['fill', 'fill-opacity', 'fill-rule', 'opacity', 'color', 'display', 'visibility'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stop-color', 'stop-opacity'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'text-anchor'],
  ...['dominant-baseline', 'word-spacing', 'vector-effect', 'paint-order', 'shape-rendering'],
]);

/** Whether a value refers to nothing outside of the drawing: `url(#name)` alone, and no escapes that could hide another. */
export function staysInside(value: string): boolean {
  return !/[\\@]|expression|javascript:/i.test(value) && !/url\(\s*(?!["']?#)/i.test(value);
}
