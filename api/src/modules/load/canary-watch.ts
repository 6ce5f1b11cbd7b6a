import { canaryStopped } from '@mosta/release/changes';
import { release } from '@mosta/release/release';
import type { Registry } from '@mosta/shared/contract/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database';
import { recordAuditEvent, serviceItself } from '../audit/audit-event';
import { isWorse, nextJudgement, type Seen } from './judge-canary';
import { countVotes } from './load.repository';
import { trialOf } from './load-counter';

type Dependencies = {
  db: Db;
  dataDir: string;
  log: FastifyBaseLogger;
  onStop: (remote: string) => void;
};

/** Judges canaries by what voters of all processes saw of them, and stops the one that is worse. */
export class CanaryWatch {
  /** Loads at which a trial is judged next. */
  private readonly next = new Map<string, number>();

  constructor(private readonly dependencies: Dependencies) {}

  /** Judges the running trials among these that have grown enough since they were judged last. */
  async judge(registry: Registry, trials: ReadonlySet<string>): Promise<void> {
    for (const [remote, { canary }] of Object.entries(registry.remotes)) {
      const trial = trialOf(registry, remote);
      if (!canary || trial === null || !trials.has(trial)) continue;
      const seen = await countVotes(this.dependencies.db, trial);
      if (seen.canary.loads < (this.next.get(trial) ?? 0)) continue;
      this.next.set(trial, nextJudgement(seen.canary.loads));
      if (isWorse(seen.canary, seen.usual)) {
        await this.stop({ remote, version: canary.version, trial, ...seen });
        this.next.delete(trial);
      }
    }
  }

  /** Whichever process comes first stops it; for the others nothing changes any more. */
  private async stop(found: {
    remote: string;
    version: string;
    trial: string;
    canary: Seen;
    usual: Seen;
  }): Promise<void> {
    const { db, dataDir, log, onStop } = this.dependencies;
    const { remote, version, trial, canary, usual } = found;
    const reason = `${inWords(canary)}, contre ${inWords(usual)} pour la version active`;
    const { changed } = await release(
      dataDir,
      { by: 'portal', action: 'stop-canary', remote, version, reason },
      (registry) =>
        trialOf(registry, remote) === trial
          ? canaryStopped(registry, remote, version, reason)
          : registry,
    );
    if (!changed) return;
    log.warn({ remote, version, canary, usual }, 'a canary was worse and is stopped');
    onStop(remote);
    await recordAuditEvent(db, serviceItself('canary'), {
      action: 'release.stop-canary',
      subject: remote,
      details: { version, canary, usual },
    });
  }
}

function inWords({ loads, failures }: Seen): string {
  const share = loads === 0 ? 0 : (100 * failures) / loads;
  const percent = share.toLocaleString('fr', { maximumFractionDigits: 1 });
  return `${percent} % d’échecs (${failures} sur ${loads})`;
}
