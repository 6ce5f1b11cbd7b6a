// Runs a program that a build compiled to draw pages and pictures:
// node prerender.mjs <program> <folder> <folder of kept pictures> <language…>.
// One process for a program: the second language is drawn in half the time of the first.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { outlineText } from './outline-text.mjs';
import { openPictureCache } from './picture-cache.mjs';

const [program, folder, keptFolder, ...languages] = process.argv.slice(2);

/** A drawing is written as the picture of its name, everything else as it is. */
async function write({ file, text }, pictures) {
  if (!file.endsWith('.svg')) return place(file, text);
  return place(file.replace(/\.svg$/, '.png'), await pictures.png(text));
}

async function place(file, content) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

try {
  const pictures = await openPictureCache(keptFolder);
  const { prerender } = createRequire(import.meta.url)(program);
  for (const language of languages) {
    const files = await prerender(language, outlineText);
    await Promise.all(files.map((file) => write(file, pictures)));
  }
  await pictures.forgetOthers();
  process.exit(0);
} catch (error) {
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : '';
  process.stderr.write(`${error.cause ? error.message : error.stack}${cause}\n`);
  process.exit(1);
}
