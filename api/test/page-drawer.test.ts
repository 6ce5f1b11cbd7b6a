import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DRAWING_PROGRAM } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import type { DrawablePage } from '../src/portal/drawing/drawable-pages';
import type { DrawingTask } from '../src/portal/drawing/drawing-task';
import { DrawnPages } from '../src/portal/drawing/drawn-pages';
import { PageDrawer } from '../src/portal/drawing/page-drawer';
import { exampleRegistry, exampleVersion } from './support/registry';

const PAGE = { baseUrl: '/remotes/exemple/1.0.0/', language: 'fr', path: '/Bonjour' } as const;

let folder: string;
let registry: Registry;
/** What the public call answers. */
let answer: { text: string };
let drawn: DrawingTask[];
let started: number;
let failures: unknown[];
let broken: boolean;
/** The answer that the build drew from. */
let built: string | undefined;
let frames: DrawablePage[];
/** Language in which every drawing fails. */
let failing: string;
/** Language in which a drawing lasts until its process is ended. */
let hanging: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-drawer-'));
  registry = exampleRegistry({ versions: { '1.0.0': withData('1.0.0') } });
  answer = { text: '["Le Phare"]' };
  drawn = [];
  started = 0;
  failures = [];
  broken = false;
  built = undefined;
  frames = [];
  failing = '';
  hanging = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A version whose page shows the hotels, with its program. */
function withData(number: string, data = ['v1/hotel']) {
  const program = join(folder, 'remotes/exemple', number, DRAWING_PROGRAM);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, '');
  const version = exampleVersion(number);
  const routes = version.descriptor.routes.map((route) =>
    route.path === '/Bonjour' ? { ...route, prerender: true, data } : route,
  );
  return { ...version, descriptor: { ...version.descriptor, routes } };
}

const pagesOf = () => new DrawnPages(join(folder, 'pages'));

function drawerOf(pages: DrawnPages): PageDrawer {
  return new PageDrawer({
    pages,
    remotesDir: join(folder, 'remotes'),
    readRegistry: async () => registry,
    documents: new Map([['v1/hotel', async () => answer]]),
    frames: async () => frames,
    isBuilt: (_call, text) => text === built,
    readBuilt: async () => '<style></style>built',
    start: () => {
      started += 1;
      const ended = new EventTarget();
      return {
        draw: async (task) => {
          drawn.push(task);
          if (task.language === hanging) await once(ended, 'end');
          if (broken || task.language === failing) throw new Error('cannot be drawn');
          return `<style></style>${JSON.stringify(task.answers)}`;
        },
        end: async () => void ended.dispatchEvent(new Event('end')),
      };
    },
    onDrawn: () => undefined,
    onFailure: (_page, error) => failures.push(error),
  });
}

it('draws a page in each language by one process, and again only when an answer says something else', async () => {
  const pages = pagesOf();
  const drawer = drawerOf(pages);
  await drawer.round();
  expect(drawn.map(({ language }) => language)).toEqual(['fr', 'en', 'ar']);
  expect(started).toBe(1);
  const first = await pages.find(PAGE);
  expect(first).toMatchObject({
    html: '{"v1/hotel":["Le Phare"]}',
    data: '{"v1/hotel":["Le Phare"]}',
  });

  await drawer.round();
  // read anew, with the same content
  answer = { text: '["Le Phare"]' };
  await drawer.round();
  expect(drawn).toHaveLength(3);
  expect(await pages.find(PAGE)).toBe(first);

  answer = { text: '["La Digue"]' };
  await drawer.round();
  expect(drawn).toHaveLength(6);
  expect(await pages.find(PAGE)).toMatchObject({ html: '{"v1/hotel":["La Digue"]}' });
});

it('leaves what a build has drawn from the same answers, until they change', async () => {
  const pages = pagesOf();
  const drawer = drawerOf(pages);
  built = answer.text;
  await drawer.round();
  expect(drawn).toEqual([]);
  answer = { text: '["La Digue"]' };
  await drawer.round();
  expect(drawn).toHaveLength(3);
  answer = { text: built };
  await drawer.round();
  expect(drawn).toHaveLength(6);
  expect(await pages.find(PAGE)).toMatchObject({ html: '{"v1/hotel":["Le Phare"]}' });
});

it('draws the frame before the pages, and keeps it beside them', async () => {
  const pages = pagesOf();
  const frame = { baseUrl: 'host 1', language: 'fr', path: '/', program: '' } as const;
  frames = [{ ...frame, calls: ['v1/hotel'] }];
  const drawer = drawerOf(pages);
  await drawer.round();
  expect(drawn.map(({ path }) => path)).toEqual(['/', '/Bonjour', '/Bonjour', '/Bonjour']);
  await drawer.round();
  expect(await pagesOf().find(frame)).toMatchObject({ html: '{"v1/hotel":["Le Phare"]}' });
});

it('draws a page once for all changes that come while it is drawn', async () => {
  const drawer = drawerOf(pagesOf());
  await drawer.round();
  for (let change = 0; change < 1000; change += 1) answer = { text: `[${change}]` };
  await drawer.round();
  expect(drawn.slice(3).map(({ answers }) => answers)).toEqual(
    Array.from({ length: 3 }, () => ({ 'v1/hotel': [999] })),
  );
});

it('leaves the last good drawing where one fails, and tries again when something changes', async () => {
  const pages = pagesOf();
  const drawer = drawerOf(pages);
  await drawer.round();
  const good = await pages.find(PAGE);
  broken = true;
  answer = { text: '["La Digue"]' };
  await drawer.round();
  expect(failures).toHaveLength(3);
  expect(await pages.find(PAGE)).toMatchObject({ html: good?.html, data: good?.data });
  // the same answers would fail again
  await drawer.round();
  expect(failures).toHaveLength(3);
  broken = false;
  built = undefined;
  frames = [];
  answer = { text: '["Le Port"]' };
  await drawer.round();
  await drawer.retried();
  expect(await pages.find(PAGE)).toMatchObject({ html: '{"v1/hotel":["Le Port"]}' });
});

it('says of the last good drawing that its answers are former ones, until it shows those of now', async () => {
  const pages = pagesOf();
  const drawer = drawerOf(pages);
  await drawer.round();
  expect(await pages.find(PAGE)).toMatchObject({ current: true });
  expect(drawer.failures()).toEqual([]);
  broken = true;
  answer = { text: '["La Digue"]' };
  await drawer.round();
  const former = { data: '{"v1/hotel":["Le Phare"]}', current: false };
  expect(await pages.find(PAGE)).toMatchObject(former);
  expect(drawer.failures()).toHaveLength(3);
  expect(drawer.failures()[0]).toEqual({ ...PAGE, since: expect.any(Date) });
  // the answers of the good drawing are back
  answer = { text: '["Le Phare"]' };
  await drawer.round();
  expect(await pages.find(PAGE)).toMatchObject({ ...former, current: true });
  expect(drawer.failures()).toEqual([]);
});

it('says so of a drawing of before, until the answers have been looked at', async () => {
  await drawerOf(pagesOf()).round();
  const pages = pagesOf();
  expect(await pages.find(PAGE)).toMatchObject({ current: false });
  await drawerOf(pages).round();
  expect(await pages.find(PAGE)).toMatchObject({ current: true });
});

it('lets no page wait for one that failed before and hangs', async () => {
  const pages = pagesOf();
  const drawer = drawerOf(pages);
  failing = 'ar';
  await drawer.round();
  hanging = 'ar';
  answer = { text: '["La Digue"]' };
  await drawer.round();
  expect(await pages.find(PAGE)).toMatchObject({ html: '{"v1/hotel":["La Digue"]}' });
  expect(await pages.find({ ...PAGE, language: 'ar' })).toBeNull();
  // the service closes: what hangs is ended, and is no failure of the page
  await drawer.end();
  expect(failures).toHaveLength(1);
});

it('has the drawings of before at once after a new start, and draws none of them again', async () => {
  await drawerOf(pagesOf()).round();
  const pages = pagesOf();
  expect(await pages.find(PAGE)).toMatchObject({ html: '{"v1/hotel":["Le Phare"]}' });
  await drawerOf(pages).round();
  expect(drawn).toHaveLength(3);
});

it('draws anew what another version shows, also as a trial, and forgets the versions of before', async () => {
  const pages = pagesOf();
  const drawer = drawerOf(pages);
  await drawer.round();
  const versions = { '1.0.0': withData('1.0.0'), '2.0.0': withData('2.0.0') };
  registry = exampleRegistry({ versions, canary: { version: '2.0.0', percent: 10 } });
  await drawer.round();
  expect(drawn).toHaveLength(6);
  expect(await pages.find(PAGE)).not.toBeNull();
  registry = exampleRegistry({ versions, active: '2.0.0' });
  await drawer.round();
  expect(await pages.find({ ...PAGE, baseUrl: '/remotes/exemple/2.0.0/' })).not.toBeNull();
  expect(await pages.find(PAGE)).toBeNull();
  expect(await pagesOf().find(PAGE)).toBeNull();
});

it('keeps the pages of the version before, and draws of them only what has changed when it is back', async () => {
  const pages = pagesOf();
  const drawer = drawerOf(pages);
  const versions = { '1.0.0': withData('1.0.0'), '2.0.0': withData('2.0.0') };
  const first = exampleRegistry({ versions });
  const second = exampleRegistry({ versions, active: '2.0.0', previous: '1.0.0' });
  registry = first;
  await drawer.round();
  registry = second;
  await drawer.round();
  expect(drawn).toHaveLength(6);
  // nobody looks at its answers while it rests
  expect(await pages.find(PAGE)).toMatchObject({ current: false });
  registry = exampleRegistry({ versions, previous: '2.0.0' });
  await drawer.round();
  expect(drawn).toHaveLength(6);
  expect(await pages.find(PAGE)).toMatchObject({ current: true });
  answer = { text: '["La Digue"]' };
  registry = second;
  await drawer.round();
  expect(drawn).toHaveLength(9);
  registry = first;
  await drawer.round();
  expect(drawn).toHaveLength(12);
  expect(await pages.find(PAGE)).toMatchObject({ html: '{"v1/hotel":["La Digue"]}' });
  expect(await pages.find({ ...PAGE, baseUrl: '/remotes/exemple/2.0.0/' })).toBeNull();
});

it.each([
  ['asks for what the service does not answer', () => withData('1.0.0', ['v1/weather'])],
  [
    'lies on another origin',
    () => ({ ...withData('1.0.0'), baseUrl: 'https://cdn.exemple/remotes/exemple/1.0.0/' }),
  ],
  [
    'ships no program',
    () => {
      const version = withData('1.0.0');
      rmSync(join(folder, 'remotes'), { recursive: true });
      return version;
    },
  ],
])('leaves a page as it is whose version %s', async (_case, version) => {
  registry = exampleRegistry({ versions: { '1.0.0': version() } });
  await drawerOf(pagesOf()).round();
  expect(drawn).toEqual([]);
  expect(failures).toEqual([]);
});
