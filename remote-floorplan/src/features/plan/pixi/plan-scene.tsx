import { extend, useApplication } from '@pixi/react';
import { Container, type Geometry, Graphics, Mesh, type Shader } from 'pixi.js';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { dimmedShapes, shapesOf, starsOf } from '../core/marks';
import { DIMMED, MARK_WIDTH, STROKE_WIDTH } from '../core/measures';
import { type ViewWindow, windowFor } from '../core/view-window';
import { PLAN_SHEET } from '../view/plan-colours';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { createLabels, showLabels } from './label-atlas';
import { createStands, repaint, showStands } from './stand-mesh';
import { drawWay } from './way-line';

/** A mesh whose vertices and shader are our own. */
class StandsMesh extends Mesh<Geometry, Shader> {}

declare module '@pixi/react' {
  interface PixiElements {
    pixiStandsMesh: { geometry: Geometry; shader: Shader };
  }
}

extend({ Container, Graphics, Mesh, StandsMesh });

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
  const labels = useMemo(() => createLabels(plan.labels), [plan]);
  useEffect(() => () => release(stands.geometry, stands.shader), [stands]);
  useEffect(() => () => release(labels.geometry, labels.texture), [labels]);

  // Before the drawing below: what the GPU has follows the states and the view, and is left alone where it serves.
  const labelled = useRef<Mesh>(null);
  const shown = useRef<{ stands: typeof stands; labels: typeof labels; window: ViewWindow }>(null);
  useLayoutEffect(() => {
    const repainted = repaint(stands, statuses);
    const same = shown.current?.stands === stands && shown.current.labels === labels;
    const old = same ? shown.current?.window : undefined;
    const window = windowFor(old, camera, size);
    if (repainted || window !== old) showStands(stands, window);
    if (window !== old && labelled.current)
      labelled.current.visible = showLabels(labels, plan.labels, window);
    shown.current = { stands, labels, window };
    // Another drawing may have been chosen, and this application destroyed.
    if (app.renderer) stands.setPixel(1 / (camera.scale * app.renderer.resolution));
  }, [stands, labels, statuses, camera, size, plan, app]);

  const drawMarks = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      for (const { rings } of dimmedShapes(plan, found)) {
        for (const ring of rings) {
          graphics.poly(ring.flat(), true).fill({ color: PLAN_SHEET.paper, alpha: DIMMED });
        }
      }
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
      mark(selected ? [selected] : [], PLAN_SHEET.chosen);
      if (way) drawWay(graphics, way);
    },
    [plan, highlight, hovered, selected, found, way],
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
      <pixiStandsMesh geometry={stands.geometry} shader={stands.shader} />
      <pixiMesh ref={labelled} geometry={labels.geometry} texture={labels.texture} />
      <pixiGraphics draw={drawMarks} />
    </pixiContainer>
  );
});

type Resource = { destroy: (all: boolean) => void };

/** The scene is gone before its buffers: the meshes' own destruction still reads them. */
function release(...resources: Resource[]) {
  queueMicrotask(() => {
    for (const resource of resources) resource.destroy(true);
  });
}
