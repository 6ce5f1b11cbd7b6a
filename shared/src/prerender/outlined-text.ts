/** A piece of text as outlines at size 1, its baseline at 0, and its width. */
export type Outline = { width: number; path: string };

/** Outlines a piece of text of one script; the build brings the typefaces. */
export type OutlineText = (text: string, face: 'heading' | 'arabic') => Outline;

export type Line = { width: number; pieces: (Outline & { x: number })[] };

const ARABIC = /\p{Script=Arabic}/u;
/** Width of a space, in shares of the size. */
const SPACE = 0.25;

/** Breaks a text into lines at the largest size at which it fits; the typefaces of pictures know no narrow space. */
export function fitLines(
  text: string,
  outline: OutlineText,
  { width, lines, sizes }: { width: number; lines: number; sizes: readonly number[] },
): { size: number; lines: Line[] } {
  const words = text.replaceAll('\u202f', '\u00a0').split(/ +/);
  for (const size of sizes) {
    const fitted = breakWords(words, (line) => layOut(line, outline).width * size <= width);
    const laidOut = fitted.map((line) => layOut(line, outline));
    const fits = fitted.length <= lines && laidOut.every((line) => line.width * size <= width);
    if (fits || size === sizes.at(-1)) return { size, lines: laidOut };
  }
  throw new RangeError('a text needs a size');
}

function breakWords(words: string[], fits: (words: string[]) => boolean): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && fits([...last, word])) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** A dash alone has no direction of its own: it takes its place in the line's. */
function joins(left: string, right: string): boolean {
  const hasDirection = (word: string) => /[\p{L}\p{N}]/u.test(word);
  return ARABIC.test(left) === ARABIC.test(right) && hasDirection(left) && hasDirection(right);
}

/** Words of one script are outlined together; from the first letter on, Arabic lines run from right to left (UAX 9, without nesting). */
function layOut(words: string[], outline: OutlineText): Line {
  const runs: string[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && joins(last.at(-1) ?? '', word)) last.push(word);
    else runs.push([word]);
  }
  if (ARABIC.test(words.join(' '))) runs.reverse();
  let x = 0;
  const pieces = runs.map((run) => {
    const text = run.join(' ');
    const piece = outline(text, ARABIC.test(text) ? 'arabic' : 'heading');
    const placed = { ...piece, x };
    x += piece.width + SPACE;
    return placed;
  });
  return { width: x - SPACE, pieces };
}

/**
 * Outlines the figures of a scene in a picture's markup, each about its middle. Where the scene is mirrored, they are not.
 * @throws RangeError for a figure that states no place or size
 */
export function outlineFigures(svg: string, outline: OutlineText, mirrored: boolean): string {
  return svg.replace(
    /<text ([^>]*)>([^<]*)<\/text>/g,
    (_whole, attributes: string, text: string) => {
      const number = (name: string) => {
        const value = new RegExp(`(?:^| )${name}="(-?[\\d.]+)"`).exec(attributes)?.[1];
        if (value === undefined) throw new RangeError(`the figure ${text} needs its ${name}`);
        return Number(value);
      };
      const style = /style="[^"]*"/.exec(attributes)?.[0] ?? '';
      const size = number('font-size');
      const turned = mirrored ? `${-size} ${size}` : size;
      const { pieces, width } = layOut(text.split(' '), outline);
      const paths = pieces.map(
        ({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`,
      );
      const start = `translate(${number('x')} ${number('y')}) scale(${turned}) translate(${-width / 2} 0)`;
      return `<g transform="${start}" ${style}>${paths.join('')}</g>`;
    },
  );
}
