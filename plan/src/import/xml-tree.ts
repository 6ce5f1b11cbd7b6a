import { SaxesParser } from 'saxes';
import { ImportRefused, type Losses } from './import-loss';

export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  parent: XmlElement | undefined;
};

const MOST = { characters: 20_000_000, depth: 200, elements: 200_000 };

/** Illustrator writes its namespaces as entities, which say nothing about the drawing. */
const ADOBE_NAMES = [
  ...['adobe_xpath', 'ai', 'custom', 'extend', 'flows', 'graphs', 'imrep', 'sfw', 'svg', 'vars'],
  'xlink',
];

/**
 * The elements of an SVG file. Document types are skipped: an entity of theirs is never expanded, nothing is fetched.
 * saxes (6.0.0, ISC) reads the XML; beside XML's own five entities it knows Illustrator's names.
 * @throws ImportRefused for what is no SVG, or beyond bounds
 */
export function parseSvg(text: string, losses: Losses): XmlElement {
  if (text.length > MOST.characters) throw new ImportRefused('TOO_LARGE');
  const parser = new SaxesParser({ xmlns: false, position: true });
  for (const name of ADOBE_NAMES) parser.ENTITIES[`ns_${name}`] = `adobe:${name}`;
  let root: XmlElement | undefined;
  let open: XmlElement | undefined;
  let depth = 0;
  let elements = 0;
  parser.on('error', (error) => {
    if (!error.message.includes('undefined entity'))
      throw new ImportRefused('BAD_XML', error.message);
    losses.add('ENTITY_REFUSED', `ligne ${parser.line}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    elements += 1;
    if (depth > MOST.depth) throw new ImportRefused('TOO_DEEP');
    if (elements > MOST.elements) throw new ImportRefused('TOO_MANY_ELEMENTS');
    const element: XmlElement = {
      name: name.replace(/^svg:/, ''),
      attributes,
      children: [],
      parent: open,
    };
    open?.children.push(element);
    root ??= element;
    open = element;
  });
  parser.on('closetag', () => {
    depth -= 1;
    open = open?.parent;
  });
  parser.on('text', (content) => open?.children.push(content));
  parser.on('cdata', (content) => open?.children.push(content));
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (root?.name !== 'svg') throw new ImportRefused('NOT_SVG');
  return root;
}

export function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The element and all within it, in the file's order. */
export function* everyElement(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of elementsIn(element)) yield* everyElement(child);
}

/** All text within an element. */
export function textWithin({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textWithin(child))).join('');
}

/** How a report names an element. */
export function nameOf({ name, attributes: { id } }: XmlElement): string {
  return id ? `${name}#${id}` : name;
}
