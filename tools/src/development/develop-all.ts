import { runDevelopment } from '@mosta/portal-sdk/dev/dev-command';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { print, step } from '@mosta/portal-sdk/terminal';
import { readRegistry } from '@mosta/release/registry-store';
import { buildStale } from '../build/build-stale';
import { API_DIR, DATA_DIR, findRemotes, HOST_DIR } from '../project';
import { publishAll } from '../release/publish-all';
import { freePort, requireFreePort } from '../services/ports';
import { requireDataFolder } from '../services/server';
import { ApiProcess } from './api-process';
import { DEVELOPMENT_HOST, developmentHostConfig } from './host-build';

/** The whole portal from its sources: service, host, shared modules and one remote; the other remotes as published. */
export async function developAll(remote: RemoteProject, port: number): Promise<number> {
  await requireFreePort(port);
  await requireDataFolder(DATA_DIR);
  await publishOnce();
  const apiPort = await freePort();
  let reload: (() => void) | undefined;
  const api = new ApiProcess({
    port: apiPort,
    env: { PORTAL_DATA: DATA_DIR, PORTAL_HOST_DIST: DEVELOPMENT_HOST, PORTAL_DEMO: '1' },
    onRestart: () => reload?.(),
    print,
  });
  return runDevelopment(
    {
      remote,
      portal: `http://localhost:${apiPort}`,
      portalReady: step('service prêt', () => api.start()),
      port,
      print,
      builds: [developmentHostConfig()],
      projects: [remote.directory, HOST_DIR, API_DIR],
    },
    {
      onReady: (running) => {
        reload = running.reload;
      },
      onStop: () => api.stop(),
    },
  );
}

/** A portal of a fresh clone has no remotes yet; one that has them keeps what is published. */
async function publishOnce(): Promise<void> {
  const { remotes } = await readRegistry(DATA_DIR);
  if (findRemotes().every(({ name }) => remotes[name])) return;
  await buildStale({ stubs: false });
  await step('remotes publiés', () => publishAll(DATA_DIR));
}
