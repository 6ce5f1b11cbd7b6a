// Runs a program that a build compiled to draw pages and pictures: node prerender.mjs <program> <folder> <language…>.
// One process for a program: the second language is drawn in half the time of the first.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { outlineText } from './outline-text.mjs';

const [program, folder, ...languages] = process.argv.slice(2);
/** Flat colours need few: a picture is some 25 KB. The best compression takes half as long again, for 6 % fewer. */
const PNG = { palette: true, colours: 64, compressionLevel: 6, effort: 3, dither: 0 };

/** A drawing is written as the picture of its name, everything else as it is. */
async function write({ file, text }) {
  if (!file.endsWith('.svg')) return place(file, text);
  const picture = await sharp(Buffer.from(text)).png(PNG).toBuffer();
  return place(file.replace(/\.svg$/, '.png'), picture);
}

async function place(file, content) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

try {
  const { prerender } = createRequire(import.meta.url)(program);
  for (const language of languages) {
    await Promise.all((await prerender(language, outlineText)).map(write));
  }
  process.exit(0);
} catch (error) {
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : '';
  process.stderr.write(`${error.cause ? error.message : error.stack}${cause}\n`);
  process.exit(1);
}
