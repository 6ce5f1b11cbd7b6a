import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionPath } from '@mosta/shared/contract/published';
import type { RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import { CONTENTS_FILE, hashOf, readContents } from './contents';
import { readRegistry } from './registry-store';
import { filesBelow, listStored, placeOf } from './stored-files';

export type Finding = {
  remote: string;
  version?: string;
  kind: /** The registry names a version that it does not have. */
    | 'unknown-version'
    | 'missing-folder'
    | 'missing-file'
    | 'changed-file'
    | 'strange-file'
    /** A version that was stored, and that the registry does not name: its publication was broken off. */
    | 'unregistered'
    /** Something half written. */
    | 'draft';
  path?: string;
};

/** Findings that are no damage: `gc` removes them. */
export function isLeftover({ kind }: Finding): boolean {
  return kind === 'draft' || kind === 'unregistered';
}

/**
 * Compares every stored file with its hash, and the registry with the folders. Versions on other origins are not looked at.
 * @param only the remote to look at; otherwise all
 */
export async function verify(dataDir: string, only?: string): Promise<Finding[]> {
  const { remotes } = await readRegistry(dataDir);
  const stored = await listStored(dataDir);
  const findings: Finding[] = [];
  for (const [name, remote] of Object.entries(remotes)) {
    if (only !== undefined && name !== only) continue;
    findings.push(...unknownVersions(name, remote));
    for (const [version, entry] of Object.entries(remote.versions)) {
      if (entry.baseUrl !== versionPath(name, version)) continue;
      const found = await verifyVersion(placeOf(dataDir, name), version, entry);
      findings.push(...found.map((one) => ({ remote: name, version, ...one })));
    }
  }
  for (const [name, versions] of stored.versions) {
    if (only !== undefined && name !== only) continue;
    const left = versions.filter((version) => !remotes[name]?.versions[version]);
    findings.push(
      ...left.map((version) => ({ remote: name, version, kind: 'unregistered' as const })),
    );
  }
  const drafts = stored.drafts.map((path) => ({ remote: '', kind: 'draft' as const, path }));
  return only === undefined ? [...findings, ...drafts] : findings;
}

function unknownVersions(name: string, remote: RegistryRemote): Finding[] {
  const { active, previous, history = [], canary, versions } = remote;
  const named = [active, previous, canary?.version, ...history];
  return [...new Set(named)]
    .filter((version) => typeof version === 'string' && !Object.hasOwn(versions, version))
    .map((version) => ({ remote: name, version: version ?? '', kind: 'unknown-version' }));
}

type Found = Pick<Finding, 'kind' | 'path'>;

async function verifyVersion(
  place: string,
  version: string,
  { manifest, descriptor }: RegistryVersion,
): Promise<Found[]> {
  if (!existsSync(join(place, version))) return [{ kind: 'missing-folder' }];
  const list = await readContents(place, version);
  const findings: Found[] = [];
  for (const [path, hash] of Object.entries(list?.files ?? {})) {
    const body = await readFile(join(place, path)).catch(() => null);
    if (body === null) findings.push({ kind: 'missing-file', path });
    else if (hash !== '' && hashOf(body) !== hash) findings.push({ kind: 'changed-file', path });
  }
  if (list) {
    const own = await filesBelow(place, version);
    const strange = own.filter(
      (path) => path !== `${version}/${CONTENTS_FILE}` && !Object.hasOwn(list.files, path),
    );
    return [...findings, ...strange.map((path) => ({ kind: 'strange-file' as const, path }))];
  }
  // A version of before has no list: what the registry says of it is all that can be compared.
  const entry = `${version}/${descriptor.entry}`;
  for (const path of [entry, `${version}/${manifest}`]) {
    if (!existsSync(join(place, path))) findings.push({ kind: 'missing-file', path });
  }
  const body = await readFile(join(place, entry)).catch(() => null);
  const digest = body && createHash('sha384').update(body).digest('base64');
  if (digest && descriptor.integrity !== `sha384-${digest}`) {
    findings.push({ kind: 'changed-file', path: entry });
  }
  return findings;
}
