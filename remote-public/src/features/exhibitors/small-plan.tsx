import { RemoteSlot } from '@mosta/shared/shell';
import { Box } from '@mosta/shared/ui';
import { useMemo } from 'react';

/**
 * Where stands are on the plan: a picture beside links that lead there. The room of one hall is kept until it arrives, several
 * take what they need; where it does not come, or no script will bring it, nothing is missed.
 */
export function SmallPlan({ stands }: { stands: readonly string[] }) {
  const props = useMemo(() => ({ codes: [...stands] }), [stands]);
  return (
    <Box
      sx={{
        ...{ aspectRatio: '5 / 1', mb: 6, overflow: 'hidden' },
        '&:has(svg ~ svg)': { aspectRatio: 'auto' },
        '&:has([role="alert"])': { display: 'none' },
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <RemoteSlot name="floorplan/mini" props={props} />
    </Box>
  );
}
