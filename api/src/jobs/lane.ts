import type { Db } from '../platform/database/database';
import {
  claimDue,
  markFailed,
  markSent,
  type OutboxRow,
  release,
} from '../platform/outbox/outbox.repository';
import { within } from '../platform/within';
import { startRounds } from './rounds';

/** How one kind of orders leaves the outbox, so that a slow kind never holds up another. */
export type LaneSettings = {
  topics: readonly string[];
  /** Deliveries at the same time; they begin in the orders' sequence. */
  parallel: number;
  /**
   * Whether what was delivered is marked by one statement a batch. A process that dies in between delivers the batch
   * again: for what its receivers know to be the same, and never for mails.
   */
  markTogether: boolean;
  /** Orders taken at once. */
  batch: number;
  /** Seconds for one delivery; what takes longer counts as failed. */
  deadline: number;
  /** Seconds after which orders of a process that died are taken again; more than the batch can take. */
  lease: number;
  mostAttempts: number;
  /** Seconds before the next attempt after so many failures. */
  pause: (failures: number) => number;
};

type Dependencies = {
  db: Db;
  deliver: (row: OutboxRow) => Promise<void>;
  /** False while nothing can be delivered: orders then wait without counting attempts. */
  isOpen?: () => boolean;
  onSent: () => void;
  onFailed: (row: OutboxRow, error: unknown, givenUp: boolean) => void;
  /** Told when the outbox itself cannot be read or written. */
  onError: (error: unknown) => void;
};

export type Lane = {
  /** Delivers now what is due. */
  kick: () => void;
  /** Takes nothing more and waits for what is under way, for so many milliseconds at most. */
  stop: (patience: number) => Promise<void>;
};

const BEAT = 2000;

/**
 * Doubles from the first pause to the longest, in seconds; each is drawn between half of it and the whole, so that
 * what failed together does not come back together.
 */
export function growingPause(first: number, longest: number): (failures: number) => number {
  return (failures) => {
    const pause = Math.min(longest, first * 2 ** Math.min(failures, 30));
    return pause * (0.5 + Math.random() / 2);
  };
}

/**
 * Delivers orders at least once: they are taken for the time of a lease, delivered while no transaction is open, and
 * marked one by one. An order that a dead process had taken is due again when its lease has run out.
 */
export function startLane(settings: LaneSettings, dependencies: Dependencies): Lane {
  const { db, deliver, onSent, onFailed } = dependencies;
  let stopping = false;

  const attempt = async (row: OutboxRow): Promise<boolean> => {
    try {
      const late = () => new Error('The delivery took too long');
      await within(settings.deadline * 1000, deliver(row), late);
    } catch (error) {
      await markFailed(db, row.id, settings.pause(row.attempts));
      onFailed(row, error, row.attempts + 1 >= settings.mostAttempts);
      return false;
    }
    if (!settings.markTogether) await markSent(db, [row.id]);
    onSent();
    return settings.markTogether;
  };
  /** @returns whether there may be more */
  const deliverBatch = async () => {
    const rows = await claimDue(db, { ...settings, limit: settings.batch });
    const waiting = rows.values();
    const unmarked: string[] = [];
    const work = async () => {
      while (!stopping) {
        const { value: row } = waiting.next();
        if (!row) return;
        if (await attempt(row)) unmarked.push(row.id);
      }
    };
    await Promise.all(Array.from({ length: settings.parallel }, work));
    await markSent(db, unmarked);
    await release(
      db,
      [...waiting].map(({ id }) => id),
    );
    return rows.length > 0;
  };
  const isOpen = () => !stopping && (dependencies.isOpen?.() ?? true);
  const rounds = startRounds(
    async () => {
      while (isOpen() && (await deliverBatch()));
    },
    BEAT,
    dependencies.onError,
  );
  return {
    kick: rounds.kick,
    stop: async (patience) => {
      stopping = true;
      const late = () => new Error('A delivery was still under way at the stop');
      await within(patience, rounds.stop(), late).catch(dependencies.onError);
    },
  };
}
