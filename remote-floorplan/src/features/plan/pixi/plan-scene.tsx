import { extend, useApplication } from '@pixi/react';
import { Container, Graphics, Mesh, MeshGeometry, type Texture } from 'pixi.js';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { FlatPlan } from '../core/flatten';
import { dimmedShapes, shapesOf, starsOf } from '../core/marks';
import { DIMMED, MARK_WIDTH, STROKE_WIDTH } from '../core/measures';
import { type MeshData, meshOfPlan, paintMesh } from '../core/mesh';
import type { PlanStatuses } from '../core/shape-look';
import { SLOTS } from '../core/slots';
import { PLAN_SHEET } from '../view/plan-colours';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { createLabels } from './label-atlas';
import { createPalette } from './palette';

extend({ Container, Graphics, Mesh });

/** A lost context that has not come back by then will not: Pixi does not restore it after an external loss. */
const RESTORE_LIMIT_MS = 3000;

type PlanSceneProps = PlanDrawingProps & { onFail: () => void };

/** Four Pixi nodes in all: the world, its stands, its labels, its marks (docs/decisions/0006). Drawn when something changed. */
export function PlanScene({
  plan,
  statuses,
  camera,
  size,
  hovered,
  selected,
  highlight,
  found,
  onFail,
}: PlanSceneProps) {
  const { app } = useApplication();
  const stands = useMemo(() => createStands(plan), [plan]);
  const labels = useMemo(() => createLabels(plan.labels), [plan]);
  useEffect(() => () => release(stands), [stands]);
  useEffect(() => () => release(labels), [labels]);

  // Before the drawing below: a change of one stand repaints the mesh and builds nothing anew.
  useLayoutEffect(() => {
    repaint(stands, statuses);
  }, [stands, statuses]);

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
    },
    [plan, highlight, hovered, selected, found],
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
    const { canvas } = app;
    let watchdog: ReturnType<typeof setTimeout>;
    const lost = () => {
      watchdog = setTimeout(onFail, RESTORE_LIMIT_MS);
    };
    const restored = () => {
      clearTimeout(watchdog);
      app.render();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      clearTimeout(watchdog);
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [app, onFail]);

  return (
    <pixiContainer isRenderGroup x={camera.x} y={camera.y} scale={camera.scale}>
      <pixiMesh geometry={stands.geometry} texture={stands.texture} />
      <pixiMesh geometry={labels.geometry} texture={labels.texture} />
      <pixiGraphics draw={drawMarks} />
    </pixiContainer>
  );
}

type Stands = { mesh: MeshData; geometry: MeshGeometry; texture: Texture };

function createStands(plan: FlatPlan): Stands {
  const mesh = meshOfPlan(plan);
  const { vertices: positions, indices } = mesh;
  const uvs = new Float32Array(positions.length).fill(0.5);
  return {
    mesh,
    geometry: new MeshGeometry({ positions, uvs, indices }),
    texture: createPalette(),
  };
}

/** Points every vertex at the palette's pixel of its colour. */
function repaint({ mesh, geometry }: Stands, statuses: PlanStatuses): void {
  const buffer = geometry.getBuffer('aUV');
  paintMesh(mesh, statuses).forEach((slot, vertex) => {
    buffer.data[vertex * 2] = (slot + 0.5) / SLOTS.length;
  });
  buffer.update();
}

/** The scene is gone before its buffers: the meshes' own destruction still reads them. */
function release({
  geometry,
  texture,
}: {
  geometry: MeshGeometry;
  texture: { destroy: (source: boolean) => void };
}) {
  queueMicrotask(() => {
    texture.destroy(true);
    geometry.destroy(true);
  });
}
