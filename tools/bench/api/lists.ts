import { setTimeout as wait } from 'node:timers/promises';
import { print } from '@mosta/portal-sdk/terminal';
import { type Authorization, signInOrganizer } from './accounts';
import type { Ground } from './instances';
import { connectTo, fillLists, ID_OF_FIRST, type Place, ROWS } from './list-rows';
import { median, quantile } from './statistics';

/** Milliseconds within which a page of a list has arrived. */
const TARGET = 50;
const TIMES = 10;
const LAST = `offset=${ROWS - 50}`;
/** Found in every row, in one row, and in none. */
const SEARCHES = ['search=exemple', 'search=exposant-49999', 'search=introuvable'];

/** The organisers' lists, and what is asked of each: its first and last page, every order, searches, filters. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  participation: [
    ...['', LAST, 'stage=accepted', 'status=refused', 'waiting=messages', 'assigned=nobody'],
    ...sorts(['received', 'reference', 'company', 'decided']),
    ...SEARCHES,
  ],
  quote: ['', LAST, 'outcome=applied', ...sorts(['received', 'until']), ...SEARCHES],
  company: ['', LAST, ...sorts(['name', 'since', 'dossiers']), ...SEARCHES],
  badge: ['', LAST, 'category=visitor', 'state=came', ...SEARCHES],
  promo: [''],
  balance: [''],
  payment: [''],
  issued: [''],
  letter: ['', LAST],
  audit: ['', 'action=edition', 'action=absent', 'subject=introuvable'],
  staff: [
    '',
    LAST,
    'status=refused',
    ...sorts(['received', 'name', 'level', 'decided']),
    ...SEARCHES,
  ],
  hold: ['', LAST, ...SEARCHES],
};
/** Tables whose rows a list counts: its total is counted anew once one of them has changed. */
const COUNTED: Readonly<Record<string, string>> = {
  participation: 'participations',
  quote: 'quotes',
  company: 'exhibitors',
  badge: 'badges',
  letter: 'letters',
  staff: 'staff_applications',
};
/** Parts of a word that every row has, one for each time: a search that was not asked before is counted. */
const NEW_SEARCHES = 'exemple exempl exemp exem xemple xempl xemp emple empl mple mpl ple'.split(
  ' ',
);
/** Milliseconds after which a changed row has been told to the portal. */
const TOLD = 40;
/** One quote by its identifier: what the machine needs for a call, whatever else it does. */
const ONE_ROW = `quote/${ID_OF_FIRST}`;
/** What leaves as a file: the time until its first byte. */
const EXPORTS = ['participation', 'quote', 'company', 'badge', 'payment', 'audit', 'staff'];

function sorts(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    ['asc', 'desc'].map((direction) => `sort=${name}&direction=${direction}`),
  );
}

/** Milliseconds of each list with 50,000 rows in its table, embedded and on PostgreSQL, the slowest first. */
export async function measureLists(ground: Ground): Promise<void> {
  const portals = {
    embedded: { ...ground.embedded, place: { dataDir: ground.embeddedDataDir } },
    PostgreSQL: { ...ground.scaled[0], place: { url: ground.databaseUrl } },
  };
  for (const [name, { address, place }] of Object.entries(portals)) {
    const by = await signInOrganizer(address);
    const begun = performance.now();
    await fillLists(place);
    print(
      `  ${name}: ${ROWS} rows a table in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    await measurePortal(name, address, by, place);
  }
}

/** Prints what each call takes, the slowest first: as it is asked again, and as it is asked after a change. */
export async function measurePortal(
  name: string,
  address: string,
  by: Authorization,
  place: Place,
): Promise<void> {
  const calls = [
    ...Object.entries(LISTS).flatMap(([list, queries]) =>
      queries.map((query) => `${list}${query && `?${query}`}`),
    ),
    ...EXPORTS.map((list) => `${list}/export`),
  ];
  const base = `${address}/v1/organizer`;
  const measured: Measured[] = [];
  for (const call of calls) measured.push(await measure(base, call, by));
  measured.push(...(await measureCounted(base, calls, by, place)));
  measured.sort((one, other) => other.p95 - one.p95);
  print('      median     p95     of one row');
  for (const { call, middle, p95, ratio } of measured) {
    const mark = p95 < TARGET ? ' ' : '!';
    const times = [middle, p95].map((time) => time.toFixed(1).padStart(7)).join(' ');
    print(`  ${mark} ${times} ms ${ratio.toFixed(1).padStart(6)}x  ${call}`);
  }
  const oneRow = measured.flatMap((each) => each.oneRow);
  print(`  one row: ${median(oneRow).toFixed(1)} ms, p95 ${quantile(oneRow, 0.95).toFixed(1)} ms`);
  const within = (of: 'middle' | 'p95') => measured.filter((each) => each[of] < TARGET).length;
  print(
    `  ${name}: ${within('p95')} of ${measured.length} under ${TARGET} ms, ${within('middle')} by their median`,
  );
}

/**
 * The lists whose total has to be counted. On PostgreSQL a row of the table changes before each call. Of the embedded database the
 * portal hears its own changes alone: there, each call is a search that was not asked before.
 */
async function measureCounted(
  base: string,
  calls: readonly string[],
  by: Authorization,
  place: Place,
): Promise<Measured[]> {
  const client = 'url' in place ? await connectTo(place) : null;
  const measured: Measured[] = [];
  for (const call of calls) {
    const table = COUNTED[call.replace(/\?.*/, '')];
    if (table === undefined) continue;
    if (!client) {
      if (call.includes('search=')) continue;
      const searches = NEW_SEARCHES.map(
        (text) => `${call}${call.includes('?') ? '&' : '?'}search=${text}`,
      );
      measured.push(
        await measure(base, `${call} (a new search)`, by, async (time) => searches[time]),
      );
      continue;
    }
    const afterChange = async () => {
      await client.query(`update ${table} set id = id where id = $1`, [ID_OF_FIRST]);
      await wait(TOLD);
      return call;
    };
    measured.push(await measure(base, `${call} (after a change)`, by, afterChange));
  }
  await client?.end();
  return measured;
}

type Measured = Awaited<ReturnType<typeof measure>>;

/**
 * A call and the reading of one row, in turn: their ratio says what the machine is too slow for.
 * @param next what is asked that time, where it is not the named call itself
 */
async function measure(
  base: string,
  call: string,
  headers: Authorization,
  next: (time: number) => Promise<string | undefined> = async () => call,
) {
  const times: number[] = [];
  const oneRow: number[] = [];
  for (let time = 0; time < TIMES + 2; time += 1) {
    const asked = await next(time);
    const taken = await timeOf(`${base}/${asked}`, headers);
    const one = await timeOf(`${base}/${ONE_ROW}`, headers);
    // the first two prepare statements and fill caches
    if (time < 2) continue;
    times.push(taken);
    oneRow.push(one);
  }
  const middle = median(times);
  return { call, middle, p95: quantile(times, 0.95), oneRow, ratio: middle / median(oneRow) };
}

/** Milliseconds until an answer is there; of a file, until its first byte. */
async function timeOf(url: string, headers: Authorization): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const first = performance.now() - begun;
  if (url.endsWith('/export')) {
    await answer.body?.cancel();
    return first;
  }
  await answer.arrayBuffer();
  return performance.now() - begun;
}
