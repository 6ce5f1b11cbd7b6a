import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import { DRAWING_PROGRAM, prerenderedPage, REMOTES_PATH } from '@mosta/shared/contract/published';
import { type Registry, type RegistryVersion, versionOf } from '@mosta/shared/contract/registry';
import { isContained } from '../contained';
import type { PageName } from './drawn-pages';

/** A page that can be drawn here: from what, and by which program. */
export type DrawablePage = PageName & { calls: readonly string[]; program: string };

/** Versions that visitors may get, and that have pages with data. */
export function versionsWithData({ remotes }: Registry): RegistryVersion[] {
  return Object.values(remotes)
    .filter(({ enabled }) => enabled)
    .flatMap((remote) =>
      [remote.active, ...(remote.canary ? [remote.canary.version] : [])].map((name) =>
        versionOf(remote, name),
      ),
    )
    .filter((version) => version !== undefined)
    .filter(({ descriptor }) => drawnRoutes(descriptor).length > 0);
}

/** Base URLs of the versions that are in use, or will be by one press of the operator: on going back, or opening a remote. */
export function versionsAtHand({ remotes }: Registry): string[] {
  return Object.values(remotes).flatMap((remote) =>
    [remote.active, remote.canary?.version, remote.previous]
      .map((name) => versionOf(remote, name ?? '')?.baseUrl)
      .filter((baseUrl) => baseUrl !== undefined),
  );
}

/** The pages of a version in all languages; none where it ships no program, or lies elsewhere. */
export async function drawablePages(
  { baseUrl, descriptor }: RegistryVersion,
  remotesDir: string,
): Promise<DrawablePage[]> {
  const program = await programOf(baseUrl, remotesDir);
  if (!program) return [];
  return LANGUAGES.flatMap((language) =>
    drawnRoutes(descriptor).map(({ path, data }) => ({
      ...{ baseUrl, language, path, program },
      calls: data,
    })),
  );
}

/**
 * The frame of the site in all languages, whose footer shows the edition; none where the host was built without the program.
 * The address of its version is the program's own state: a build that is replaced while the service runs is another one.
 */
export async function drawableFrames(hostDist: string): Promise<DrawablePage[]> {
  const program = join(hostDist, DRAWING_PROGRAM);
  if (!existsSync(program)) return [];
  const { size, mtimeMs } = await stat(program);
  return LANGUAGES.map((language) => ({
    ...{ baseUrl: `host ${size} ${mtimeMs}`, language, path: '/', program },
    calls: ['v1/edition'],
  }));
}

/** Routes that are drawn from data: the site's public pages that say what they show. */
function drawnRoutes({ routes }: RegistryVersion['descriptor']) {
  return routes.flatMap(({ path, data, prerender, guarded, frame }) =>
    data && prerender && !guarded && frame === 'site' ? [{ path, data }] : [],
  );
}

/** Path of a version's program, once links are followed; undefined where it ships none, or lies elsewhere. */
export async function programOf(baseUrl: string, remotesDir: string): Promise<string | undefined> {
  if (!baseUrl.startsWith(REMOTES_PATH)) return undefined;
  const path = baseUrl.slice(REMOTES_PATH.length) + DRAWING_PROGRAM;
  const file = join(remotesDir, path);
  if (!existsSync(file) || !(await isContained(remotesDir, path))) return undefined;
  return realpath(file);
}

/** A page of a version as the build drew it, which is how programs draw it; null where the version has none. */
export async function readBuilt(
  { baseUrl, language, path }: PageName,
  remotesDir: string,
): Promise<string | null> {
  const file = join(baseUrl.slice(REMOTES_PATH.length), prerenderedPage(language, path));
  if (!existsSync(join(remotesDir, file)) || !(await isContained(remotesDir, file))) return null;
  return readFile(join(remotesDir, file), 'utf8');
}
