import { historyOf } from '@mosta/release/changes';
import { type FailingPages, readFailingPages } from '@mosta/release/failing-pages';
import { misfits } from '@mosta/release/host-fit';
import { readLog } from '@mosta/release/release-log';
import { REMOTES_PATH } from '@mosta/shared/contract/published';
import type { Registry, RegistryRemote } from '@mosta/shared/contract/registry';
import type { Db } from '../../platform/database/database';
import type { RegistryFile } from '../../portal/registry-file';
import { noDurations, percentile } from '../load/durations';
import { countVotes, type LoadCount, readFailures, readLoads } from '../load/load.repository';
import { trialOf } from '../load/load-counter';

/** Versions of a remote, and lines of the log, that the page shows. */
const MOST_VERSIONS = 8;
const MOST_ENTRIES = 50;

type Sources = { db: Db; dataDir: string; hostDist: string; registry: RegistryFile };

/** What `/_portal` shows: the registry, with what visitors of the last day got of it, and what was done. */
export async function operatorState({ db, dataDir, hostDist, registry: file }: Sources) {
  const { registry, trouble } = await file.read();
  const known = registry?.remotes ?? {};
  const [loads, failures, log, unfit, failing] = await Promise.all([
    readLoads(db),
    readFailures(db),
    readLog(dataDir),
    misfits(dataDir, known, hostDist),
    readFailingPages(dataDir),
  ]);
  const names = Object.keys(known);
  const remotes = registry
    ? await Promise.all(names.map((name) => remoteState(db, registry, name, loads)))
    : [];
  return {
    /** Why the registry's file is not what pages are made of. */
    trouble,
    remotes: remotes
      .filter((remote) => remote !== null)
      .map((remote) => ({
        ...remote,
        /** What the running host lacks of what the active version uses. */
        misfits: unfit[remote.name] ?? [],
        failingPages: failingOf(remote.name, failing),
      })),
    failures: failures.slice(0, MOST_ENTRIES),
    log: log.slice(-MOST_ENTRIES).reverse(),
  };
}

async function remoteState(db: Db, registry: Registry, name: string, loads: LoadCount[]) {
  const remote = registry.remotes[name];
  if (!remote) return null;
  const { enabled, active, canary } = remote;
  const trial = trialOf(registry, name);
  const own = loads.filter((count) => count.remote === name);
  return {
    name,
    label: remote.versions[active]?.descriptor.label,
    enabled,
    active,
    /** Where a rollback leads; null where there is nothing to go back to. */
    previous: historyOf(remote)[0] ?? null,
    canary: canary && {
      ...canary,
      /** What voters saw of it and of the active version since it began; null once it was stopped. */
      seen: trial === null ? null : await countVotes(db, trial),
    },
    versions: versionsOf(remote, own),
  };
}

/** The pages of a remote that cannot be drawn any more, with their languages. */
function failingOf(name: string, failing: FailingPages) {
  const own = failing.filter(({ baseUrl }) => baseUrl.startsWith(`${REMOTES_PATH}${name}/`));
  return [...new Set(own.map(({ path }) => path))].map((path) => {
    const same = own.filter((page) => page.path === path);
    return {
      path,
      languages: same.map(({ language }) => language),
      since: same.map((page) => page.since).sort()[0] ?? '',
    };
  });
}

/** The versions in use and the newest others, the newest first. */
function versionsOf(remote: RegistryRemote, loads: LoadCount[]) {
  const used = [remote.active, historyOf(remote)[0], remote.canary?.version];
  const sorted = Object.entries(remote.versions).sort(([, left], [, right]) =>
    right.publishedAt.localeCompare(left.publishedAt),
  );
  return sorted
    .filter(([version], index) => index < MOST_VERSIONS || used.includes(version))
    .map(([version, { publishedAt, publishedBy, commit, withdrawn }]) => ({
      ...{ version, publishedAt, publishedBy, commit, withdrawn: withdrawn === true },
      ...sumOf(loads.filter((count) => count.version === version)),
    }));
}

function sumOf(counts: LoadCount[]) {
  const durations = counts.reduce(
    (sum, count) => sum.map((each, step) => each + (count.durations[step] ?? 0)),
    noDurations(),
  );
  return {
    loads: counts.reduce((sum, { loads }) => sum + loads, 0),
    failures: counts.reduce((sum, { failures }) => sum + failures, 0),
    p50: percentile(durations, 0.5),
    p95: percentile(durations, 0.95),
  };
}
