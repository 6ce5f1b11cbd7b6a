// Text as outlines, for pictures that are drawn without a browser: no typeface need be installed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);
const FACES = {
  heading: font('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
  arabic: font('@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff2'),
};
/** The Arabic face has no full stop, colon, bracket or figure. */
const LATIN = font('@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff2');

/**
 * fontkit keeps each glyph with the character that it was first made for, and joins letters by it. A letter that is first met
 * as a part of another, as ص is of ض, would never be joined: each is made for its own character at once.
 */
function font(file) {
  const face = create(readFileSync(require.resolve(file)));
  for (const character of face.characterSet) face.glyphForCodePoint(character);
  return face;
}

/** A title is laid out anew for every size and break that is tried: seven times in the mean. */
const outlined = new Map();

/** Shapes and joins a piece of one script; outlines and width are for the size 1. */
export function outlineText(text, face) {
  const key = `${face} ${text}`;
  const outline = outlined.get(key) ?? outlineAnew(text, face);
  outlined.set(key, outline);
  return outline;
}

function outlineAnew(text, face) {
  if (face !== 'arabic') return outlineRun(text, FACES[face]);
  // What follows in reading stands further to the left.
  const runs = runsOf(text, FACES.arabic).reverse();
  let width = 0;
  const paths = runs.map(({ run, known }) => {
    const outline = outlineRun(run, known ? FACES.arabic : LATIN, width);
    width += outline.width;
    return outline.path;
  });
  return { width, path: paths.join('') };
}

/** Parts of a text that a face has all characters of, or none. */
function runsOf(text, face) {
  const runs = [];
  for (const character of text) {
    const known = face.hasGlyphForCodePoint(character.codePointAt(0));
    const last = runs.at(-1);
    if (last?.known === known) last.run += character;
    else runs.push({ run: character, known });
  }
  return runs;
}

function outlineRun(text, face, start = 0) {
  const { unitsPerEm } = face;
  const { glyphs, positions, advanceWidth } = face.layout(text);
  let x = start * unitsPerEm;
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
