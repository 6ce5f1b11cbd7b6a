// Pictures of the last build of a program: most are the same in the next one, and to draw them takes a second for forty.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Flat colours need few: a picture is some 25 KB. The best compression takes half as long again, for 6 % fewer. */
const PNG = { palette: true, colours: 64, compressionLevel: 6, effort: 3, dither: 0 };
const MADE_WITH = JSON.stringify([PNG, sharp.versions]);

/**
 * Opens the pictures that are kept in a folder. Two builds may use it at once.
 * @param {string} folder made where there is none
 * @returns `png` draws an SVG as PNG or takes what is kept of it; `forgetOthers` removes what nobody has asked for
 */
export async function openPictureCache(folder) {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const used = new Set();
  return {
    async png(svg) {
      const file = `${createHash('sha256').update(MADE_WITH).update(svg).digest('hex')}.png`;
      used.add(file);
      const picture = kept.has(file) ? await read(join(folder, file)) : undefined;
      return picture ?? draw(svg, join(folder, file));
    },
    async forgetOthers() {
      const others = [...kept].filter((file) => !used.has(file));
      await Promise.all(others.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}

/** Nothing where another build has just removed it. */
async function read(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Whole under its name, or not there: a build that is stopped leaves no half of a picture. */
async function draw(svg, file) {
  const picture = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return picture;
}
