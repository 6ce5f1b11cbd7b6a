import { extend, useApplication } from '@pixi/react';
import { Container, type Geometry, Graphics, Mesh, type Shader } from 'pixi.js';
import { memo, type Ref, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { emphasisOf, labelsOnPlaces } from '../core/emphasis';
import type { FlatShape } from '../core/flatten';
import { pinOf, shapesOf, starsOf } from '../core/marks';
import { CHOSEN, MARK_WIDTH, PIN, STROKE_WIDTH } from '../core/measures';
import { type ViewWindow, windowFor } from '../core/view-window';
import { PLAN_SHEET } from '../view/plan-colours';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { createLabels, showLabels } from './label-atlas';
import { createStands, repaint, showStands } from './stand-mesh';
import { drawWay } from './way-line';

/** A mesh whose vertices and shader are our own. */
class PlanPart extends Mesh<Geometry, Shader> {}

declare module '@pixi/react' {
  interface PixiElements {
    pixiPlanPart: { ref?: Ref<PlanPart>; geometry: Geometry; shader: Shader };
  }
}

extend({ Container, Graphics, PlanPart });

/** A lost context that has not come back by then will not: Pixi does not restore it after an external loss. */
const RESTORE_LIMIT_MS = 3000;

type PlanSceneProps = PlanDrawingProps & {
  onFail: () => void;
  onShown: (shown: boolean) => void;
};

/** Four Pixi nodes in all: the world, its stands, its labels, its marks (docs/decisions/0006). Drawn when something changed. */
export const PlanScene = memo(function PlanScene({
  plan,
  statuses,
  camera,
  size,
  hovered,
  selected,
  highlight,
  found,
  way,
  onFail,
  onShown,
}: PlanSceneProps) {
  const { app } = useApplication();
  const stands = useMemo(() => createStands(plan), [plan]);
  const texts = useMemo(() => labelsOnPlaces(plan), [plan]);
  const labels = useMemo(() => createLabels(texts), [texts]);
  useEffect(() => () => release(stands.geometry, stands.shader), [stands]);
  useEffect(() => () => release(labels.geometry, labels.shader, labels.source), [labels]);

  const emphasis = useMemo(() => emphasisOf(plan, found, selected), [plan, found, selected]);

  // Before the drawing below: what the GPU has follows the states and the view, and is left alone where it serves.
  const labelled = useRef<PlanPart>(null);
  const shown = useRef<{ stands: typeof stands; emphasis: typeof emphasis; window: ViewWindow }>(
    null,
  );
  useLayoutEffect(() => {
    const repainted = repaint(stands, statuses, emphasis);
    // Stands and labels are made anew together, of another drawing.
    const before = shown.current?.stands === stands ? shown.current : undefined;
    const old = before?.window;
    const window = windowFor(old, camera, size);
    if (repainted || window !== old) showStands(stands, window);
    if ((window !== old || before?.emphasis !== emphasis) && labelled.current)
      labelled.current.visible = showLabels(labels, texts, window, emphasis);
    shown.current = { stands, emphasis, window };
    // Another drawing may have been chosen, and this application destroyed.
    if (app.renderer) stands.setPixel(1 / (camera.scale * app.renderer.resolution));
  }, [stands, labels, texts, statuses, emphasis, camera, size, app]);

  const drawMarks = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      const mark = (codes: readonly string[], color: string) => {
        for (const { rings } of shapesOf(plan, codes)) {
          for (const ring of rings) {
            graphics
              .poly(ring.flat(), true)
              .fill({ color, alpha: 0.12 })
              .stroke({ color, width: MARK_WIDTH, join: 'round' });
          }
        }
      };
      mark(highlight, PLAN_SHEET.highlight);
      for (const star of starsOf(plan, highlight)) {
        graphics
          .poly(star.flat(), true)
          .fill({ color: PLAN_SHEET.highlight })
          .stroke({ color: PLAN_SHEET.paper, width: STROKE_WIDTH });
      }
      mark(hovered ? [hovered] : [], PLAN_SHEET.hover);
      if (selected) drawChosen(graphics, shapesOf(plan, [selected]));
      if (way) drawWay(graphics, way);
    },
    [plan, highlight, hovered, selected, way],
  );

  useLayoutEffect(() => {
    const { renderer } = app;
    if (!renderer) return;
    if (renderer.screen.width !== size.width || renderer.screen.height !== size.height) {
      renderer.resize(size.width, size.height);
    }
    app.render();
  });

  useEffect(() => {
    // Another drawing may have been chosen, and this application destroyed, before its effect runs.
    if (!app.renderer) return;
    onShown(true);
    const { canvas } = app;
    let watchdog: ReturnType<typeof setTimeout>;
    const lost = () => {
      onShown(false);
      watchdog = setTimeout(onFail, RESTORE_LIMIT_MS);
    };
    const restored = () => {
      clearTimeout(watchdog);
      app.render();
      onShown(true);
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      clearTimeout(watchdog);
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [app, onFail, onShown]);

  return (
    <pixiContainer isRenderGroup x={camera.x} y={camera.y} scale={camera.scale}>
      <pixiPlanPart geometry={stands.geometry} shader={stands.shader} />
      <pixiPlanPart ref={labelled} geometry={labels.geometry} shader={labels.shader} />
      <pixiGraphics draw={drawMarks} />
    </pixiContainer>
  );
});

/** The selected place: its outline twice, and a pin over it. */
function drawChosen(graphics: Graphics, shapes: readonly FlatShape[]): void {
  const outlines = shapes.flatMap(({ rings }) => rings.map((ring) => ring.flat()));
  for (const outline of outlines) {
    graphics
      .poly(outline, true)
      .stroke({ color: PLAN_SHEET.chosen, width: CHOSEN.width, join: 'round' })
      .poly(outline, true)
      .stroke({ color: PLAN_SHEET.paper, width: CHOSEN.gap, join: 'round' });
  }
  for (const { outline, eye } of shapes.map(pinOf)) {
    graphics
      .poly(outline.flat(), true)
      .fill({ color: PLAN_SHEET.chosen })
      .stroke({ color: PLAN_SHEET.paper, width: PIN.edge, join: 'round' })
      .poly(eye.flat(), true)
      .fill({ color: PLAN_SHEET.paper });
  }
}

type Resource = { destroy: (all?: boolean) => void };

/** The scene is gone before its buffers: the meshes' own destruction still reads them. */
function release(...resources: Resource[]) {
  queueMicrotask(() => {
    for (const resource of resources) resource.destroy(true);
  });
}
