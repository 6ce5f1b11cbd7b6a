import { MANIFEST_FILE } from '@mosta/shared/contract/published';
import webpack, { type Compiler, type Configuration, type MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteProject } from '../remote-project';
import { portalFacts } from './contract-check';
import { DevelopedRemoteSources } from './developed-remote';
import { OpenPages } from './open-pages';
import { Problems } from './problems';
import { serverOptions } from './server-options';
import { watchTypes } from './type-watch';
import { buildPath, createDevelopmentConfig, createPageConfig } from './webpack-config';

const NAME = 'developInPortal';

export type Development = {
  remote: RemoteProject;
  /** Address of a portal. */
  portal: string;
  /** Resolves once it answers; builds need not wait for it. */
  portalReady?: Promise<unknown>;
  port: number;
  /** Writes a line to the terminal. */
  print: (line: string) => void;
  /** Other builds for the page, such as the host's; their files are served in the place of the portal's. */
  builds?: readonly Configuration[];
  /** TypeScript projects to check; the remote's own without it. */
  projects?: readonly string[];
};

export type RunningDevelopment = {
  /** Where the portal is with the remote that is developed. */
  url: string;
  /** Address by which another portal takes the build, where it allows overrides. */
  manifest: string;
  /** Has every open page load again. */
  reload: () => void;
  stop: () => Promise<void>;
};

/**
 * Serves a running portal with the remote from its sources: whatever is edited shows in open pages, and what is wrong is
 * said there and at the terminal. The portal itself is asked as any browser asks it, and changes nothing.
 */
export async function developInPortal(options: Development): Promise<RunningDevelopment> {
  const { remote, port, portal, portalReady, builds = [] } = options;
  const url = `http://localhost:${port}`;
  const compiler = webpack([
    createDevelopmentConfig(remote, url),
    createPageConfig(remote.directory),
    ...builds,
  ]);
  const pages = new OpenPages();
  const problems = new Problems(
    (all) => pages.tell({ type: 'portal-problems', data: all }),
    options.print,
  );
  const reload = () => pages.tell({ type: 'portal-reload' });
  const facts = portalFacts(portal, portalReady);
  const sources = new DevelopedRemoteSources(remote, facts, problems, reload);
  const checked = followBuilds(compiler, { pages, problems, sources });
  const [remoteCompiler] = compiler.compilers;
  if (!remoteCompiler) throw new Error('webpack made no compiler for the remote');
  const manifest = `${url}${buildPath(remote.name)}${MANIFEST_FILE}`;
  const server = new WebpackDevServer(
    serverOptions({ remote, portal, port, compiler: remoteCompiler, sources, manifest }),
    compiler,
  );
  pages.openedBy(server);
  await server.start();
  pages.greet({ problems });
  await checked;
  const { projects = [remote.directory] } = options;
  const endTypes = watchTypes(remote.directory, projects, (errors) =>
    problems.report('types', errors),
  );
  return {
    url,
    manifest,
    reload,
    async stop() {
      endTypes();
      await server.stop();
    },
  };
}

type Followers = { pages: OpenPages; problems: Problems; sources: DevelopedRemoteSources };

/** Tells of every build. @returns a promise that resolves once all have ended for the first time */
function followBuilds(
  { compilers }: MultiCompiler,
  { pages, problems, sources }: Followers,
): Promise<unknown> {
  const errors = new Map<string, string[]>();
  const [remote] = compilers;
  if (remote) sources.follow(remote);
  const firsts = compilers.map(
    (compiler: Compiler) =>
      new Promise<void>((resolve) => {
        compiler.hooks.done.tap(NAME, (stats) => {
          const build = compiler.options.name ?? '';
          errors.set(
            build,
            stats.compilation.errors.map(({ message }) => message),
          );
          problems.report('build', [...errors.values()].flat());
          if (!stats.hasErrors()) {
            const hash = stats.hash ?? '';
            pages.built.set(build, hash);
            pages.tell({ type: 'portal-built', data: { build, hash } });
          }
          if (compiler !== remote) return resolve();
          void sources.check(stats).then(resolve);
        });
      }),
  );
  return Promise.all(firsts);
}
