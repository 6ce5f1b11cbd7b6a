import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fetchVersion } from '@mosta/release/fetch-version';
import { DESCRIPTOR_FILE, FILES_FOLDER, MANIFEST_FILE } from '@mosta/shared/contract/published';

/**
 * Does something with a build: with its folder, or with a copy of a version that a portal has published.
 * @param build a folder, or the address of the version's `descriptor.json`
 * @throws ReleaseError when nothing complete stands at the address
 */
export async function withBuild<Result>(
  build: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (!/^https?:/.test(build)) return work(build);
  const folder = await mkdtemp(join(tmpdir(), 'portal-build-'));
  try {
    await copyVersion(build, folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lays a published version as its build was: what lies beside the versions goes into its folder. */
async function copyVersion(address: string, folder: string): Promise<void> {
  const name = new URL(address).pathname.split('/').at(-3) ?? '';
  const { descriptor, files } = await fetchVersion(address, name);
  const named = new Set([DESCRIPTOR_FILE, MANIFEST_FILE]);
  for (const { path, body } of files) {
    const own = path.startsWith(`${descriptor.version}/`)
      ? path.slice(descriptor.version.length + 1)
      : path;
    const place = join(folder, own);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(
      place,
      named.has(own)
        ? body.toString('utf8').replaceAll(`"../${FILES_FOLDER}`, `"${FILES_FOLDER}`)
        : body,
    );
  }
}
