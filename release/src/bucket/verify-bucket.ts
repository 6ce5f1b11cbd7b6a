import { REGISTRY_FILE, versionPath } from '@mosta/shared/contract/published';
import { hashOf } from '../contents';
import { inTurns } from '../in-turns';
import { parseRegistry } from '../registry-store';
import type { Finding } from '../verify';
import type { Bucket } from './bucket';
import { fileKey, listedFiles } from './version-transfer';

/** Compares every published file of the bucket with its hash. @param only the remote to look at; otherwise all */
export async function verifyBucket(bucket: Bucket, only?: string): Promise<Finding[]> {
  const registry = await bucket.get(REGISTRY_FILE);
  if (!registry) return [];
  const findings: Finding[] = [];
  const { remotes } = parseRegistry(registry.body.toString('utf8'));
  for (const [remote, { versions }] of Object.entries(remotes)) {
    if (only !== undefined && only !== remote) continue;
    for (const [version, { baseUrl }] of Object.entries(versions)) {
      if (baseUrl !== versionPath(remote, version)) continue;
      const files = await listedFiles(bucket, remote, version);
      if (files.size === 0) findings.push({ remote, version, kind: 'missing-folder' });
      await inTurns([...files], async ([path, hash]) => {
        const body = (await bucket.get(fileKey(remote, path)))?.body;
        if (!body) findings.push({ remote, version, kind: 'missing-file', path });
        else if (hash !== '' && hashOf(body) !== hash)
          findings.push({ remote, version, kind: 'changed-file', path });
      });
    }
  }
  return findings;
}
