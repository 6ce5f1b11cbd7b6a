import { lazy, Suspense, useState } from 'react';
import { FailureBoundary } from './failure-boundary';
import { loadPixi } from './pixi-chunk';
import type { PlanDrawingProps } from './plan-drawing';
import { RoughPlan } from './rough-plan';
import { SvgPlan } from './svg-plan';
import { isLarge } from './use-pixi-need';

const PixiPlan = lazy(() => loadPixi().then((Plan) => ({ default: Plan })));

type PlanPictureProps = {
  drawing: PlanDrawingProps;
  /** Whether WebGL draws, or starts to. */
  pixi: boolean;
  onFail: () => void;
};

/**
 * The drawing by whatever has a picture of it: never a blank sheet. Until somebody needs WebGL, until its first frame is
 * there, and while a lost context has not come back, that is SVG.
 */
export function PlanPicture({ drawing, pixi, onFail }: PlanPictureProps) {
  const [shown, setShown] = useState(false);
  const StandIn = pixi && isLarge(drawing.plan) ? RoughPlan : SvgPlan;
  return (
    <>
      {!(pixi && shown) && <StandIn {...drawing} />}
      {pixi && (
        <FailureBoundary onFail={onFail}>
          <Suspense fallback={null}>
            <div style={{ visibility: shown ? 'visible' : 'hidden' }}>
              <PixiPlan {...drawing} onFail={onFail} onShown={setShown} />
            </div>
          </Suspense>
        </FailureBoundary>
      )}
    </>
  );
}
