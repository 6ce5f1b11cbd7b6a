import { Box } from '@mosta/shared/ui';
import { LEGIBLE_SCALE } from '../core/camera';
import { labelsOfRows, type Names, ROWS_BELOW } from '../core/label-levels';
import { SHEET_PADDING } from '../core/measures';
import { fittedBy } from './fitted-by';
import { Labels, StillPlan, type StillPlanProps } from './still-plan';

type UnmeasuredPlanProps = StillPlanProps & { names?: Names | undefined };

/**
 * The plan while its sheet has no size yet, and in the page before any script: CSS fits it as the camera does, and shows
 * the names of rows where codes are small. A build draws every state of a stand, of which the server keeps the present
 * one (docs/decisions/0044).
 */
export function UnmeasuredPlan({ plan, statuses, names }: UnmeasuredPlanProps) {
  const at = (scale: number) => plan.width * scale + 2 * SHEET_PADDING;
  const small = `(min-width: ${at(LEGIBLE_SCALE)}px) and (max-width: ${at(ROWS_BELOW) - 0.02}px)`;
  return (
    // A plan begins at its left, whatever one reads; as a style it would be turned for Arabic.
    <Box dir="ltr" sx={SCROLLED}>
      <Box
        component="svg"
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        aria-hidden="true"
        direction="ltr"
        sx={fittedBy(plan)}
      >
        <StillPlan plan={plan} statuses={statuses} />
        <Box
          component="g"
          sx={{ display: 'none', [`@container sheet ${small}`]: { display: 'inline' } }}
        >
          <Labels labels={labelsOfRows(names?.rows)} />
        </Box>
      </Box>
    </Box>
  );
}

/** Without scripts the browser moves a plan that is wider than its sheet. */
const SCROLLED = {
  '@media screen and (scripting: none)': {
    position: 'absolute',
    inset: 0,
    overflow: 'auto hidden',
  },
} as const;
