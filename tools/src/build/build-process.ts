import { fork } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@mosta/portal-sdk/user-error';
import { ROOT } from '../project';

/** The argument by which `npm run build` builds what its parent asks for. */
export const ASKED = '--asked';

const COMMAND = join(ROOT, 'tools', 'bin', 'mosta.mjs');

export type BuildProcess = {
  /** Builds one package, as `npm run build -- <name>` does; one at a time. @throws UserError when it fails */
  build: (name: string) => Promise<void>;
  /** Ends it once it has built what it was asked for. */
  end: () => void;
};

/**
 * Starts a process that builds one package after another: it loads the compiler once, and what V8 has optimized for the
 * first one serves the others.
 * @param script answers each name it is sent with that name once the package is built, and ends where it fails
 */
export function startBuildProcess(script = COMMAND): BuildProcess {
  const child = fork(script, ['build', ASKED], {
    cwd: ROOT,
    env: { ...process.env, MOSTA_CHILD: '1' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    build: (name) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          child.off('message', onBuilt).off('exit', onExit).off('error', onExit);
        };
        const onBuilt = (built: unknown) => {
          if (built !== name) return;
          stop();
          resolve();
        };
        const onExit = () => {
          stop();
          reject(new UserError(`La construction de ${name} a échoué.`));
        };
        child.on('message', onBuilt).once('exit', onExit).once('error', onExit);
        child.send(name, (error) => error && onExit());
      }),
    end() {
      if (child.connected) child.disconnect();
    },
  };
}

/** The other side: builds what the parent asks for until it has ended or asks no more. @returns the exit code */
export function buildWhatIsAsked(build: (name: string) => Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    process.on('message', (name) => {
      build(String(name)).then(() => process.connected && process.send?.(name), reject);
    });
    process.once('disconnect', () => resolve(0));
  });
}
