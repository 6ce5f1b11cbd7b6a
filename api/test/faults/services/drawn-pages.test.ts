import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_ORGANIZER } from '../../../src/sample/sample-data';
import { newsContent } from '../../support/news';
import { exampleRegistry, exampleVersion, writeRegistry } from '../../support/registry';
import { createCluster } from '../support/postgres';
import { makeFolder, until } from '../support/processes';
import { type Account, query, type Service, startService, tokenFor } from '../support/service';

const CHANGES = 1000;
/** Milliseconds that a page may be behind a change, on every instance. */
const BEHIND = 5000;
const LANGUAGES = ['fr', 'en', 'ar'];
/** Shows the titles of all news, or of the one that is asked for. */
const PROGRAM = `
exports.prepare = async () => async (address, answers) =>
  '<style></style><h1>' + Object.values(answers).flat().map(({ title }) => title).join() + '</h1>';
`;

let instances: Service[];
let organizer: Account;

beforeAll(async () => {
  const databaseUrl = await (await createCluster()).createDatabase('pages');
  const [data, host] = [makeFolder('data'), makeFolder('host')];
  publishIn(data, host);
  const environment = {
    ...{ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '5', PORTAL_DEMO: '1' },
    ...{ PORTAL_DATA: data, PORTAL_HOST_DIST: host },
  };
  instances = [await startService(environment), await startService(environment)];
  await Promise.all(instances.map((instance) => instance.ready()));
  const { rows } = await query<{ id: string }>(
    databaseUrl,
    `select id from users where email = '${SAMPLE_ORGANIZER}'`,
  );
  organizer = await tokenFor(databaseUrl, rows[0]?.id ?? '', 'Organizer');
});

function publishIn(data: string, host: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const remote = join(data, 'remotes/exemple/1.0.0/prerender');
  write(join(host, 'index.html'), '<html><head></head><body><!--portal:text--></body></html>');
  for (const language of LANGUAGES)
    write(join(host, `prerender/${language}.html`), '<style></style><main>[[portal-page]]</main>');
  write(join(remote, 'draw.cjs'), PROGRAM);
  const version = exampleVersion('1.0.0');
  const rows = { parameter: 'nouvelle', list: 'v1/news', title: 'title', description: 'content' };
  const routes = version.descriptor.routes.map((route) =>
    route.path === '/Bonjour' ? { ...route, prerender: true, data: ['v1/news'], rows } : route,
  );
  const versions = { '1.0.0': { ...version, descriptor: { ...version.descriptor, routes } } };
  writeRegistry(data, exampleRegistry({ versions }));
}

/** An organiser's call, to the first instance. */
async function change(
  method: string,
  path: string,
  body: object,
): Promise<{ _id: string; key: string; version: number }> {
  const answer = await fetch(`${instances[0]?.url}${path}`, {
    method,
    headers: { ...organizer.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json() as Promise<{ _id: string; key: string; version: number }>;
}

/** The number of the change that a page shows; -1 while it shows none. */
async function shownAt(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  return Number(/<h1>[^<]*n° (\d+)/.exec(await answer.text())?.[1] ?? -1);
}

/** How many pages an instance has drawn. */
async function drawnBy({ url }: Service): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, count] = /page_drawing_seconds_count\{outcome="drawn"\} (\d+)/.exec(metrics) ?? [];
  return Number(count ?? 0);
}

/** Looks at a page until it is stopped. @returns how many milliseconds it was behind a change at most */
function watch(url: string, made: readonly number[]) {
  let longest = 0;
  let going = true;
  const look = async () => {
    while (going) {
      const shown = await shownAt(url);
      const missing = made[shown + 1];
      if (missing !== undefined) longest = Math.max(longest, Date.now() - missing);
      await wait(50);
    }
  };
  const looking = look();
  return async () => {
    going = false;
    await looking;
    return longest;
  };
}

it('shows a storm of changes on both instances in time, and draws each page a few times for it', async () => {
  const item = (number: number) => ({
    kind: 'news',
    content: newsContent({ title: `n° ${number}`, content: 'Exemple' }),
    publish: true,
  });
  const path = '/v1/organizer/content';
  let entry = await change('POST', path, { ...item(0), key: randomUUID() });
  const pages = instances.flatMap(({ url }) => [
    `${url}/Bonjour`,
    `${url}/Bonjour?langue=ar`,
    `${url}/Bonjour?nouvelle=${entry.key}`,
  ]);
  const allShow = async (number: number) =>
    (await Promise.all(pages.map(shownAt))).every((shown) => shown === number);
  await until('both instances show the first change', () => allShow(0));

  const before = await Promise.all(instances.map(drawnBy));
  const began = Date.now();
  const made = [began];
  const watched = pages.map((url) => watch(url, made));
  for (let number = 1; number < CHANGES; number += 1) {
    const { _id, version } = entry;
    entry = await change('PUT', `${path}/${_id}`, { ...item(number), version });
    made.push(Date.now());
  }
  const seconds = (Date.now() - began) / 1000;
  await until('both instances show the last change', () => allShow(CHANGES - 1), BEHIND);
  const behind = await Promise.all(watched.map((stop) => stop()));
  const after = await Promise.all(instances.map(drawnBy));
  const drawn = after.map((count, index) => count - (before[index] ?? 0));
  process.stdout.write(
    `${CHANGES} changes in ${seconds.toFixed(1)} s: pages were behind by ${Math.max(...behind)} ms at most; ${drawn.join(' and ')} drawings of 4 pages\n`,
  );
  expect(Math.max(...behind)).toBeLessThan(BEHIND);
  // A look each second, and one page for each language and the row.
  const looks = Math.ceil(seconds) + 3;
  for (const count of drawn) expect(count).toBeLessThanOrEqual(looks * 4);
});
