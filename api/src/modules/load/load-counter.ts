import type { Registry } from '@mosta/shared/contract/registry';
import type { LoadReport, RemoteLoad } from '@mosta/shared/schemas/load-report.schema';
import { LRUCache } from 'lru-cache';
import { noDurations, stepOf } from './durations';
import type { FailureCount, LoadCount, Visitors, Vote } from './load.repository';

/** Page views that are remembered, so that what a view says twice counts once. */
const MOST_VIEWS = 50_000;
/** Kinds of failure that a process counts between two writings; browsers name them, and could name any. */
const MOST_KINDS = 200;
/** Votes that a process keeps while the database does not answer. */
const MOST_VOTES = 20_000;

export type Counted = { loads: LoadCount[]; failures: FailureCount[]; votes: Vote[] };

/** What is counted of one load: told to the metrics. */
export type Observed = { remote: string; version: string; visitors: Visitors; ms: number };

/** The trial of a remote that runs now; null when there is none. */
export function trialOf(registry: Registry, remote: string): string | null {
  const canary = registry.remotes[remote]?.canary;
  if (!canary || canary.stopped) return null;
  return JSON.stringify([remote, canary.version, canary.startedAt ?? '']);
}

/** Counts loads in memory until they are taken, for the database and the metrics. Only versions of the registry count. */
export class LoadCounter {
  private readonly seen = new LRUCache<string, { failed: boolean }>({ max: MOST_VIEWS });
  private loads = new Map<string, LoadCount>();
  private failures = new Map<string, FailureCount>();
  private votes = new Map<string, Vote>();

  constructor(
    private readonly on: { load: (load: Observed) => void; failure: (load: Observed) => void },
  ) {}

  /**
   * Counts a report: at most one load and one failure for each version of a page view.
   * @param voter tells visitors apart where a canary is judged
   */
  note(report: LoadReport, registry: Registry, voter: string): void {
    for (const load of report.loads) this.noteLoad(report.view, load, registry, voter);
  }

  private noteLoad(view: string, load: RemoteLoad, registry: Registry, voter: string): void {
    const { remote, version, ms, failure } = load;
    const entry = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
    if (!entry || !Object.hasOwn(entry.versions, version)) return;
    const trial = trialOf(registry, remote);
    const visitors = trial !== null && entry.canary?.version === version ? 'canary' : 'usual';
    const key = JSON.stringify([view, remote, version]);
    const before = this.seen.get(key);
    const failed = failure !== null;
    if (before && (before.failed || !failed)) return;
    this.seen.set(key, { failed });

    const count = this.countOf({ remote, version, visitors });
    const observed = { remote, version, visitors, ms } as const;
    if (!before) {
      count.loads += 1;
      this.on.load(observed);
      if (!failed) {
        const step = stepOf(ms);
        count.durations[step] = (count.durations[step] ?? 0) + 1;
      }
    }
    if (failed) {
      count.failures += 1;
      this.on.failure(observed);
      this.countFailure({ remote, version, ...failure });
    }
    const isBeside = visitors === 'usual' && version === entry.active;
    if (trial !== null && (visitors === 'canary' || isBeside))
      this.vote({ trial, visitors, voter, failed });
  }

  private countOf(key: Pick<LoadCount, 'remote' | 'version' | 'visitors'>): LoadCount {
    const name = JSON.stringify([key.remote, key.version, key.visitors]);
    const found = this.loads.get(name) ?? {
      ...{ ...key, loads: 0, failures: 0, durations: noDurations() },
    };
    this.loads.set(name, found);
    return found;
  }

  private countFailure(kind: Omit<FailureCount, 'count'>): void {
    const name = JSON.stringify(kind);
    const found = this.failures.get(name);
    if (found) found.count += 1;
    else if (this.failures.size < MOST_KINDS) this.failures.set(name, { ...kind, count: 1 });
  }

  private vote(vote: Vote): void {
    const name = JSON.stringify([vote.trial, vote.visitors, vote.voter]);
    const found = this.votes.get(name);
    if (found) found.failed ||= vote.failed;
    else if (this.votes.size < MOST_VOTES) this.votes.set(name, { ...vote });
  }

  /** Gives what was counted, and begins anew; null when there is nothing. */
  take(): Counted | null {
    if (this.loads.size === 0) return null;
    const counted = {
      loads: [...this.loads.values()],
      failures: [...this.failures.values()],
      votes: [...this.votes.values()],
    };
    this.loads = new Map();
    this.failures = new Map();
    this.votes = new Map();
    return counted;
  }

  /** Takes back what could not be written, to be given again with what was counted since. */
  putBack({ loads, failures, votes }: Counted): void {
    for (const row of loads) {
      const count = this.countOf(row);
      count.loads += row.loads;
      count.failures += row.failures;
      count.durations = count.durations.map((each, step) => each + (row.durations[step] ?? 0));
    }
    for (const { count, ...kind } of failures) {
      const found = this.failures.get(JSON.stringify(kind));
      if (found) found.count += count;
      else this.failures.set(JSON.stringify(kind), { ...kind, count });
    }
    for (const vote of votes) this.vote(vote);
  }
}
