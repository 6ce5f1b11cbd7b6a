import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'mosta_change';
/** Milliseconds between two attempts to listen again. */
const RETRY = 1000;
/** Milliseconds between two proofs that the listening connection still lives; a silent network tells nothing. */
const HEARTBEAT = 15_000;

/** Which tables were changed, by whichever process: triggers of the tables say so (migration 0005). */
export type ChangeSignals = {
  /**
   * A value that is another one after every change of these tables that this process could see.
   * @returns null while changes of other processes may go unseen: nothing may be kept then
   */
  revisionOf: (tables: readonly string[]) => string | null;
  /** Makes a connection of the pool listen, so that its own changes are known before its statement ends. */
  listenOn: (client: pg.ClientBase) => Promise<void>;
  close: () => Promise<void>;
};

/** @param url of a PostgreSQL that other processes use too; undefined: all changes go through this process's own pool */
export function createChangeSignals(
  url: string | undefined,
  onError: (error: Error) => void,
): ChangeSignals {
  const revisions = new Map<string, number>();
  /** Grows when a connection begins to listen: what happened before it is not known. */
  let generation = 0;
  const hear = ({ channel, payload }: pg.Notification) => {
    if (channel !== CHANNEL || payload === undefined) return;
    revisions.set(payload, (revisions.get(payload) ?? 0) + 1);
  };
  const listen = async (client: pg.ClientBase) => {
    client.on('notification', hear);
    await client.query(`listen ${CHANNEL}`);
  };
  const listenAnew = async (client: pg.ClientBase) => {
    await listen(client);
    generation += 1;
  };
  const others = url === undefined ? null : listenToOthers(url, listenAnew, onError);
  return {
    // Beside the connection that listens to others, one of the pool begins without anything having been missed.
    listenOn: others ? listen : listenAnew,
    revisionOf: (tables) =>
      others && !others.listening()
        ? null
        : [generation, ...tables.map((table) => revisions.get(table) ?? 0)].join('.'),
    close: async () => {
      await others?.close();
    },
  };
}

/** Keeps one connection that only listens, for as long as the process lives. */
function listenToOthers(
  url: string,
  listenOn: ChangeSignals['listenOn'],
  onError: (error: Error) => void,
) {
  const stop = new AbortController();
  let listening = false;
  const round = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT,
      query_timeout: HEARTBEAT,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    try {
      await client.connect();
      await listenOn(client);
      listening = true;
      while (listening && !stop.signal.aborted) {
        const beat = wait(HEARTBEAT, 'beat' as const, { ref: false, signal: stop.signal });
        if ((await Promise.race([beat, lost])) !== 'beat') break;
        await client.query('select 1');
      }
    } finally {
      listening = false;
      await client.end();
    }
  };
  const running = (async () => {
    while (!stop.signal.aborted) {
      await round().catch((error: Error) => {
        if (!stop.signal.aborted) onError(error);
      });
      if (!stop.signal.aborted) await wait(RETRY, undefined, { ref: false });
    }
  })();
  return {
    listening: () => listening,
    close: async () => {
      stop.abort();
      await running;
    },
  };
}
