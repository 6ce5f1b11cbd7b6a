import type { LazyComponent, RemoteModule, SlotProps } from '@mosta/shared/contract/define-remote';
import { LOAD_DEADLINE_MS, PREVIOUS_AFTER_MS } from '@mosta/shared/contract/loading';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import type { ComponentType } from 'react';
import { asLoadError, LoadError } from './failures';
import { type Clock, raceVersions, untilAborted } from './race-versions';
import type { ReadyState, RemoteLoader } from './remote-loader';

/** A page's or widget's code with its texts, of one version. */
export type Part = { version: string; Content: ComponentType<SlotProps> };

export type PartState =
  | { status: 'loading' }
  | { status: 'ready'; part: Part }
  | { status: 'failed'; error: LoadError }
  | { status: 'incompatible'; wanted: string; have: string };

export type PartOptions = {
  remote: string;
  /** Undefined for a remote that the registry lacks. */
  loader: RemoteLoader | undefined;
  /** Picks the page or widget out of a version's module. */
  pick: (module: RemoteModule) => LazyComponent<SlotProps> | undefined;
  /** Fetches the texts of a version; rejects with a LoadError where there are none. */
  loadTexts: (ready: ReadyState) => Promise<void>;
  /** Looks at the code that was loaded; rejects with a LoadError where it may not be shown. */
  inspect: (ready: ReadyState) => Promise<void>;
  report: (failure: FailureReport) => void;
};

/** What has been loaded in this page: a second visit shows it without a placeholder. */
const loaded = new WeakMap<LazyComponent<SlotProps>, ComponentType<SlotProps>>();

/**
 * Loads what one page or widget shows: its remote, its code and its texts, within one deadline. Where the active version
 * fails, while it is loaded or when it is drawn, the previous one takes its place, once.
 */
export class PartLoader {
  private state: PartState;
  private loading = false;
  /** The version that failed when it was drawn, with what was typed in it. */
  private broken: string | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: PartOptions) {
    const state = options.loader?.getState();
    const load = state?.status === 'ready' ? options.pick(state.module) : undefined;
    const Content = load && loaded.get(load);
    this.state =
      Content && state?.status === 'ready'
        ? { status: 'ready', part: { version: state.version, Content } }
        : { status: 'loading' };
  }

  readonly getState = (): PartState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the part unless it is there or under way. @param calmly leaves what is shown until it is there */
  async load(calmly = false): Promise<void> {
    if (this.state.status === 'ready') return;
    if (!calmly && this.state.status !== 'loading') this.become({ status: 'loading' });
    if (this.loading) return;
    this.loading = true;
    this.become(await this.run());
    this.loading = false;
  }

  /**
   * A component of the part threw.
   * @param silently whether the previous version may take its place without a word: nothing was being typed
   */
  async drawingFailed(version: string, error: LoadError, silently: boolean): Promise<void> {
    if (this.state.status !== 'ready' || this.loading) return;
    this.broken = version;
    const substitute = this.options.loader?.substituteFor(version);
    if (!substitute || !silently) return this.become({ status: 'failed', error });
    this.become({ status: 'loading' });
    await this.load();
    // the reason is what was seen first
    if (this.getState().status === 'failed') this.become({ status: 'failed', error });
  }

  private async run(): Promise<PartState> {
    const { loader, remote } = this.options;
    if (!loader) return failed('descriptor', 'UNKNOWN_REMOTE', remote);
    const { clock } = loader;
    const started = clock.now();
    const state = await loader.load();
    if (state.status === 'failed' || state.status === 'incompatible') return state;
    if (state.status !== 'ready') return failed('descriptor', 'NO_VERSION', remote);
    const spent = clock.now() - started;
    const substitute = loader.substituteFor(state.version);
    const load = (ready: ReadyState | LoadError, signal: AbortSignal) =>
      ready instanceof LoadError ? ready : this.loadPart(ready, signal, clock);
    const loadSubstitute =
      substitute && (async (signal: AbortSignal) => load(await substitute(signal), signal));
    const isBroken = this.broken === state.version && loadSubstitute !== undefined;
    const outcome = await raceVersions<Part & { ready: ReadyState }>({
      clock,
      first: isBroken ? loadSubstitute : async (signal) => load(state, signal),
      second: isBroken ? undefined : loadSubstitute,
      secondAfter: Math.max(0, PREVIOUS_AFTER_MS - spent),
      deadline: Math.max(0, LOAD_DEADLINE_MS - spent),
    });
    if (outcome instanceof LoadError) return { status: 'failed', error: outcome };
    const { ready, ...part } = outcome;
    loader.adopt(ready);
    return { status: 'ready', part };
  }

  private async loadPart(
    ready: ReadyState,
    signal: AbortSignal,
    clock: Clock,
  ): Promise<(Part & { ready: ReadyState }) | LoadError> {
    const { remote, pick, loadTexts, inspect, report } = this.options;
    const { module, version } = ready;
    const started = clock.now();
    try {
      const load = pick(module);
      if (!load) throw new LoadError('descriptor', 'NO_SUCH_PART', remote);
      const [{ default: Content }] = await untilAborted(
        signal,
        Promise.all([load().then((page) => inspect(ready).then(() => page)), loadTexts(ready)]),
        () => new LoadError('script', 'CHUNK_TIMEOUT', remote),
      );
      loaded.set(load, Content);
      return { version, Content, ready };
    } catch (thrown) {
      const error = asLoadError(thrown);
      const { phase, code } = error;
      report({ remote, version, phase, code, ms: Math.round(clock.now() - started) });
      return error;
    }
  }

  private become(state: PartState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function failed(phase: FailureReport['phase'], code: string, message: string): PartState {
  return { status: 'failed', error: new LoadError(phase, code, message) };
}
