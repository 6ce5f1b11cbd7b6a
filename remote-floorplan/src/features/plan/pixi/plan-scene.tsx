import { Application, extend } from '@pixi/react';
import {
  Container,
  type Geometry,
  type Application as PixiApplication,
  type Shader,
} from 'pixi.js';
import { type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { codesOfLabels, emphasisOf } from '../core/emphasis';
import { piecesIn } from '../core/label-layout';
import { detailAt, labelsAt, labelsOfRows, namedLabels } from '../core/label-levels';
import { type ViewWindow, windowFor } from '../core/view-window';
import { PLAN_SHEET } from '../view/plan-colours';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { createLabels, showLabels } from './label-atlas';
import { PlanPart } from './plan-part';
import { createGeometry, createStands, repaint, showMarks, showStands } from './stand-mesh';

declare module '@pixi/react' {
  interface PixiElements {
    pixiPlanPart: { ref?: Ref<PlanPart>; geometry: Geometry; shader: Shader };
  }
}

extend({ Container, PlanPart });

/** A lost context that has not come back by then will not: Pixi does not restore it after an external loss. */
const RESTORE_LIMIT_MS = 3000;

type PlanSceneProps = PlanDrawingProps & {
  /** Pixels of the canvas per CSS pixel. */
  resolution: number;
  antialias: boolean;
  /** Told of the application once it has started, with or without a renderer. */
  onInit: (app: PixiApplication) => void;
  onFail: () => void;
  onShown: (shown: boolean) => void;
};

/**
 * Four Pixi nodes in all: the world, its stands, its labels, its marks (docs/decisions/0006). Drawn when something changed.
 * Whatever has hooks is around the application, of which a small reconciler draws the nodes (docs/decisions/0055).
 */
export function PlanScene({
  plan,
  statuses,
  camera,
  size,
  hovered,
  selected,
  highlight,
  favourites,
  found,
  way,
  names,
  resolution,
  antialias,
  onInit,
  onFail,
  onShown,
}: PlanSceneProps) {
  const [initial] = useState(() => ({ ...size, resolution, antialias }));
  // From then on the nodes are there, and what is called `labelled` and `marked` below.
  const [app, setApp] = useState<PixiApplication>();
  const context = useDrawingContext(app, { onFail, onShown });
  // Nothing but the GPU keeps what it draws: a new context gets everything anew.
  const made = useMemo(() => ({ plan, context }), [plan, context]);
  const stands = useMemo(() => createStands(made.plan), [made]);
  // One atlas for whatever labels say at any scale.
  const pieces = useMemo(
    () =>
      piecesIn([...plan.labels, ...labelsOfRows(names?.rows), ...namedLabels(plan, names ?? {})]),
    [plan, names],
  );
  const labels = useMemo(() => made && createLabels(pieces), [made, pieces]);
  useEffect(() => () => release(stands.geometry, stands.shader), [stands]);
  useEffect(() => () => release(labels.geometry, labels.shader, labels.source), [labels]);

  const emphasis = useMemo(() => emphasisOf(plan, found, selected), [plan, found, selected]);
  const emphasises = emphasis !== null;
  const detail = detailAt(camera.scale);
  const unnamed = detail === 'names' ? selected : null;
  const texts = useMemo(
    () => labelsAt(plan, detail, names ?? {}, unnamed),
    [plan, detail, names, unnamed],
  );
  const codes = useMemo(
    () => (emphasises ? codesOfLabels({ shapes: plan.shapes, labels: texts }) : []),
    [plan, texts, emphasises],
  );

  // Before the drawing below: what the GPU has follows the states and the view, and is left alone where it serves.
  const labelled = useRef<PlanPart>(null);
  const shown = useRef<{
    stands: typeof stands;
    labels: typeof labels;
    texts: typeof texts;
    emphasis: typeof emphasis;
    window: ViewWindow;
  }>(null);
  useLayoutEffect(() => {
    if (!app) return;
    const repainted = repaint(stands, statuses, emphasis);
    // Both are made anew of another drawing, labels also for letters that they lack.
    const before = shown.current?.stands === stands ? shown.current : undefined;
    const old = before?.window;
    const window = windowFor(old, camera, size);
    if (repainted || window !== old) showStands(stands, window);
    const now = { stands, labels, texts, emphasis, window };
    const same =
      window === old &&
      before?.labels === labels &&
      before.texts === texts &&
      before.emphasis === emphasis;
    if (!same && labelled.current)
      labelled.current.visible = showLabels(labels, texts, window, emphasis && { emphasis, codes });
    shown.current = now;
    const pixel = 1 / (camera.scale * resolution);
    stands.setPixel(pixel);
    labels.setPixel(pixel);
  }, [app, stands, labels, texts, statuses, emphasis, codes, camera, size, resolution]);

  const marks = useMemo(() => made && createGeometry(), [made]);
  useEffect(() => () => release(marks), [marks]);
  const marked = useRef<PlanPart>(null);
  useLayoutEffect(() => {
    if (!app) return;
    const any = showMarks(marks, { plan, highlight, favourites, hovered, selected, way });
    if (marked.current) marked.current.visible = any;
  }, [app, marks, plan, highlight, favourites, hovered, selected, way]);

  useLayoutEffect(() => {
    if (!app?.renderer || context.lost) return;
    const { renderer } = app;
    const { width, height } = renderer.screen;
    if (width !== size.width || height !== size.height || renderer.resolution !== resolution) {
      renderer.resize(size.width, size.height, resolution);
    }
    app.render();
  });

  return (
    <Application
      {...initial}
      autoDensity
      backgroundColor={Number.parseInt(PLAN_SHEET.paper.slice(1), 16)}
      onInit={(started) => {
        onInit(started);
        setApp(started);
      }}
    >
      <pixiContainer isRenderGroup x={camera.x} y={camera.y} scale={camera.scale}>
        <pixiPlanPart geometry={stands.geometry} shader={stands.shader} />
        <pixiPlanPart ref={labelled} geometry={labels.geometry} shader={labels.shader} />
        <pixiPlanPart ref={marked} geometry={marks} shader={stands.shader} />
      </pixiContainer>
    </Application>
  );
}

type Watched = Pick<PlanSceneProps, 'onFail' | 'onShown'>;

/** The present context of a canvas: another object for each that it is given. */
function useDrawingContext(
  app: PixiApplication | undefined,
  { onFail, onShown }: Watched,
): { lost: boolean } {
  const [context, setContext] = useState(() => ({ lost: false }));
  useEffect(() => {
    // Another drawing may have been chosen, and this application destroyed, before its effect runs.
    if (!app?.renderer) return;
    // The first frame is drawn.
    onShown(!context.lost);
    const { canvas } = app;
    let watchdog: ReturnType<typeof setTimeout>;
    const lost = () => {
      context.lost = true;
      onShown(false);
      watchdog = setTimeout(onFail, RESTORE_LIMIT_MS);
    };
    const restored = () => {
      clearTimeout(watchdog);
      setContext({ lost: false });
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      clearTimeout(watchdog);
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [app, context, onFail, onShown]);
  return context;
}

type Resource = { destroy: (all?: boolean) => void };

/** The scene is gone before its buffers: the meshes' own destruction still reads them. */
function release(...resources: Resource[]) {
  queueMicrotask(() => {
    for (const resource of resources) resource.destroy(true);
  });
}
