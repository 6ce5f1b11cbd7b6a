import { Box, ToggleButton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type ChoicesProps = {
  /** Name of the group, for assistive technology. */ label: string;
  children: ReactNode;
};

/** A row of choices; on a phone one line that scrolls sideways, to the very edges of the screen. */
export function Choices({ label, children }: ChoicesProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: { md: 'wrap' },
        gap: 2,
        displayPrint: 'none',
        overflowX: { xs: 'auto', md: 'visible' },
        marginInline: { xs: '-20px', md: 0 },
        paddingInline: { xs: '20px', md: 0 },
        paddingBlock: 1,
        scrollbarWidth: 'none',
      }}
    >
      {children}
    </Box>
  );
}

type ChoiceProps = {
  value: string;
  selected: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One choice, pressed or not. */
export function Choice({ value, selected, onToggle, children }: ChoiceProps) {
  return (
    <ToggleButton
      value={value}
      selected={selected}
      onChange={onToggle}
      sx={{ minBlockSize: 44, lineHeight: 1.3, flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {children}
    </ToggleButton>
  );
}
