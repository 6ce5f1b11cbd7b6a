import type { Naming } from './pieces';
import { elementsIn, textWithin, type XmlElement } from './xml-tree';

/** What an element is called: its id, and what programs and people name it. */
export function namingOf(element: XmlElement): Naming {
  const { attributes } = element;
  const title = elementsIn(element).find(({ name }) => name === 'title');
  const labels = [
    attributes['inkscape:label'],
    attributes['data-name'],
    attributes['serif:id'],
    title && textWithin(title),
    attributes['aria-label'],
  ].filter((label) => label !== undefined);
  return {
    id: attributes.id,
    labels,
    group: {},
    layer: attributes['inkscape:groupmode'] === 'layer',
  };
}
