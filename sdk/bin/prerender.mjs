// Runs a program that a build compiled to draw pages and pictures: node prerender.mjs <program> <folder> <language>.
// One process a program and a language: each holds one copy of the page's modules, as a page does.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { outlineText } from './outline-text.mjs';

const [program, folder, language] = process.argv.slice(2);
/** Flat colours need few: a picture is some 30 KB. */
const PNG = { palette: true, colours: 64, compressionLevel: 9, effort: 3, dither: 0 };

async function write(file, content) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

try {
  const { prerender } = createRequire(import.meta.url)(program);
  for (const { file, text } of await prerender(language, outlineText)) {
    if (file.endsWith('.svg')) {
      const picture = await sharp(Buffer.from(text)).png(PNG).toBuffer();
      await write(file.replace(/\.svg$/, '.png'), picture);
    } else {
      await write(file, text);
    }
  }
  process.exit(0);
} catch (error) {
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : '';
  process.stderr.write(`${error.cause ? error.message : error.stack}${cause}\n`);
  process.exit(1);
}
