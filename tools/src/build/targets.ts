import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { UserError } from '@mosta/portal-sdk/user-error';
import { API_DIR, findRemote, findRemotes, findStubs, HOST_DIR, STUBS_DIR } from '../project';

/** The host, the API, or one remote (a stub is one too). */
export type BuildTarget = 'host' | 'api' | RemoteProject;

export function allTargets({ stubs }: { stubs: boolean }): BuildTarget[] {
  return ['host', 'api', ...findRemotes(), ...(stubs ? findStubs() : [])];
}

/** The name by which `npm run build -- stubs` builds every stub. */
export const STUBS = 'stubs';

/** `host`, `api`, `stubs` or `remotes`. */
export function kindOf(target: BuildTarget): string {
  if (typeof target === 'string') return target;
  return target.directory.startsWith(STUBS_DIR) ? STUBS : 'remotes';
}

/** The name by which `npm run build -- <name>` builds it: `host`, `remote-hotels`, `stub:ok`. */
export function nameOf(target: BuildTarget): string {
  if (typeof target === 'string') return target;
  return kindOf(target) === STUBS ? `stub:${target.name}` : `remote-${target.name}`;
}

export function directoryOf(target: BuildTarget): string {
  if (typeof target !== 'string') return target.directory;
  return target === 'host' ? HOST_DIR : API_DIR;
}

/** @throws UserError when nothing has that name */
export function targetNamed(name: string): BuildTarget {
  if (name === 'host' || name === 'api') return name;
  if (!name.startsWith('stub:')) return findRemote(name);
  const stub = findStubs().find((candidate) => `stub:${candidate.name}` === name);
  if (!stub) throw new UserError(`Aucun remote d’essai « ${name} ».`);
  return stub;
}
