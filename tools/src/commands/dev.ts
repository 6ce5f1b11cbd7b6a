import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createStandaloneConfig } from '../build/webpack/standalone';
import { findRemote, findRemotes, UserError } from '../project';
import { print } from '../terminal';

const FIRST_PORT = 3101;

/** `npm run dev -- <remote>`: that remote alone, in its own shell, reloading as its sources change. */
export async function command(args: string[]): Promise<number> {
  const [name] = args;
  if (!name) throw new UserError('Quel remote ? npm run dev -- remote-hotels');
  const remote = findRemote(name);
  const index = findRemotes().findIndex((candidate) => candidate.name === remote.name);
  const port = Number(process.env.PORT ?? FIRST_PORT + index);
  const portal = process.env.PORTAL ?? 'http://localhost:3000';
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
