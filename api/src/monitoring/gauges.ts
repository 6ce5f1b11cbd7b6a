import { count } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { ACTIVE } from '../modules/stand/active-hold';
import type { Outbox } from '../outbox/outbox';
import { measureWaiting } from '../outbox/outbox.repository';
import { QUEUE_NAMES } from '../outbox/queues';
import type { Db } from '../platform/database/database';
import { withTimeLimit } from '../platform/time-limit';
import { standHolds } from '../tables/hold';

type Dependencies = {
  registry: Registry;
  db: Db;
  outbox: Outbox;
  /** Sockets of this process. */
  connected: () => number;
  /** Documents that wait to be drawn by this process. */
  printing: () => number;
};

/** Milliseconds that a scrape waits for the database. */
const PATIENCE = 1000;

type Queue = { queue: string; waiting: number; age: number };
type Measured = { holds: number; queues: Queue[] };

/** Figures while the database does not answer: not zero, but no number. */
const UNKNOWN: Measured = {
  holds: Number.NaN,
  queues: QUEUE_NAMES.map((queue) => ({ queue, waiting: Number.NaN, age: Number.NaN })),
};

/** Figures that are read when somebody asks for them, with two small queries for all. */
export function addGauges(dependencies: Dependencies): void {
  const { registry, db, outbox, connected, printing } = dependencies;
  let asking: Promise<Measured> | null = null;
  const measure = (): Promise<Measured> => {
    // The gauges of a scrape share one answer, and scrapes do not queue up behind a database that hangs.
    asking ??= askDatabase(db, outbox).finally(() => {
      asking = null;
    });
    return withTimeLimit(PATIENCE, asking, () => new Error('slow')).catch(() => UNKNOWN);
  };
  const addQueueGauge = (name: string, help: string, read: (queue: Queue) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      collect: async () => {
        for (const found of (await measure()).queues)
          gauge.set({ queue: found.queue }, read(found));
      },
    });
  };
  const sockets: Gauge = new Gauge({
    name: 'portal_connected_sockets',
    help: 'Sockets connected to this process',
    registers: [registry],
    collect: () => sockets.set(connected()),
  });
  const documents: Gauge = new Gauge({
    name: 'portal_documents_waiting',
    help: 'Documents that wait for a thread of this process',
    registers: [registry],
    collect: () => documents.set(printing()),
  });
  const holds: Gauge = new Gauge({
    name: 'portal_active_holds',
    help: 'Options on stands that have not ended',
    registers: [registry],
    collect: async () => holds.set((await measure()).holds),
  });
  addQueueGauge('portal_outbox_waiting', 'Deliveries that wait', ({ waiting }) => waiting);
  addQueueGauge('portal_outbox_oldest_seconds', 'Age of the oldest of them', ({ age }) => age);
}

async function askDatabase(db: Db, outbox: Outbox): Promise<Measured> {
  const topics = await measureWaiting(db);
  const [row] = await db.select({ holds: count() }).from(standHolds).where(ACTIVE);
  const queues = QUEUE_NAMES.map((queue) => {
    const names = outbox.topicsOf(queue);
    const found = topics.filter(({ topic }) => names.includes(topic));
    return {
      queue,
      waiting: found.reduce((sum, topic) => sum + topic.waiting, 0),
      age: Math.max(0, ...found.map((topic) => topic.age)),
    };
  });
  return { holds: row?.holds ?? 0, queues };
}
