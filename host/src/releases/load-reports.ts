import type { Registry } from '@mosta/shared/contract/registry';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import type { LoadReport, RemoteLoad } from '@mosta/shared/schemas/load-report.schema';
import type { RemoteLoader } from '../federation/remote-loader';

/** Milliseconds for which reports of a page wait for each other. */
const GATHER = 3000;
const CODE = /^[A-Z][A-Z0-9_]{0,39}$/;

type Options = {
  remotes: {
    registry: Registry;
    loader: (name: string) => Pick<RemoteLoader, 'getState' | 'subscribe'> | undefined;
  };
  /** The registry of the page; a remote that a tester has replaced is not reported. */
  served: Registry;
  send?: (report: LoadReport) => void;
  now?: () => number;
};

/**
 * Tells the portal how each remote of this page view loaded, and in which version: once when it was there or given up,
 * and once more where that version fails afterwards. A failed attempt that was made good counts as nothing.
 * @returns the function that ends it
 */
export function reportLoads({
  remotes,
  served,
  send = sendReport,
  now = () => performance.now(),
}: Options): () => void {
  const view = crypto.randomUUID();
  const ends: (() => void)[] = [];
  const watches = new Map<string, (failure: FailureReport) => void>();
  const waiting: RemoteLoad[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) send({ view, loads: waiting.splice(0, 20) });
  };
  const add = (load: RemoteLoad) => {
    waiting.push(load);
    timer ??= setTimeout(flush, GATHER);
  };

  for (const [remote, entry] of Object.entries(remotes.registry.remotes)) {
    const loader = entry === served.remotes[remote] ? remotes.loader(remote) : undefined;
    if (!loader) continue;
    const watch = watchRemote(remote, add, now);
    watches.set(remote, watch.fail);
    ends.push(
      loader.subscribe(() => {
        const state = loader.getState();
        watch.become(state.status, state.status === 'ready' ? state.version : null);
      }),
    );
  }
  const onFailure = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const failure: FailureReport = event.detail;
    watches.get(failure.remote)?.(failure);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  addEventListener('portal:failure', onFailure);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
    removeEventListener('portal:failure', onFailure);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** What becomes of one remote: failed attempts wait until it is known whether the version came all the same. */
function watchRemote(remote: string, add: (load: RemoteLoad) => void, now: () => number) {
  let began = now();
  let ready: string | null = null;
  const attempts = new Map<string, NonNullable<RemoteLoad['failure']>>();
  const report = (version: string, failure: RemoteLoad['failure']) =>
    add({ remote, version, ms: Math.max(0, Math.round(now() - began)), failure });
  const giveUp = () => {
    for (const [version, failure] of attempts) report(version, failure);
    attempts.clear();
  };
  return {
    become: (status: string, version: string | null) => {
      if (status === 'loading') {
        began = now();
        ready = null;
      }
      if (version !== null && version !== ready) {
        ready = version;
        attempts.delete(version);
        giveUp();
        report(version, null);
      }
      if (status === 'failed' || status === 'incompatible') giveUp();
    },
    fail: ({ version, phase, code }: FailureReport) => {
      if (version === null || !CODE.test(code)) return;
      if (version === ready) report(version, { phase, code });
      else attempts.set(version, { phase, code });
    },
  };
}

/** Survives the page that sends it; a report that is lost is missed by nobody. */
function sendReport(report: LoadReport): void {
  if (!navigator.onLine) return;
  navigator.sendBeacon(
    '/v1/load',
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}
