/** Raised when a module of which a page may hold one copy is evaluated again. */
export class SecondCopyError extends Error {
  readonly code = 'SECOND_COPY';
  constructor(readonly moduleName: string) {
    super(
      `A second copy of ${moduleName} was loaded. Remotes must consume it from the host (import: false).`,
    );
    this.name = 'SecondCopyError';
  }
}

/** Event on `globalThis` by which production reports a second copy instead of throwing. */
export const SECOND_COPY_EVENT = 'portal:second-copy';

type CopyRegistry = { loaded: Set<string>; strict: boolean };

const KEY = Symbol.for('mosta.single-copies');

function copies(): CopyRegistry {
  const holder = globalThis as { [KEY]?: CopyRegistry };
  holder[KEY] ??= { loaded: new Set(), strict: true };
  return holder[KEY];
}

/** In production a second copy is reported, elsewhere it throws; the host decides at start from the page's configuration. */
export function setSingleCopyPolicy(policy: 'throw' | 'report'): void {
  copies().strict = policy === 'throw';
}

/**
 * Called once at the top of a one-copy module.
 * @throws SecondCopyError when the module was evaluated before in this page and the policy is `throw`
 */
export function claimSingleCopy(moduleName: string): void {
  const registry = copies();
  if (!registry.loaded.has(moduleName)) {
    registry.loaded.add(moduleName);
    return;
  }
  const error = new SecondCopyError(moduleName);
  if (registry.strict) throw error;
  globalThis.dispatchEvent?.(new CustomEvent(SECOND_COPY_EVENT, { detail: error }));
}
