import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Loads of a version of a remote in browsers, by the hour; all processes add to the same row. */
export const remoteLoads = pgTable(
  'remote_loads',
  {
    hour: instant('hour').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** `canary` while the version is on trial, else `usual`. */
    visitors: text('visitors').notNull(),
    loads: integer('loads').notNull(),
    failures: integer('failures').notNull(),
    /** How many loads took how long, in the steps of `DURATION_STEPS`. */
    durations: integer('durations').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.remote, table.version, table.visitors] })],
);

/** What failed in those loads, by the hour. */
export const remoteFailures = pgTable(
  'remote_failures',
  {
    hour: instant('hour').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    phase: text('phase').notNull(),
    code: text('code').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.remote, table.version, table.phase, table.code] }),
  ],
);

/** Who has tried a canary or the version beside it, and whether it failed: one row a voter, a network address as a keyed hash. */
export const canaryVotes = pgTable(
  'canary_votes',
  {
    /** Remote, version and start of the trial. */
    trial: text('trial').notNull(),
    visitors: text('visitors').notNull(),
    voter: text('voter').notNull(),
    failed: boolean('failed').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.trial, table.visitors, table.voter] }),
    index('canary_votes_at').on(table.at),
  ],
);
