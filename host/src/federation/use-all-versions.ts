import { REGISTRY_FILE } from '@mosta/shared/contract/published';
import { registrySchema } from '@mosta/shared/contract/registry';
import { plainClient } from '@mosta/shared/http';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

type Versions = Readonly<Record<string, readonly string[]>>;

/** Every published version of each remote; the page itself knows only those that it may load. */
export function useAllVersions(): Versions {
  const [versions, setVersions] = useState<Versions>({});
  useEffect(() => {
    const asked = new AbortController();
    plainClient
      .get<unknown>(`/${REGISTRY_FILE}`, { signal: asked.signal })
      .then(({ data }) => {
        const { remotes } = v.parse(registrySchema, data);
        const entries = Object.entries(remotes).map(
          ([name, remote]) => [name, Object.keys(remote.versions)] as const,
        );
        setVersions(Object.fromEntries(entries));
      })
      // what the page knows itself stays
      .catch(() => undefined);
    return () => asked.abort();
  }, []);
  return versions;
}
