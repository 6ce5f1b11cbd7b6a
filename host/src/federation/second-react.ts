import { isTestMode } from '../page/page-config';
import { LoadError, reportFailure } from './failures';
import type { ReadyState } from './remote-loader';

/** What only the library itself assigns; whoever uses it (react-dom, a reconciler) only reads it. */
const LIBRARIES: [string, RegExp][] = [
  ['react', /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
  ['react-dom', /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
];

/** Webpack's list of the chunks that a build has loaded: ids, then modules by id. */
type Chunk = readonly [unknown, Record<string, unknown>];

/** How many chunks of a list have been looked at. */
const seen = new Map<string, number>();

/**
 * Looks for a React of its own in the chunks that a remote has loaded since it was last asked. Hooks of a second copy
 * fail, and without hooks it is 60 KB that nobody notices; the modules of `@mosta/shared` claim their names themselves.
 * @returns the failure, or null
 */
export function findSecondReact(remote: string, holder: object = globalThis): LoadError | null {
  const name = remote.replace(/[^A-Za-z0-9_]/g, '_');
  const lists = Object.keys(holder).filter(
    (key) => key.startsWith('webpackChunk') && key.includes(name),
  );
  const found = lists.flatMap((key) => librariesIn(newChunks(key, Reflect.get(holder, key))));
  return found.length === 0
    ? null
    : new LoadError('singleton', 'SECOND_COPY', `${remote} carries its own ${found.join(', ')}`);
}

/**
 * Reports a React that a remote brought along.
 * @throws LoadError instead, where a team tests
 */
export function refuseSecondReact(remote: string, { version }: ReadyState): void {
  const failure = findSecondReact(remote);
  if (!failure) return;
  if (isTestMode()) throw failure;
  const { phase, code } = failure;
  reportFailure({ remote, version, phase, code, ms: 0 });
}

function newChunks(key: string, list: unknown): Chunk[] {
  if (!Array.isArray(list)) return [];
  const start = seen.get(key) ?? 0;
  seen.set(key, list.length);
  return list.slice(start).filter(isChunk);
}

function isChunk(value: unknown): value is Chunk {
  return Array.isArray(value) && typeof value[1] === 'object' && value[1] !== null;
}

function librariesIn(chunks: Chunk[]): string[] {
  const modules = chunks.flatMap(([, byId]) => Object.values(byId));
  return LIBRARIES.filter(([, sign]) => modules.some((module) => sign.test(String(module)))).map(
    ([library]) => library,
  );
}
