import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import type { RemoteState } from '../federation/remote-loader';
import type { Remotes } from '../federation/remotes';

/** What a remote's loader has come to, and the milliseconds that it took. */
export type Observation = {
  status: RemoteState['status'];
  version: string | null;
  ms: number | null;
};

let failures: readonly FailureReport[] = [];
let observations: ReadonlyMap<string, Observation> = new Map();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

// From the first failure of the page on: the panel may be opened long after it.
addEventListener('portal:failure', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const failure: FailureReport = event.detail;
  failures = [...failures, failure];
  tell();
});

/** Follows the loaders of the page's remotes from before they begin. */
export function observeRemotes({ registry, loader }: Remotes): void {
  for (const name of Object.keys(registry.remotes)) {
    let started: number | null = null;
    loader(name)?.subscribe(() => {
      const state = loader(name)?.getState();
      if (!state) return;
      if (state.status === 'loading') started = performance.now();
      const ms = started === null ? null : Math.round(performance.now() - started);
      const done = state.status === 'ready' || state.status === 'failed';
      const version = state.status === 'ready' ? state.version : null;
      const observation = { status: state.status, version, ms: done ? ms : null };
      observations = new Map(observations).set(name, observation);
      tell();
    });
  }
}

export const readFailures = () => failures;
export const readObservations = () => observations;

/** @returns the function that ends it */
export function onObservation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
