import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { Ticker } from 'pixi.js';
import { useEffect, useState } from 'react';
import { FailureBoundary } from '../view/failure-boundary';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { loadLabelFont } from './label-atlas';
import { PlanScene } from './plan-scene';

// Render on demand: with a running ticker an idle page takes the whole processor (docs/decisions/0006).
Ticker.system.autoStart = false;
Ticker.system.stop();

/** Pixi does not report a failed start: after this long it has failed. */
const START_LIMIT_MS = 8000;

type PixiPlanProps = PlanDrawingProps & { onFail: () => void };

/** The plan through WebGL; loaded on demand, since Pixi weighs more than the rest of the page. */
export function PixiPlan(props: PixiPlanProps) {
  const { size, onFail } = props;
  const [fontReady, setFontReady] = useState(false);
  const [started, setStarted] = useState(false);
  const [initial] = useState(() => ({
    ...size,
    resolution: Math.min(window.devicePixelRatio || 1, 3),
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
      antialias
      backgroundAlpha={0}
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
