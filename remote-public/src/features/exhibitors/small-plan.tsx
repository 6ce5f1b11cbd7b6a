import { RemoteSlot } from '@mosta/shared/shell';
import { Box } from '@mosta/shared/ui';
import { useMemo } from 'react';

/** Where stands are on the plan. Its room is kept until it arrives, and not at all where no script will bring it. */
export function SmallPlan({ stands }: { stands: readonly string[] }) {
  const props = useMemo(() => ({ codes: [...stands] }), [stands]);
  return (
    <Box
      sx={{
        ...{ aspectRatio: '5 / 1', mb: 6, overflow: 'hidden' },
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <RemoteSlot name="floorplan/mini" props={props} />
    </Box>
  );
}
