import { remoteOfStack } from './attribution';
import { LoadError, reportFailure } from './failures';

/** What the host and every remote of the page rely on. */
const guarded = (): [object, string[]][] => [
  [
    globalThis,
    [
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'requestAnimationFrame',
    ],
  ],
  [history, ['pushState', 'replaceState']],
  [document, ['createElement']],
];

/**
 * Keeps a remote from replacing a global under the others: the assignment is refused and reported with the remote that
 * made it. Tools from elsewhere (a browser's extension, a test's clock) may go on replacing them.
 * @param strict throws where the assignment is made, so that a team learns it before visitors do
 * @param globals names, by what has them
 */
export function guardGlobals(
  strict: boolean,
  globals: readonly [object, string[]][] = guarded(),
): void {
  for (const [holder, names] of globals) {
    for (const name of names.filter((each) => each in holder)) guard(holder, name, strict);
  }
}

function guard(holder: object, name: string, strict: boolean): void {
  let current: unknown = Reflect.get(holder, name);
  Object.defineProperty(holder, name, {
    // `defineProperty` would otherwise be the way around
    configurable: false,
    enumerable: true,
    get: () => current,
    set(this: unknown, value: unknown) {
      // a method of one object alone, where what is guarded is a prototype
      if (typeof this === 'object' && this !== null && this !== holder) {
        const own = { value, configurable: true, enumerable: true, writable: true };
        Object.defineProperty(this, name, own);
        return;
      }
      const origin = remoteOfStack(new Error(name).stack ?? '');
      if (!origin) {
        current = value;
        return;
      }
      const message = `The remote "${origin.remote}" may not replace "${name}".`;
      if (strict) throw new LoadError('runtime', 'GLOBAL_REPLACED', message);
      reportFailure({ ...origin, phase: 'runtime', code: 'GLOBAL_REPLACED', ms: 0 });
    },
  });
}
