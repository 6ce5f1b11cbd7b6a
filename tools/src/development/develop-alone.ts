import { createStandaloneConfig } from '@mosta/portal-sdk/build/webpack/standalone';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { print } from '@mosta/portal-sdk/terminal';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** A remote alone, in its own shell, reloading as its sources change; calls go to the portal. */
export async function developAlone(
  remote: RemoteProject,
  { port, portal }: { port: number; portal: string },
): Promise<number> {
  const compiler = webpack(createStandaloneConfig(remote.name, remote.directory));
  const server = new WebpackDevServer(
    {
      port,
      hot: false,
      liveReload: true,
      historyApiFallback: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [
        { context: ['/auth', '/v1', '/sample'], target: portal },
        { context: ['/socket.io'], target: portal, ws: true },
      ],
    },
    compiler,
  );
  await server.start();
  print(`${remote.name} seul : http://localhost:${port} (données du portail ${portal})`);
  return new Promise<number>((resolve) => {
    process.once('SIGINT', () => void server.stop().then(() => resolve(0)));
  });
}
