import { CONTRACT_VERSION, contractSatisfies } from '@mosta/shared/contract/contract-version';
import { isRemoteModule, type RemoteModule } from '@mosta/shared/contract/define-remote';
import { LOAD_RETRIES, LOAD_RETRY_DELAY_MS } from '@mosta/shared/contract/loading';
import type { RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { LoadError } from './failures';

/** State machine of one remote: idle -> loading -> ready | failed | incompatible; failed -> loading again on demand. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; module: RemoteModule; version: string }
  | { status: 'failed'; error: LoadError }
  | { status: 'incompatible'; wanted: string; have: string };

export type LoaderOptions = {
  name: string;
  remote: RegistryRemote;
  /** Fetches and evaluates one version's `./remote`, with its own time-outs. */
  importVersion: (version: RegistryVersion, attempt: number) => Promise<unknown>;
  report: (failure: FailureReport) => void;
  /** Waits that many milliseconds. */
  wait: (ms: number) => Promise<void>;
  now: () => number;
  random: () => number;
};

/**
 * Loads one remote at most once at a time: the active version with two retries, then the previous version,
 * then `failed`. Every failed attempt is reported.
 */
export class RemoteLoader {
  private state: RemoteState = { status: 'idle' };
  private pending: Promise<RemoteState> | null = null;
  /** Whether a visitor waits for the remote; a failed preload alone is not shown. */
  private wanted = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: LoaderOptions) {}

  readonly getState = (): RemoteState => this.state;

  /** Subscribes to changes of the state. @returns the unsubscribe function */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts loading unless it is under way or done; after a failure it starts again. */
  load(): Promise<RemoteState> {
    if (this.state.status === 'ready' || this.state.status === 'incompatible') {
      return Promise.resolve(this.state);
    }
    this.wanted = true;
    return this.start();
  }

  /** Loads ahead of a visit; after a failure the visit starts from the beginning. */
  async preload(): Promise<RemoteState> {
    if (this.state.status !== 'idle' && this.state.status !== 'loading') return this.state;
    const state = await this.start();
    if (state.status === 'failed' && !this.wanted) return this.become({ status: 'idle' });
    return state;
  }

  private start(): Promise<RemoteState> {
    this.pending ??= this.run().finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  private async run(): Promise<RemoteState> {
    this.become({ status: 'loading' });
    const { name, remote } = this.options;
    if (!remote.enabled) {
      return this.become({
        status: 'failed',
        error: new LoadError('descriptor', 'DISABLED', `${name} is disabled`),
      });
    }
    const active = remote.versions[remote.active];
    const previous = remote.previous === null ? undefined : remote.versions[remote.previous];
    if (active && !contractSatisfies(CONTRACT_VERSION, active.descriptor.contract)) {
      return this.refuse(active.descriptor.contract, active.descriptor.version);
    }
    let last = new LoadError(
      'descriptor',
      'NO_VERSION',
      `The registry has no active version of ${name}`,
    );
    const plan = [
      ...(active ? Array<RegistryVersion>(LOAD_RETRIES + 1).fill(active) : []),
      ...(previous && contractSatisfies(CONTRACT_VERSION, previous.descriptor.contract)
        ? [previous]
        : []),
    ];
    for (const [attempt, version] of plan.entries()) {
      if (attempt > 0 && version === active) await this.options.wait(this.delay(attempt));
      const outcome = await this.attempt(version, attempt);
      if (!(outcome instanceof LoadError)) {
        return this.become({
          status: 'ready',
          module: outcome,
          version: version.descriptor.version,
        });
      }
      if (outcome.code === 'CONTRACT_MISMATCH')
        return this.refuse(outcome.message, version.descriptor.version);
      last = outcome;
      // A retry would evaluate the same second copy again.
      if (outcome.code === 'SECOND_COPY') break;
    }
    return this.become({ status: 'failed', error: last });
  }

  private async attempt(
    version: RegistryVersion,
    attempt: number,
  ): Promise<RemoteModule | LoadError> {
    const started = this.options.now();
    try {
      const exported = await this.options.importVersion(version, attempt);
      if (!isRemoteModule(exported)) {
        throw new LoadError(
          'contract',
          'NOT_A_REMOTE',
          './remote exports no remote of the contract',
        );
      }
      if (!contractSatisfies(CONTRACT_VERSION, exported.contract)) {
        throw new LoadError('contract', 'CONTRACT_MISMATCH', exported.contract);
      }
      return exported;
    } catch (thrown) {
      const error = asLoadError(thrown);
      this.options.report({
        remote: this.options.name,
        version: version.descriptor.version,
        phase: error.phase,
        code: error.code,
        ms: Math.max(0, Math.round(this.options.now() - started)),
      });
      return error;
    }
  }

  private refuse(wanted: string, version: string): RemoteState {
    this.options.report({
      remote: this.options.name,
      version,
      phase: 'contract',
      code: 'INCOMPATIBLE',
      ms: 0,
    });
    return this.become({ status: 'incompatible', wanted, have: CONTRACT_VERSION });
  }

  /** Grows with every attempt; the jitter keeps many pages from retrying at the same moment. */
  private delay(attempt: number): number {
    return LOAD_RETRY_DELAY_MS * 2 ** (attempt - 1) * (0.5 + this.options.random());
  }

  private become(state: RemoteState): RemoteState {
    this.state = state;
    for (const listener of this.listeners) listener();
    return state;
  }
}

function asLoadError(thrown: unknown): LoadError {
  if (thrown instanceof LoadError) return thrown;
  const isSecondCopy = thrown instanceof Error && thrown.name === 'SecondCopyError';
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new LoadError(
    isSecondCopy ? 'singleton' : 'script',
    isSecondCopy ? 'SECOND_COPY' : 'SCRIPT_FAILED',
    message,
    { cause: thrown },
  );
}
