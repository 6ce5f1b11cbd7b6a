import { Losses } from '@mosta/plan/import/import-loss';
import { everyElement, parseSvg, textWithin, type XmlElement } from '@mosta/plan/import/xml-tree';
import { PictureRefused } from './picture-refused';
import { ATTRIBUTES, ELEMENTS, SILENT, staysInside, TRANSPARENT } from './svg-rules';

const MOST = { elements: 5000, uses: 200 };

export type CleanPicture = { content: Buffer; width: number; height: number; removed: string[] };

/**
 * A drawing as a logo may be: shapes, paint and text of its own. Everything else is taken out and named.
 * @throws ImportRefused for what is no SVG, PictureRefused for one without size or with too much in it
 */
export function cleanSvg(text: string): CleanPicture {
  const root = parseSvg(text, new Losses());
  const all = [...everyElement(root)];
  const uses = all.filter(({ name }) => name === 'use').length;
  if (all.length > MOST.elements || uses > MOST.uses) throw new PictureRefused('TOO_COMPLEX');
  const size = sizeOf(root);
  const removed = new Set<string>();
  // A copy of copies grows without bound.
  const nested = new Set(
    all
      .filter((one) => [...everyElement(one)].some(({ name }) => name === 'use'))
      .map(({ attributes }) => attributes.id),
  );
  const content = written(root, { removed, nested, size });
  if (!all.some(({ name }) => DRAWN.has(name))) throw new PictureRefused('NOTHING_DRAWN');
  return { content: Buffer.from(content), ...size.sides, removed: [...removed].sort() };
}

const DRAWN: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'use'],
]);

type Size = { viewBox: string; sides: { width: number; height: number } };
type Around = { removed: Set<string>; nested: ReadonlySet<string | undefined>; size: Size };

function written(element: XmlElement, around: Around): string {
  const { name } = element;
  if (TRANSPARENT.has(name)) return within(element, around);
  if (!ELEMENTS.has(name)) {
    if (!SILENT.has(name)) around.removed.add(name);
    return '';
  }
  if (name === 'style') return styleSheet(element, around);
  const attributes = Object.entries(attributesOf(element, around))
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  return `<${name}${attributes}>${within(element, around)}</${name}>`;
}

function within({ children }: XmlElement, around: Around): string {
  return children
    .map((child) => (typeof child === 'string' ? escaped(child) : written(child, around)))
    .join('');
}

/** Rules of classes, as drawing programs write them; a sheet that reaches out is left out whole. */
function styleSheet(element: XmlElement, { removed }: Around): string {
  const css = textWithin(element).replace(/\/\*[\s\S]*?\*\//g, '');
  if (staysInside(css) && !css.includes('<')) return `<style>${escaped(css)}</style>`;
  removed.add('style');
  return '';
}

function attributesOf(element: XmlElement, around: Around): Record<string, string> {
  const kept = Object.entries(element.attributes).filter(([name, value]) => {
    if (ATTRIBUTES.has(name) && staysInside(value)) return true;
    if (/^on/i.test(name) || (ATTRIBUTES.has(name) && !staysInside(value)))
      around.removed.add(name);
    return false;
  });
  const root = element.parent === undefined;
  return {
    ...(root ? { xmlns: 'http://www.w3.org/2000/svg' } : {}),
    ...Object.fromEntries(kept),
    ...(root
      ? {
          viewBox: around.size.viewBox,
          width: `${around.size.sides.width}`,
          height: `${around.size.sides.height}`,
        }
      : {}),
    ...referenceOf(element, around),
  };
}

/** Gradients and copies refer to what is in the drawing itself. */
function referenceOf(
  { name, attributes }: XmlElement,
  { removed, nested }: Around,
): Record<string, string> {
  const target = attributes.href ?? attributes['xlink:href'];
  if (target === undefined || name === 'a') return {};
  if (/^#[^\s"'()<>]+$/.test(target) && !(name === 'use' && nested.has(target.slice(1)))) {
    return { href: target };
  }
  removed.add('href');
  return {};
}

/** Larger side of a drawing, whose own units say nothing of pixels. */
const SHOWN_SIDE = 400;

/** @throws PictureRefused for a drawing without size, or one that is a line */
function sizeOf({ attributes }: XmlElement): Size {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] =
    box.length === 4
      ? box
      : [
          0,
          0,
          Number.parseFloat(attributes.width ?? ''),
          Number.parseFloat(attributes.height ?? ''),
        ];
  if (!width || !height || ![x, y, width, height].every(Number.isFinite))
    throw new PictureRefused('NO_SIZE');
  const ratio = width / height;
  if (!(ratio >= 0.1 && ratio <= 10)) throw new PictureRefused('TOO_LONG');
  const scale = SHOWN_SIDE / Math.max(width, height);
  return {
    viewBox: `${x} ${y} ${width} ${height}`,
    sides: { width: Math.round(width * scale), height: Math.round(height * scale) },
  };
}

/** As text and as the value of an attribute. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
