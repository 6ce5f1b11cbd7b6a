import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const requireHere = createRequire(import.meta.url);
/** The axe that the builder brings along. */
const { source }: { source: string } = createRequire(requireHere.resolve('@axe-core/playwright'))(
  'axe-core',
);

/** A page has few colours and thousands of texts: axe reads each colour anew for each text, two fifths of its time. */
const KNOWN_COLOURS = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      parseString.call(this, text);
      known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    }
    return Object.assign(this, known.get(text));
  };
}`;

/** One frame on one origin: axe runs in it, and gathers its findings in no page of its own. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: `${source};${KNOWN_COLOURS}` }).setLegacyMode();
}
