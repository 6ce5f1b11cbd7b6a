import { isTestMode, pageConfig } from '../page/page-config';
import { LoadError, reportFailure } from './failures';
import type { ReadyState } from './remote-loader';

/**
 * What only the library itself does, and what a minifier leaves: React hands its hooks on to the renderer, and the
 * renderer marks the elements to which it listens. Reconcilers and the JSX runtime do neither.
 */
const LIBRARIES: [string, RegExp][] = [
  ['react', /\.H\.use(State|Effect|Ref|Context|Memo|Callback|Reducer|Id)\(/],
  ['react-dom', /_reactListening/],
];

/** Webpack's list of the chunks that a build has loaded: ids, then modules by id. */
type Chunk = readonly [unknown, Record<string, unknown>];

/** A build's list; the host's own is called without more. */
const LIST = /^webpackChunk(?!host$)/;

/** How many chunks of a list have been looked at. */
const seen = new Map<string, number>();

/**
 * Looks for a React of its own in the chunks that a remote has loaded since it was last asked. Hooks of a second copy
 * fail, and without hooks it is 60 KB that nobody notices; the modules of `@mosta/shared` claim their names themselves.
 * @param others the page's other remotes, whose lists are left to them; a stub has a name of its own
 * @returns the failure, or null
 */
export function findSecondReact(
  remote: string,
  others: readonly string[],
  holder: object = globalThis,
): LoadError | null {
  const lists = Object.keys(holder).filter(
    (key) => LIST.test(key) && !others.some((other) => belongsTo(key, other)),
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
  const others = Object.keys(pageConfig().registry.remotes).filter((other) => other !== remote);
  const failure = findSecondReact(remote, others);
  if (!failure) return;
  if (isTestMode()) throw failure;
  const { phase, code } = failure;
  reportFailure({ remote, version, phase, code, ms: 0 });
}

/** Builds name their list after the container: `mosta_<remote>`, with or without a version. */
function belongsTo(key: string, remote: string): boolean {
  return `${key}_`.includes(`mosta_${remote.replace(/[^A-Za-z0-9_]/g, '_')}_`);
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
