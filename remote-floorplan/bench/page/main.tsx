/** The page that tools/bench/floorplan.bench.ts measures: one plan, one renderer, moved by a script. */

import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { createHitTest } from '@mosta/plan/drawing/hit-test';
import { publicStatus } from '@mosta/shared/domain/stand-status';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Camera, fitCamera, type Size } from '../../src/features/plan/core/camera';
import type { PlanStatuses } from '../../src/features/plan/core/shape-look';
import { runInSlices } from '../../src/features/plan/core/slices';
import { createWalk } from '../../src/features/plan/core/way';
import { batchByFrame } from '../../src/features/plan/live/frame-batch';
import type { PlanDrawingProps } from '../../src/features/plan/view/plan-drawing';
import { hallOf, statusesOf } from './hall';

const RENDERERS: Record<string, () => Promise<ComponentType<PlanDrawingProps>>> = {
  pixi: async () => {
    const { PlanPicture } = await import('../../src/features/plan/view/plan-picture');
    const { loadPixi } = await import('../../src/features/plan/view/pixi-chunk');
    const { isLarge } = await import('../../src/features/plan/view/use-pixi-need');
    // The page has its scripts before they are needed.
    await loadPixi();
    const failed = () => {
      throw new Error('WebGL did not start');
    };
    // As on the page: a large plan starts WebGL at once, any other when somebody uses it.
    return function UsedPlan(props) {
      const [used, setUsed] = useState(isLarge(props.plan));
      useEffect(() => {
        void nextFrame()
          .then(nextFrame)
          .then(() => setUsed(true));
      }, []);
      return <PlanPicture drawing={props} pixi={used} onFail={failed} />;
    };
  },
  svg: async () => (await import('../../src/features/plan/view/svg-plan')).SvgPlan,
  konva: async () => (await import('./konva-plan')).KonvaPlan,
  canvas: async () => (await import('./canvas-plan')).CanvasPlan,
};
const SIZE: Size = { width: 1050, height: 540 };
const STORM = 50;

type Shown = { camera: Camera; selected: string | null; statuses: PlanStatuses };

/** @returns what runs; all times since the page was asked for */
async function start(kind: string, stands: number) {
  const [plan, Renderer] = await Promise.all([hallOf(stands), RENDERERS[kind]?.()]);
  const host = document.getElementById('root');
  if (!host || !Renderer) return undefined;
  const home = fitCamera(SIZE, plan);
  let show: (next: Partial<Shown>) => void = () => undefined;
  function Bench() {
    const [shown, setShown] = useState<Shown>(() => ({
      camera: home,
      selected: null,
      statuses: statusesOf(plan),
    }));
    show = (next) => setShown((old) => ({ ...old, ...next }));
    return Renderer ? (
      <Renderer plan={plan} size={SIZE} hovered={null} highlight={[]} found={null} {...shown} />
    ) : null;
  }
  createRoot(host).render(<Bench />);
  /** Milliseconds until something is there, and the frame in which it is painted. */
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await nextFrame();
    await nextFrame();
    await nextFrame();
    return performance.now();
  };
  const drawn = until(() => host.querySelector('canvas, svg') !== null);
  // The page has nothing else that could be painted. A plan in its HTML is there before this script.
  const first = firstPaint();
  const takenOver = kind === 'pixi' ? until(() => isVisible(host.querySelector('canvas'))) : drawn;
  await drawn;
  return {
    drawMs: await first,
    takenOver,
    home,
    plan,
    show: (next: Partial<Shown>) => flushSync(() => show(next)),
    /** As what the socket brings: without haste. */
    showLater: (next: Partial<Shown>) => show(next),
  };
}

/** As the page shows WebGL once it draws. */
const isVisible = (canvas: Element | null) =>
  canvas !== null && getComputedStyle(canvas).visibility === 'visible';

/** When the page's first content was painted. */
const firstPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      observer.disconnect();
      resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

/** The plan as the portal's page has it in its HTML, with the present states alone. */
async function markup(stands: number): Promise<string> {
  const [{ renderToStaticMarkup }, { SvgPlan }, plan] = await Promise.all([
    import('react-dom/server'),
    import('../../src/features/plan/view/svg-plan'),
    hallOf(stands),
  ]);
  const still = { statuses: statusesOf(plan), hovered: null, selected: null, found: null };
  return renderToStaticMarkup(
    <SvgPlan plan={plan} size={SIZE} camera={fitCamera(SIZE, plan)} highlight={[]} {...still} />,
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

let running: Awaited<ReturnType<typeof start>>;

/** Zoom in fourfold, across the hall, and out again. */
async function move(frames: number): Promise<void> {
  if (!running) return;
  const { home, show } = running;
  for (let frame = 0; frame < frames; frame += 1) {
    await nextFrame();
    show({ camera: cameraAt(home, frame / frames) });
  }
}

function cameraAt(home: Camera, part: number): Camera {
  const zoom = 1 + 3 * Math.min(1, 3 * part, 3 * (1 - part));
  const across = Math.min(1, Math.max(0, 3 * part - 1));
  const [x, y] = [SIZE.width * (0.2 + 0.6 * across), SIZE.height * (0.35 + 0.3 * across)];
  return { scale: home.scale * zoom, x: x - (x - home.x) * zoom, y: y - (y - home.y) * zoom };
}

async function select(times: number): Promise<void> {
  if (!running) return;
  const { plan, show } = running;
  for (let i = 0; i < times; i += 1) {
    await nextFrame();
    show({ selected: plan.shapes[(i * 13) % plan.shapes.length]?.code ?? null });
  }
  show({ selected: null });
}

/** Fifty changes within a second, gathered by frame as the page does. @returns the longest task in milliseconds */
async function storm(): Promise<number> {
  if (!running) return 0;
  const { plan, showLater } = running;
  let statuses = statusesOf(plan);
  const batch = batchByFrame((changes) => {
    const next = new Map(statuses);
    for (const { code, state } of changes.values()) next.set(code, publicStatus(state));
    statuses = next;
    showLater({ statuses });
  });
  return longestTask(async () => {
    for (let i = 0; i < STORM; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1000 / STORM));
      const code = plan.shapes[(i * 31) % plan.shapes.length]?.code;
      if (code !== undefined) batch.add({ code, revision: i, state: i % 2 ? 'libre' : 'option' });
    }
  });
}

/**
 * A way across the hall, as the page looks for it. Of some searches the one least held up by what else the machine does.
 * @returns the longest task in milliseconds
 */
async function way(): Promise<number> {
  if (!running) return 0;
  const { plan } = running;
  const codes = plan.shapes.flatMap(({ code }) => (code === undefined ? [] : [code]));
  const [from = '', to = ''] = [codes.at(0), codes.at(-1)];
  let least = Infinity;
  for (let search = 0; search < 5 && least > 0; search += 1) {
    const { way: find } = createWalk(plan, () => false);
    const longest = await longestTask(
      () => new Promise((done) => runInSlices(find(from, to), done)),
    );
    least = Math.min(least, longest);
  }
  return least;
}

async function longestTask(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  await run();
  // What is observed is told in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return longest;
}

function hitMicroseconds(plan: FlatPlan): number {
  const hit = createHitTest(plan);
  const calls = 20_000;
  const began = performance.now();
  for (let i = 0; i < calls; i += 1) hit((i * 7.31) % plan.width, (i * 3.77) % plan.height);
  return ((performance.now() - began) * 1000) / calls;
}

/** What is measured starts by itself, as a page does: `?draw=svg&stands=161`. */
const asked = new URLSearchParams(location.search);
const started = start(asked.get('draw') ?? '', Number(asked.get('stands'))).then((begun) => {
  running = begun;
});

Object.assign(window, {
  planBench: {
    markup,
    /** The first picture, in milliseconds since the page was asked for; null where nothing is drawn. */
    first: async () => {
      await started;
      return running?.drawMs ?? null;
    },
    /** The first frame of WebGL, where it draws. */
    takenOver: () => running?.takenOver ?? 0,
    way,
    /** One moment of the script, to be looked at. */
    show: (part: number) => running?.show({ camera: cameraAt(running.home, part) }),
    move,
    select,
    storm,
    hit: () => (running ? hitMicroseconds(running.plan) : 0),
  },
});
