import { setTimeout as wait } from 'node:timers/promises';
import type { DrawingTask } from '../src/portal/drawing/drawing-task';
import { RowDrawer } from '../src/portal/drawing/row-drawer';
import type { Row } from '../src/portal/drawing/row-lists';

const PROGRAM = '/remotes/exemple/1.0.0/prerender/draw.cjs';
const page = (id: string, language: 'fr' | 'ar' = 'fr') => ({
  ...{ baseUrl: '/remotes/exemple/1.0.0/', language, program: PROGRAM },
  ...{ path: `/Bonjour?nom=${id}`, list: 'v1/hotel' },
});
const row = (id: string, name = 'Le Phare'): Row => {
  const fields = { _id: id, name };
  return { id, fields, text: JSON.stringify(fields) };
};

let drawn: DrawingTask[];
let failures: number;
let started: number;
let ended: number;
/** Settles the drawings that are held. */
let release: () => void;
let held: Promise<void> | null;

beforeEach(() => {
  drawn = [];
  failures = started = ended = 0;
  held = null;
});

function hold(): void {
  held = new Promise((resolve) => {
    release = resolve;
  });
}

function drawerOf(options: { mostBytes?: number; patience?: number } = {}): RowDrawer {
  return new RowDrawer({
    start: () => {
      started += 1;
      return {
        draw: async (task) => {
          drawn.push(task);
          await held;
          const text = JSON.stringify(task.answers);
          if (text.includes('Panne')) throw new Error('cannot be drawn');
          return `<style></style>${text}`;
        },
        end: async () => {
          ended += 1;
        },
      };
    },
    onDrawn: () => undefined,
    onFailure: () => {
      failures += 1;
    },
    ...options,
  });
}

it('draws a row when it is first asked for, from its own answer, and again when that has changed', async () => {
  const drawer = drawerOf();
  const first = await drawer.find(page('a'), row('a'));
  expect(first).toMatchObject({
    html: '{"v1/hotel/a":{"_id":"a","name":"Le Phare"}}',
    data: '{"v1/hotel/a":{"_id":"a","name":"Le Phare"}}',
    current: true,
  });
  expect(drawn).toEqual([
    { path: '/Bonjour?nom=a', language: 'fr', answers: { 'v1/hotel/a': row('a').fields } },
  ]);
  expect(await drawer.find(page('a'), row('a'))).toBe(first);
  expect(await drawer.find(page('a'), row('a', 'La Digue'))).toMatchObject({
    html: expect.stringContaining('La Digue'),
  });
  expect(drawn).toHaveLength(2);
  expect(started).toBe(1);
});

it('draws once for all who ask at the same time', async () => {
  const drawer = drawerOf();
  const pages = await Promise.all(
    Array.from({ length: 100 }, () => drawer.find(page('a'), row('a'))),
  );
  expect(new Set(pages).size).toBe(1);
  expect(drawn).toHaveLength(1);
});

it('lets nobody wait for long: the former drawing is sent as such, or none, and the next request has the new one', async () => {
  const drawer = drawerOf({ patience: 20 });
  const first = await drawer.find(page('a'), row('a'));
  hold();
  expect(await drawer.find(page('b'), row('b'))).toBeNull();
  expect(await drawer.find(page('a'), row('a', 'La Digue'))).toMatchObject({
    ...{ html: first?.html, current: false },
  });
  held = null;
  release();
  for (;;) {
    const next = await drawer.find(page('a'), row('a', 'La Digue'));
    if (next?.current) break;
    await wait(5);
  }
  expect(drawn).toHaveLength(3);
});

it('turns nobody away from a page that is drawn, however many rows are waited for', async () => {
  const drawer = drawerOf({ patience: 20 });
  const first = await drawer.find(page('a'), row('a'));
  hold();
  const asked = Array.from({ length: 200 }, (_, index) => `r${index}`);
  const pages = await Promise.all(asked.map((id) => drawer.find(page(id), row(id))));
  expect(new Set(pages)).toEqual(new Set([null]));
  expect(await drawer.find(page('a'), row('a'))).toBe(first);
  held = null;
  release();
  await wait(20);
  // what could not wait is drawn when it is asked for again
  expect(drawn.length).toBeLessThan(50);
  expect(await drawer.find(page('r199'), row('r199'))).not.toBeNull();
});

it('leaves the last good drawing where one fails, says so, and does not try the same again at once', async () => {
  const drawer = drawerOf();
  const first = await drawer.find(page('a'), row('a'));
  for (const _time of [1, 2])
    expect(await drawer.find(page('a'), row('a', 'Panne'))).toMatchObject({
      ...{ html: first?.html, current: false },
    });
  expect(failures).toBe(1);
  expect(drawer.failures()).toEqual([
    {
      ...{ baseUrl: '/remotes/exemple/1.0.0/', language: 'fr', path: '/Bonjour?nom=a' },
      since: expect.any(Date),
    },
  ]);
  // its process may have been ended
  expect(await drawer.find(page('b'), row('b'))).toMatchObject({ current: true });
  expect([started, ended]).toEqual([2, 1]);
  expect(await drawer.find(page('a'), row('a', 'Le Port'))).toMatchObject({ current: true });
  expect(drawer.failures()).toEqual([]);
});

it('keeps as many drawings as its memory has room for', async () => {
  const drawer = drawerOf({ mostBytes: 2000 });
  const ids = Array.from({ length: 50 }, (_, index) => `r${index}`);
  for (const id of ids) expect(await drawer.find(page(id), row(id))).not.toBeNull();
  expect(drawn).toHaveLength(50);
  await drawer.find(page('r49'), row('r49'));
  expect(drawn).toHaveLength(50);
  await drawer.find(page('r0'), row('r0'));
  expect(drawn).toHaveLength(51);
});

it('has a process for each version, whatever the language, and ends them with the service', async () => {
  const drawer = drawerOf();
  await drawer.find(page('a'), row('a'));
  await drawer.find(page('a', 'ar'), row('a'));
  expect(drawn.map(({ language }) => language)).toEqual(['fr', 'ar']);
  expect(started).toBe(1);
  const program = PROGRAM.replace('1.0.0', '2.0.0');
  await drawer.find({ ...page('a'), baseUrl: '/remotes/exemple/2.0.0/', program }, row('a'));
  expect(started).toBe(2);
  await drawer.end();
  expect(ended).toBe(2);
});
