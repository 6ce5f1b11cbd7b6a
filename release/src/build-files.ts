import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DESCRIPTOR_FILE, FILES_FOLDER, MANIFEST_FILE } from '@mosta/shared/contract/published';
import * as v from 'valibot';

/** A file of a build: its path with slashes, relative to the build's folder. */
export type BuildFile = { path: string; body: Buffer };

/** Where a file goes below the folder of its remote: beside all versions, or into the folder of this one. */
export type PlacedFile = BuildFile & { shared: boolean };

/** What of a build's folder is no part of the version. */
const ASIDE = new Set(['standalone', 'build-stamp.json']);
/** Forms of what the portal changes when it places a version, if a build has any: they would be of what it was before. */
const PLACED_COMPRESSED = /^(descriptor|mf-manifest)\.json\.(br|gz)$/;
/** Bytes of a file below which its compressed forms save nothing. */
const SMALLEST_TO_COMPRESS = 1024;
/** Files that follow from others, that a browser's tools alone read, or that name the version. */
const NOT_COUNTED = /\.(br|gz|map)$|(^|\/)(sbom\.cdx\.json|build-stamp\.json)$/;
const DIGITS = 16;

const descriptorShape = v.looseObject({
  version: v.optional(v.string()),
  entry: v.string(),
  preload: v.record(v.string(), v.array(v.string())),
  preloadIntegrity: v.optional(v.record(v.string(), v.string())),
  offlineFiles: v.optional(v.record(v.string(), v.array(v.string()))),
});
const manifestShape = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ path: v.string() }) }),
});

/** Every file of a build, in the order of their paths. */
export async function readBuild(folder: string): Promise<BuildFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !ASIDE.has(path.split('/')[0] ?? ''))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path, body: await readFile(join(folder, path)) })),
  );
}

/**
 * Hash of everything that a visitor may load, of the descriptor and of the prerendered pages: the same output has the
 * same hash, wherever it was built. The descriptor's own version is left out.
 */
export function contentHash(files: readonly BuildFile[]): string {
  const hash = createHash('sha256');
  const counted = files.filter(({ path }) => !NOT_COUNTED.test(path));
  for (const { path, body } of [...counted].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const digest = createHash('sha256').update(path === DESCRIPTOR_FILE ? unversioned(body) : body);
    hash.update(`${path}\0${digest.digest('hex')}\n`);
  }
  return hash.digest('hex').slice(0, DIGITS);
}

function unversioned(descriptor: Buffer): string {
  const { version: _version, ...rest } = parse(descriptorShape, descriptor);
  return JSON.stringify(rest);
}

/**
 * The files of a build where the portal keeps them, relative to the folder of the remote. What is named by its content
 * lies beside the versions, once for all that have it; descriptor and manifest of the version point there, and are
 * compressed here, as builds compress the rest.
 */
export function placedFiles(version: string, files: readonly BuildFile[]): PlacedFile[] {
  const kept = files.filter(({ path }) => !PLACED_COMPRESSED.test(path));
  return kept.flatMap(({ path, body }) => {
    if (path.startsWith(`${FILES_FOLDER}/`)) return { path, body, shared: true };
    const own = (end: string, content: Buffer): PlacedFile => ({
      path: `${version}/${path}${end}`,
      body: content,
      shared: false,
    });
    const changed =
      path === DESCRIPTOR_FILE
        ? json(placedDescriptor(parse(descriptorShape, body)))
        : path === MANIFEST_FILE
          ? json(placedManifest(parse(manifestShape, body)))
          : undefined;
    if (changed === undefined) return own('', body);
    if (changed.length < SMALLEST_TO_COMPRESS) return own('', changed);
    return [
      own('', changed),
      own('.br', brotliCompressSync(changed)),
      own('.gz', gzipSync(changed, { level: 9 })),
    ];
  });
}

/**
 * What to do with a shared file that is there already with other bytes. A source map changes with comments, the program
 * that it explains does not; another version of Node compresses the same text otherwise.
 */
export function onOtherBytes(path: string): 'replace' | 'keep' | 'refuse' {
  if (/\.map(\.br|\.gz)?$/.test(path)) return 'replace';
  return /\.(br|gz)$/.test(path) ? 'keep' : 'refuse';
}

function placedDescriptor(descriptor: v.InferOutput<typeof descriptorShape>) {
  const { preloadIntegrity, offlineFiles } = descriptor;
  return {
    ...descriptor,
    entry: outside(descriptor.entry),
    preload: listsOutside(descriptor.preload),
    ...(offlineFiles && { offlineFiles: listsOutside(offlineFiles) }),
    ...(preloadIntegrity && {
      preloadIntegrity: Object.fromEntries(
        Object.entries(preloadIntegrity).map(([path, hash]) => [outside(path), hash]),
      ),
    }),
  };
}

function listsOutside(lists: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([route, paths]) => [route, paths.map(outside)]),
  );
}

function placedManifest(manifest: v.InferOutput<typeof manifestShape>) {
  const { metaData } = manifest;
  const { remoteEntry } = metaData;
  const path = remoteEntry.path === FILES_FOLDER ? `../${FILES_FOLDER}` : remoteEntry.path;
  return { ...manifest, metaData: { ...metaData, remoteEntry: { ...remoteEntry, path } } };
}

/** From the version's folder; what lies in that folder itself (an older build) stays. */
function outside(path: string): string {
  return path.startsWith(`${FILES_FOLDER}/`) ? `../${path}` : path;
}

function parse<Shape extends v.GenericSchema>(shape: Shape, body: Buffer): v.InferOutput<Shape> {
  return v.parse(shape, JSON.parse(body.toString('utf8')));
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
