import { whenIdle } from '@mosta/shared/late/when-idle';
import { isTestMode } from '../page/page-config';
import { remoteOfAddress } from './attribution';
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

/** Scripts that have been looked at. */
const seen = new Set<string>();

/** Kept from before the first remote, which could replace it. */
const ownFetch = globalThis.fetch;

/** A script as the browser's cache has it; an empty text where it cannot be had again. */
const readScript = (address: string): Promise<string> =>
  ownFetch(address, { cache: 'force-cache' }).then(
    (answer) => answer.text(),
    () => '',
  );

/** The scripts that the page has fetched, preloaded ones among them. */
const fetchedScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address, location.href).pathname.endsWith('.js'));

/**
 * Looks for a React of its own in the scripts of a remote that were fetched since it was last asked. Hooks of a second
 * copy fail, and without hooks it is 60 KB that nobody notices; modules of `@mosta/shared` claim their names themselves.
 * @returns the failure, or null
 */
export async function findSecondReact(
  remote: string,
  scripts: readonly string[] = fetchedScripts(),
  read = readScript,
): Promise<LoadError | null> {
  const fresh = scripts.filter(
    (each) => !seen.has(each) && remoteOfAddress(each)?.remote === remote,
  );
  for (const address of fresh) seen.add(address);
  const sources = await Promise.all(fresh.map(read));
  const found = LIBRARIES.filter(([, sign]) => sources.some((source) => sign.test(source)));
  if (found.length === 0) return null;
  // refused again when it is asked for again
  for (const address of fresh) seen.delete(address);
  const names = found.map(([name]) => name).join(', ');
  return new LoadError('singleton', 'SECOND_COPY', `${remote} carries its own ${names}`);
}

/**
 * Reports a React that a remote brought along, without holding up its page: scripts are read again when the browser is idle.
 * @throws LoadError instead, where a team tests
 */
export async function refuseSecondReact(remote: string, { version }: ReadyState): Promise<void> {
  if (isTestMode()) {
    const failure = await findSecondReact(remote);
    if (failure) throw failure;
    return;
  }
  whenIdle(async () => {
    const failure = await findSecondReact(remote);
    if (!failure) return;
    const { phase, code } = failure;
    reportFailure({ remote, version, phase, code, ms: 0 });
  });
}
