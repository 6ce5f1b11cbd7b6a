import { join } from 'node:path';
import type { Registry, RegistryVersion } from '@mosta/shared/contract/registry';
import { hostRefusals } from './inspect-build';
import type { Refusal } from './refusal';
import { ReleaseError } from './release-error';
import { placeOf } from './stored-files';

/**
 * What speaks against giving a published version to visitors of the running host.
 * @param hostDist folder of the host's build; undefined where it is not known, and then nothing does
 */
export async function refusalsOfHost(
  dataDir: string,
  version: RegistryVersion | undefined,
  hostDist: string | undefined,
): Promise<Refusal[]> {
  if (!version) return [];
  const { descriptor } = version;
  const folder = join(placeOf(dataDir, descriptor.name), descriptor.version);
  return hostRefusals(folder, descriptor, hostDist);
}

/**
 * The open remotes whose active version does not fit the running host, with a sentence for each reason: a host that was
 * released after them may lack what they use, and their pages fail for every visitor.
 */
export async function misfits(
  dataDir: string,
  remotes: Registry['remotes'],
  hostDist: string,
): Promise<Record<string, string[]>> {
  const open = Object.entries(remotes).filter(([, { enabled }]) => enabled);
  const looked = await Promise.all(
    open.map(async ([name, { active, versions }]) => {
      return [name, await reasonsOf(dataDir, versions[active], hostDist)] as const;
    }),
  );
  return Object.fromEntries(looked.filter(([, reasons]) => reasons.length > 0));
}

async function reasonsOf(
  dataDir: string,
  version: RegistryVersion | undefined,
  hostDist: string,
): Promise<string[]> {
  try {
    const refusals = await refusalsOfHost(dataDir, version, hostDist);
    return refusals.map(({ code, message }) => `${message} (${code})`);
  } catch (error) {
    // a file that no build wrote
    if (error instanceof ReleaseError) return [error.message];
    throw error;
  }
}
