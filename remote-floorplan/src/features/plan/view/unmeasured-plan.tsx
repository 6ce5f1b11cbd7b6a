import { Box } from '@mosta/shared/ui';
import { fittedBy } from './fitted-by';
import { StillPlan, type StillPlanProps } from './still-plan';

/**
 * The plan while its sheet has no size yet, and in the page before any script: CSS fits it as the camera does. A build
 * draws every state of a stand, of which the server keeps the present one (docs/decisions/0044).
 */
export function UnmeasuredPlan({ plan, statuses }: StillPlanProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      aria-hidden="true"
      // A plan begins at its left, whatever one reads; as a style it would be turned for Arabic.
      direction="ltr"
      sx={fittedBy(plan)}
    >
      <StillPlan plan={plan} statuses={statuses} />
    </Box>
  );
}
