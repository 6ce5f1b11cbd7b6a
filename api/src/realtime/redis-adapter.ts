import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import type { Namespace } from 'socket.io';
import { connectPatientReader } from '../platform/redis/redis';

const STREAM = 'mosta:socket';
/** Entries that the stream keeps: what a process may miss while it is cut off. */
const KEPT = 10_000;
/** Milliseconds before the newest entry at which a process that starts begins to read. */
const OVERLAP = 60_000;

type StreamsAdapter = ReturnType<ReturnType<typeof createAdapter>>;

/**
 * Carries events to the sockets of all processes through a stream in Redis. Two things are added to the adapter:
 *
 * - It starts at "$", the end of the stream at each read. Until its first event arrives it would miss what is written
 *   between two reads, and after an outage what is written before its own client is back. This reader starts at a known
 *   entry. The overlap gives some events twice: notifications have an id, stands a revision.
 * - It keeps the failure of a publication to itself. `published` tells it, so that the outbox counts an event as sent
 *   once Redis has it. A client that queues would lose events with the process that holds the queue.
 *
 * What needs answers of other processes (`fetchSockets`, `serverSideEmit`) is not carried.
 */
export function createRedisAdapter(redis: Redis) {
  const readers: Redis[] = [];
  const create = createAdapter(
    {
      options: { lazyConnect: false },
      xadd: (entry: (string | number)[]) => redis.call('xadd', entry),
      duplicate: () => {
        const reader = connectPatientReader(redis);
        readers.push(reader);
        return streamReader(reader);
      },
    },
    { streamName: STREAM, maxLen: KEPT, onlyPlaintext: true },
  );
  let last: Promise<unknown> = Promise.resolve();
  let adapter: StreamsAdapter | null = null;
  // Not an arrow: socket.io calls it with `new`.
  function adapterOf(namespace: Namespace): StreamsAdapter {
    const made = create(namespace);
    const publish = made.doPublish.bind(made);
    made.doPublish = (message) => {
      last = publish(message);
      return last;
    };
    adapter = made;
    return made;
  }
  return {
    adapter: adapterOf,
    /** Ends when Redis has what was emitted just before this call, in the same breath. */
    published: async (): Promise<void> => {
      await last;
    },
    /** Ends the reading, which would otherwise wait for Redis for ever. */
    close: (): void => {
      adapter?.close();
      for (const reader of readers) reader.disconnect();
    },
  };
}

/** What the adapter uses of a client that reads. */
function streamReader(client: Redis) {
  let start: Promise<string> | null = null;
  return {
    on: () => undefined,
    xread: async (...read: (string | number)[]): Promise<unknown> => {
      const from = read.pop();
      start ??= findStart(client);
      return client.call('xread', [...read, from === '$' ? await start : `${from}`]);
    },
    // The channel for answers between processes, which nothing asks for.
    subscribe: () => undefined,
    // Ended a second time, a client would keep the process alive for two seconds.
    disconnect: () => {
      if (client.status !== 'end') client.disconnect();
    },
  };
}

/** By Redis' own clock, which the entries' names begin with. */
async function findStart(client: Redis): Promise<string> {
  const [newest] = await client.xrevrange(STREAM, '+', '-', 'COUNT', 1);
  return newest ? `${Math.max(0, Number.parseInt(newest[0], 10) - OVERLAP)}-0` : '0-0';
}
