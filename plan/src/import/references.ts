import type { Losses } from './import-loss';
import { everyElement, nameOf, type XmlElement } from './xml-tree';

/** Elements by id. Of a doubled id the first counts, as in browsers. */
export class References {
  private readonly byId = new Map<string, XmlElement>();

  constructor(
    root: XmlElement,
    private readonly losses: Losses,
  ) {
    for (const element of everyElement(root)) {
      const { id } = element.attributes;
      if (id === undefined) continue;
      if (this.byId.has(id)) losses.add('DOUBLED_ID', nameOf(element));
      else this.byId.set(id, element);
    }
  }

  /** What `#id` or `url(#id)` names; what lies outside of the file is refused. */
  get(reference: string, from: string): XmlElement | undefined {
    const id = /^\s*(?:url\(\s*["']?)?#([^"')]+)/.exec(reference)?.[1];
    const found = id === undefined ? undefined : this.byId.get(id);
    if (id === undefined) this.losses.add('EXTERNAL_REFERENCE', from);
    else if (!found) this.losses.add('MISSING_REFERENCE', `${from} → #${id}`);
    return found;
  }
}

export function hrefOf({ attributes }: XmlElement): string | undefined {
  return attributes.href ?? attributes['xlink:href'];
}
