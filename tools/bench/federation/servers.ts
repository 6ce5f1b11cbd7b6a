import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Descriptor } from '@mosta/shared/contract/descriptor';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import {
  catalogueChunk,
  HOST_ASSETS_PATH,
  REGISTRY_FILE,
  routeChunk,
  slotChunk,
} from '@mosta/shared/contract/published';
import { type Registry, registrySchema, versionOf } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { buildStale } from '../../src/build/build-stale';
import { publishAll } from '../../src/release/publish-all';
import { startServer, whenReady } from '../../src/services/server';
import { buildOneBundle, type OneBundle } from './one-bundle';
import { whenDrawn } from './pages';

const PORTS = { portal: 4390, bundle: 4393 } as const;
/** From the base of a version to the host's files. */
const TO_HOST = `../../..${HOST_ASSETS_PATH}`;

export type Kind = keyof typeof PORTS;
export const KINDS = ['bundle', 'portal'] as const satisfies Kind[];

export const originOf = (kind: Kind) => `http://localhost:${PORTS[kind]}`;

/** Starts the portal as it is deployed, and beside it the one bundle behind the same server. @returns what stops both */
export async function startBoth(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-federation-'));
  const data = { portal: join(folder, 'portal'), bundle: join(folder, 'bundle') };
  await buildStale({ stubs: false });
  await publishAll(data.portal);
  await cp(data.portal, data.bundle, { recursive: true });
  const built = await buildOneBundle(join(folder, 'build'));
  const registryFile = join(data.bundle, REGISTRY_FILE);
  const registry = v.parse(registrySchema, JSON.parse(await readFile(registryFile, 'utf8')));
  await writeFile(registryFile, JSON.stringify(boundRegistry(registry, built)));

  const env = { PORTAL_DEMO: '1', LOGIN_PER_MINUTE: '1000' };
  const servers: ChildProcess[] = [];
  const start = async (kind: Kind, more: Record<string, string>) => {
    const server = startServer({
      port: PORTS[kind],
      dataDir: data[kind],
      env: { ...env, ...more },
    });
    servers.push(server);
    await whenReady(server, PORTS[kind]);
    await whenDrawn(originOf(kind), registry);
  };
  const stop = async () => {
    for (const server of servers) {
      if (server.exitCode !== null) continue;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await start('portal', {});
    await start('bundle', { PORTAL_HOST_DIST: join(folder, 'build') });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The registry of the bundle's pages: the same remotes, whose files are those of the bundle. */
function boundRegistry(registry: Registry, built: OneBundle): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const version = versionOf(remote);
    if (!version) throw new Error(`${name} has no active version.`);
    const scripts = (group: string) =>
      (built.groups[group] ?? []).filter((file) => /\.(js|css)$/.test(file));
    const preload = {
      '*': scripts(`${name}-${catalogueChunk('fr')}`),
      ...Object.fromEntries(
        version.descriptor.routes.map(({ path }) => [path, scripts(routeChunk(path))]),
      ),
    };
    const files = [...new Set(Object.values(preload).flat())];
    const descriptor = {
      ...version.descriptor,
      entry: TO_HOST + built.entry,
      integrity: built.entryIntegrity,
      preload: Object.fromEntries(
        Object.entries(preload).map(([route, list]) => [route, list.map((file) => TO_HOST + file)]),
      ),
      preloadIntegrity: Object.fromEntries(
        files.map((file) => [TO_HOST + file, built.integrity.get(file) ?? '']),
      ),
      offlineFiles: boundOfflineFiles(version.descriptor, built),
    };
    // Of the federation's manifest there is none here, so that no page carries it.
    const bound = { ...version, descriptor, manifest: 'none', integrity: built.entryIntegrity };
    return [name, { ...remote, previous: null, versions: { [remote.active]: bound } }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** What the bundle's pages may fetch later, by route as in the remote's descriptor. */
function boundOfflineFiles(
  { name, slots, offlineFiles }: Descriptor,
  built: OneBundle,
): Descriptor['offlineFiles'] {
  if (!offlineFiles) return undefined;
  const common = [
    ...LANGUAGES.map((language) => `${name}-${catalogueChunk(language)}`),
    ...slots.map(slotChunk),
  ];
  const lists = Object.keys(offlineFiles).map((path): [string, string[]] => {
    const files = built.filesBelow(path === '*' ? common : [routeChunk(path)]);
    return [path, files.map((file) => TO_HOST + file)];
  });
  return Object.fromEntries(lists);
}
