import { and, count, gt, isNull, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../platform/database/database';
import { measureWaiting } from '../platform/outbox/outbox.repository';
import { within } from '../platform/within';
import { standHolds } from '../tables/hold';
import { LANES } from './delivery';

type Dependencies = {
  registry: Registry;
  db: Db;
  /** Sockets of this process. */
  connected: () => number;
};

/** Milliseconds that a scrape waits for the database. */
const PATIENCE = 1000;

type Lane = { lane: string; waiting: number; age: number };
type Measured = { holds: number; lanes: Lane[] };

/** What a database that does not answer has to say: not zero, but no number. */
const UNKNOWN: Measured = {
  holds: Number.NaN,
  lanes: Object.keys(LANES).map((lane) => ({ lane, waiting: Number.NaN, age: Number.NaN })),
};

/** Figures that are read when somebody asks for them, with two small queries for all. */
export function addGauges({ registry, db, connected }: Dependencies): void {
  let asking: Promise<Measured> | null = null;
  const measure = (): Promise<Measured> => {
    // The gauges of a scrape share one answer, and scrapes do not queue up behind a database that hangs.
    asking ??= askDatabase(db).finally(() => {
      asking = null;
    });
    return within(PATIENCE, asking, () => new Error('slow')).catch(() => UNKNOWN);
  };
  const addLaneGauge = (name: string, help: string, read: (lane: Lane) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['lane'],
      registers: [registry],
      collect: async () => {
        for (const found of (await measure()).lanes) gauge.set({ lane: found.lane }, read(found));
      },
    });
  };
  const sockets: Gauge = new Gauge({
    name: 'portal_connected_sockets',
    help: 'Sockets connected to this process',
    registers: [registry],
    collect: () => sockets.set(connected()),
  });
  const holds: Gauge = new Gauge({
    name: 'portal_active_holds',
    help: 'Options on stands that have not ended',
    registers: [registry],
    collect: async () => holds.set((await measure()).holds),
  });
  addLaneGauge('portal_outbox_waiting', 'Deliveries that wait', ({ waiting }) => waiting);
  addLaneGauge('portal_outbox_oldest_seconds', 'Age of the oldest of them', ({ age }) => age);
}

async function askDatabase(db: Db): Promise<Measured> {
  const topics = await measureWaiting(db);
  const [row] = await db
    .select({ holds: count() })
    .from(standHolds)
    .where(and(isNull(standHolds.endedAt), gt(standHolds.expiresAt, sql`now()`)));
  const lanes = Object.entries(LANES).map(([lane, settings]) => {
    const names: readonly string[] = settings.topics;
    const found = topics.filter(({ topic }) => names.includes(topic));
    return {
      lane,
      waiting: found.reduce((sum, topic) => sum + topic.waiting, 0),
      age: Math.max(0, ...found.map((topic) => topic.age)),
    };
  });
  return { holds: row?.holds ?? 0, lanes };
}
