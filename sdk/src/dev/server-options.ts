import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DESCRIPTOR_FILE, MANIFEST_FILE } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import type { Compiler } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import type { RemoteProject } from '../remote-project';
import type { DevelopedRemoteSources } from './developed-remote';
import { SOCKET_PATH } from './messages';
import { portalProxy } from './portal-proxy';
import { buildPath } from './webpack-config';

/** For pages of other origins, and never from a cache. */
const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

type Served = {
  remote: RemoteProject;
  portal: string;
  port: number;
  /** Builds the remote. */
  compiler: Compiler;
  sources: DevelopedRemoteSources;
  /** Address of the remote's federation manifest. */
  manifest: string;
};

/** How the server answers: builds from memory, descriptor and manifest of the remote, the portal for the rest. */
export function serverOptions({
  remote,
  portal,
  port,
  compiler,
  sources,
  manifest,
}: Served): WebpackDevServer.Configuration {
  const path = buildPath(remote.name);
  return {
    host: 'localhost',
    port,
    // The development script of the page is the client.
    client: false,
    hot: false,
    liveReload: false,
    static: false,
    webSocketServer: { type: 'ws', options: { path: SOCKET_PATH } },
    setupExitSignals: false,
    // Another portal may take the build.
    headers: ({ url }): Record<string, string> => (url.startsWith(path) ? OPEN : {}),
    setupMiddlewares: (middlewares, server) => {
      server.app?.get(`${path}${MANIFEST_FILE}`, (_request, response) => {
        server.middleware?.waitUntilValid(() => void sendManifest(compiler, response));
      });
      server.app?.get(`${path}${DESCRIPTOR_FILE}`, (_request, response) => {
        const descriptor = sources.descriptor();
        response.writeHead(descriptor ? 200 : 503, { ...OPEN, 'content-type': 'application/json' });
        response.end(JSON.stringify(descriptor ?? null));
      });
      return middlewares;
    },
    proxy: [
      portalProxy({
        portal,
        developed: { remote: remote.name, manifest },
        host: `localhost:${port}`,
        hasPage: (pathname) => sources.hasPage(pathname),
      }),
    ],
  };
}

const manifestSchema = v.looseObject({ exposes: v.array(v.looseObject({})) });

/** Sends the manifest of the newest build, without files to preload: those of updates are among them. */
async function sendManifest(compiler: Compiler, response: ServerResponse): Promise<void> {
  const { outputFileSystem, outputPath } = compiler;
  const text = await new Promise<string>((resolve) => {
    outputFileSystem?.readFile(join(outputPath, MANIFEST_FILE), (_error, body) => {
      resolve(body?.toString() ?? '');
    });
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  // nothing was built yet that could be shown
  if (!read.success) return void response.writeHead(503, OPEN).end();
  const none = { sync: [], async: [] };
  const exposes = read.output.exposes.map((one) => ({ ...one, assets: { js: none, css: none } }));
  response.writeHead(200, { ...OPEN, 'content-type': 'application/json' });
  response.end(JSON.stringify({ ...read.output, exposes }));
}
