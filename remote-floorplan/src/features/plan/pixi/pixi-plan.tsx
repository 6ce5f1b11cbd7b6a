import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { Ticker } from 'pixi.js';
import { useEffect, useState } from 'react';
import type { Size } from '../core/camera';
import { FailureBoundary } from '../view/failure-boundary';
import { PLAN_SHEET } from '../view/plan-colours';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { drawsInSoftware } from '../view/webgl-support';
import { loadLabelFont } from './label-atlas';
import { PlanScene } from './plan-scene';

// Render on demand: with a running ticker an idle page takes the whole processor (docs/decisions/0006).
Ticker.system.autoStart = false;
Ticker.system.stop();

/** Pixi does not report a failed start: after this long it has failed. */
const START_LIMIT_MS = 8000;

/** Pixels of the canvas: more of them cost and show no more. */
const MOST_PIXELS = { software: 1_500_000, hardware: 12_000_000 } as const;
const MOST_RESOLUTION = 3;

/** Pixels of the canvas per CSS pixel. */
function resolutionFor({ width, height }: Size, software: boolean): number {
  const most = Math.sqrt(MOST_PIXELS[software ? 'software' : 'hardware'] / (width * height));
  const own = Math.min(window.devicePixelRatio || 1, MOST_RESOLUTION);
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
  const [initial] = useState(() => ({
    ...size,
    software: drawsInSoftware(),
    resolution: resolutionFor(size, drawsInSoftware()),
  }));

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

  if (!fontReady) return null;
  return (
    <Application
      width={initial.width}
      height={initial.height}
      resolution={initial.resolution}
      autoDensity
      antialias={!initial.software}
      backgroundColor={PLAN_SHEET.paper}
      autoStart={false}
      sharedTicker={false}
      preference="webgl"
      skipExtensionImports
      onInit={() => {
        Ticker.system.stop();
        setStarted(true);
      }}
    >
      <FailureBoundary onFail={onFail}>
        <PlanScene {...props} />
      </FailureBoundary>
    </Application>
  );
}
