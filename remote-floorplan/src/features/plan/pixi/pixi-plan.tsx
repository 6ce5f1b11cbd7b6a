import { useEffect, useState } from 'react';
import type { Size } from '../core/camera';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { usePixelRatio } from '../view/use-pixel-ratio';
import { drawsInSoftware } from '../view/webgl-support';
import { loadLabelFont } from './label-atlas';
import { startFailure, useLeanRenderer } from './lean-renderer';
import { PlanScene } from './plan-scene';
import { useOwnShaderSync } from './shader-sync';

useLeanRenderer();
useOwnShaderSync();

/** A start that has not ended after this long has failed. */
const START_LIMIT_MS = 8000;

/** Pixels of the canvas: more of them cost and show no more. */
const MOST_PIXELS = { software: 1_500_000, hardware: 12_000_000 } as const;
const MOST_RESOLUTION = 3;

/** Pixels of the canvas per CSS pixel. */
function resolutionFor({ width, height }: Size, ratio: number, software: boolean): number {
  const most = Math.sqrt(MOST_PIXELS[software ? 'software' : 'hardware'] / (width * height));
  const own = Math.min(ratio, MOST_RESOLUTION);
  return Math.max(1, Math.min(own, most));
}

type PixiPlanProps = PlanDrawingProps & {
  onFail: () => void;
  /** True from the first frame on, false while the context is lost. */
  onShown: (shown: boolean) => void;
};

/** The plan through WebGL; loaded on demand, since Pixi weighs more than the rest of the page. */
export function PixiPlan(props: PixiPlanProps) {
  const { size, onFail } = props;
  const [fontReady, setFontReady] = useState(false);
  const [started, setStarted] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  const software = drawsInSoftware();
  const resolution = resolutionFor(size, usePixelRatio(), software);

  useEffect(() => {
    let live = true;
    void loadLabelFont().then(() => live && setFontReady(true));
    return () => {
      live = false;
    };
  }, []);
  useEffect(() => {
    if (started) return;
    const watchdog = setTimeout(onFail, START_LIMIT_MS);
    return () => clearTimeout(watchdog);
  }, [started, onFail]);

  // For the boundary around the plan, which reports it as it does all other failures.
  if (failure) throw failure.cause;
  if (!fontReady) return null;
  return (
    <PlanScene
      {...props}
      resolution={resolution}
      antialias={!software}
      onInit={(app) => {
        setFailure(startFailure(app));
        setStarted(true);
      }}
    />
  );
}
