import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Descriptor,
  type DescriptorSource,
  descriptorSchema,
} from '@mosta/shared/contract/descriptor';
import { containerName } from '@mosta/shared/contract/loading';
import { DESCRIPTOR_FILE, MANIFEST_FILE, STUBS_PATH } from '@mosta/shared/contract/published';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { UserError } from '../user-error';

const manifestSchema = v.looseObject({ metaData: v.looseObject({ globalName: v.string() }) });

/** A build under another name: what it says of itself, and its files. */
export type PlacedStub = {
  version: RegistryVersion;
  entry: string;
  /** The file at a path of the build; undefined where there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
};

/**
 * Serves a build under a name and descriptor of one's own. Its container gets a name of its own too, so that one page can
 * load the same build as several remotes.
 * @param place name under `/stubs/`
 * @throws UserError when the folder holds no build of a remote
 */
export async function placeStub(
  folder: string,
  place: string,
  changes: Partial<DescriptorSource> & { version?: string } = {},
): Promise<PlacedStub> {
  const descriptor = await readBuiltDescriptor(folder);
  const manifest = await readFile(join(folder, MANIFEST_FILE), 'utf8');
  const container = v.parse(manifestSchema, JSON.parse(manifest)).metaData.globalName;
  const rename = (text: string) =>
    text.replaceAll(container, containerName(place, descriptor.version));
  const script = Buffer.from(rename(await readFile(join(folder, descriptor.entry), 'utf8')));
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const placed: Descriptor = { ...descriptor, ...changes, integrity };
  const made = new Map([
    [descriptor.entry, script],
    [MANIFEST_FILE, Buffer.from(rename(manifest))],
    [DESCRIPTOR_FILE, Buffer.from(JSON.stringify(placed))],
  ]);
  return {
    entry: descriptor.entry,
    version: {
      baseUrl: `${STUBS_PATH}${place}/`,
      descriptor: placed,
      manifest: MANIFEST_FILE,
      integrity,
      publishedAt: new Date(0).toISOString(),
    },
    read: async (path) =>
      made.get(path) ?? (isInside(path) ? readIfThere(join(folder, path)) : undefined),
  };
}

/** @throws UserError when the folder holds no build of a remote */
export async function readBuiltDescriptor(folder: string): Promise<Descriptor> {
  const file = join(folder, DESCRIPTOR_FILE);
  if (!existsSync(file)) {
    throw new UserError(
      `${folder} n’est pas la construction d’un remote : il y manque ${DESCRIPTOR_FILE}.`,
    );
  }
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), descriptorSchema),
    await readFile(file, 'utf8'),
  );
  if (parsed.success) return parsed.output;
  throw new UserError(`${file} est refusé : ${v.summarize(parsed.issues)}`);
}

function isInside(path: string): boolean {
  return path.split('/').every((part) => part !== '' && part !== '..' && part !== '.');
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return existsSync(path) ? readFile(path) : undefined;
}
