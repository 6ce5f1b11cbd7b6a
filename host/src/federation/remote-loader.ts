import { CONTRACT_VERSION, contractSatisfies } from '@mosta/shared/contract/contract-version';
import { isRemoteModule, type RemoteModule } from '@mosta/shared/contract/define-remote';
import {
  LOAD_DEADLINE_MS,
  LOAD_RETRIES,
  LOAD_RETRY_DELAY_MS,
  PREVIOUS_AFTER_MS,
} from '@mosta/shared/contract/loading';
import type { RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { asLoadError, isFinal, LoadError } from './failures';
import { type Clock, raceVersions, untilAborted } from './race-versions';

/** A version whose `./remote` has been evaluated. */
export type ReadyState = { status: 'ready'; module: RemoteModule; version: string };

/** State machine of one remote: idle -> loading -> ready | failed | incompatible; failed -> loading again on demand. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | ReadyState
  | { status: 'failed'; error: LoadError }
  | { status: 'incompatible'; wanted: string; have: string };

/** One try to load a version, as `importVersion` sees it. */
export type Attempt = {
  /** Whether an earlier try failed: nothing that a cache remembers of it may be used. */
  fresh: boolean;
  /** Aborts at the deadline. */
  signal: AbortSignal;
  /** Told when the manifest is there, so that a time-out names what was waited for. */
  onManifest: () => void;
};

export type LoaderOptions = {
  name: string;
  remote: RegistryRemote;
  /** Fetches and evaluates one version's `./remote`. */
  importVersion: (version: RegistryVersion, attempt: Attempt) => Promise<unknown>;
  report: (failure: FailureReport) => void;
  clock: Clock;
  random: () => number;
};

/**
 * Loads one remote at most once at a time, within the deadline: the active version with two retries, and the previous
 * one when that has failed or takes long; then `failed`. Every failed attempt is reported.
 */
export class RemoteLoader {
  private state: RemoteState = { status: 'idle' };
  private pending: Promise<RemoteState> | null = null;
  /** Whether a visitor waits for the remote; a failed preload alone is not shown. */
  private wanted = false;
  /** Versions of which an attempt has failed, in this page. */
  private readonly failedVersions = new Set<RegistryVersion>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: LoaderOptions) {}

  get clock(): Clock {
    return this.options.clock;
  }

  readonly getState = (): RemoteState => this.state;

  /** Subscribes to changes of the state. @returns the unsubscribe function */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts loading unless it is under way or done; after a failure that a visitor has seen it starts again. */
  load(): Promise<RemoteState> {
    const { state } = this;
    const unseen = !this.wanted;
    this.wanted = true;
    const ended = state.status === 'ready' || state.status === 'incompatible';
    // only a preload leaves a failure that nobody has seen, and only one that a second try would repeat
    if (ended || (state.status === 'failed' && unseen)) return Promise.resolve(state);
    return this.start();
  }

  /** Loads ahead of a visit; after a failure that may pass the visit starts from the beginning. */
  async preload(): Promise<RemoteState> {
    if (this.state.status !== 'idle' && this.state.status !== 'loading') return this.state;
    const state = await this.start();
    if (state.status !== 'failed' || this.wanted || isFinal(state.error)) return state;
    return this.become({ status: 'idle' });
  }

  /**
   * Finds what to show instead of a part of `version` that failed: the version that another part has already
   * changed to, or the previous one, loaded now. Undefined when there is none.
   */
  substituteFor(
    version: string,
  ): ((signal: AbortSignal) => Promise<ReadyState | LoadError>) | undefined {
    const { state } = this;
    if (state.status === 'ready' && state.version !== version) return async () => state;
    const previous = this.previous();
    if (!previous || previous.descriptor.version === version) return undefined;
    return (signal) => this.tryVersion(previous, 0, signal);
  }

  /** From here on the page uses this version: a part of the other one has failed. */
  adopt(ready: ReadyState): void {
    if (this.state.status !== 'ready' || this.state.version !== ready.version) this.become(ready);
  }

  private start(): Promise<RemoteState> {
    this.pending ??= this.run().finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  private async run(): Promise<RemoteState> {
    this.become({ status: 'loading' });
    const { name, remote, clock } = this.options;
    const active = remote.versions[remote.active];
    if (!remote.enabled) return this.fail('DISABLED', `${name} is disabled`);
    if (!active) return this.fail('NO_VERSION', `The registry has no active version of ${name}`);
    if (!contractSatisfies(CONTRACT_VERSION, active.descriptor.contract)) {
      return this.refuse(active.descriptor.contract, active.descriptor.version);
    }
    const previous = this.previous();
    const outcome = await raceVersions<ReadyState>({
      clock,
      first: (signal) => this.tryVersion(active, LOAD_RETRIES, signal),
      second: previous && ((signal) => this.tryVersion(previous, 0, signal)),
      secondAfter: PREVIOUS_AFTER_MS,
      deadline: LOAD_DEADLINE_MS,
    });
    if (!(outcome instanceof LoadError)) return this.become(outcome);
    if (outcome.code === 'CONTRACT_MISMATCH')
      return this.refuse(outcome.message, active.descriptor.version);
    return this.become({ status: 'failed', error: outcome });
  }

  private previous(): RegistryVersion | undefined {
    const { remote } = this.options;
    const previous = remote.previous === null ? undefined : remote.versions[remote.previous];
    return previous && contractSatisfies(CONTRACT_VERSION, previous.descriptor.contract)
      ? previous
      : undefined;
  }

  /** Tries a version until it loads, the retries are used up, or the deadline has come. */
  private async tryVersion(
    version: RegistryVersion,
    retries: number,
    signal: AbortSignal,
  ): Promise<ReadyState | LoadError> {
    for (let tried = 0; ; tried += 1) {
      const outcome = await this.attempt(version, signal);
      if (!(outcome instanceof LoadError)) {
        return { status: 'ready', module: outcome, version: version.descriptor.version };
      }
      const last = tried === retries || isFinal(outcome) || signal.aborted;
      if (last || !(await this.pause(tried, signal))) return outcome;
    }
  }

  private async attempt(
    version: RegistryVersion,
    signal: AbortSignal,
  ): Promise<RemoteModule | LoadError> {
    const { clock, importVersion, name, report } = this.options;
    const started = clock.now();
    let waitsFor: 'manifest' | 'script' = 'manifest';
    try {
      const attempt = {
        fresh: this.failedVersions.has(version),
        signal,
        onManifest: () => {
          waitsFor = 'script';
        },
      };
      return asRemote(
        await untilAborted(
          signal,
          importVersion(version, attempt),
          () => new LoadError(waitsFor, `${waitsFor.toUpperCase()}_TIMEOUT`, version.baseUrl),
        ),
      );
    } catch (thrown) {
      const error = asLoadError(thrown);
      this.failedVersions.add(version);
      const { phase, code } = error;
      const ms = Math.max(0, Math.round(clock.now() - started));
      report({ remote: name, version: version.descriptor.version, phase, code, ms });
      return error;
    }
  }

  private fail(code: string, message: string): RemoteState {
    return this.become({ status: 'failed', error: new LoadError('descriptor', code, message) });
  }

  private refuse(wanted: string, version: string): RemoteState {
    const { name, report } = this.options;
    report({ remote: name, version, phase: 'contract', code: 'INCOMPATIBLE', ms: 0 });
    return this.become({ status: 'incompatible', wanted, have: CONTRACT_VERSION });
  }

  /**
   * Grows with every attempt; the jitter keeps many pages from retrying at the same moment.
   * @returns whether the deadline has not come meanwhile
   */
  private pause(tried: number, signal: AbortSignal): Promise<boolean> {
    const ms = LOAD_RETRY_DELAY_MS * 2 ** tried * (0.5 + this.options.random());
    return new Promise((resolve) => {
      const cancel = this.options.clock.after(ms, () => resolve(true));
      signal.addEventListener('abort', () => {
        cancel();
        resolve(false);
      });
    });
  }

  private become(state: RemoteState): RemoteState {
    this.state = state;
    for (const listener of this.listeners) listener();
    return state;
  }
}

/** @throws LoadError when it is no remote, or one for another contract */
function asRemote(exported: unknown): RemoteModule {
  if (!isRemoteModule(exported)) {
    throw new LoadError('contract', 'NOT_A_REMOTE', './remote exports no remote of the contract');
  }
  if (!contractSatisfies(CONTRACT_VERSION, exported.contract)) {
    throw new LoadError('contract', 'CONTRACT_MISMATCH', exported.contract);
  }
  return exported;
}
