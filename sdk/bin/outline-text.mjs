// Text as outlines, for pictures that are drawn without a browser: no typeface need be installed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);
const font = (file) => create(readFileSync(require.resolve(file)));
const FACES = {
  heading: font('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
  arabic: font('@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff2'),
};

/** Shapes and joins a piece of one script; outlines and width are for the size 1. */
export function outlineText(text, face) {
  const { unitsPerEm } = FACES[face];
  const { glyphs, positions, advanceWidth } = FACES[face].layout(text);
  let x = 0;
  const parts = glyphs.map((glyph, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index];
    const placed = glyph.path
      .scale(1 / unitsPerEm, -1 / unitsPerEm)
      .translate((x + xOffset) / unitsPerEm, -yOffset / unitsPerEm);
    x += xAdvance;
    return placed.commands
      .map(
        ({ command, args }) => LETTERS[command] + args.map((value) => value.toFixed(4)).join(' '),
      )
      .join('');
  });
  return { width: advanceWidth / unitsPerEm, path: parts.join('') };
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
