import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type HotelGridProps = {
  /** Names the list; without one the grid is decoration (the loading skeleton). */
  label?: string;
  items: readonly { key: string; content: ReactNode }[];
};

/** 1, 2, 3 or 4 columns by the width of the screen (specification, section 9). */
export function HotelGrid({ label, items }: HotelGridProps) {
  return (
    <Box
      component="ul"
      role="list"
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </Box>
  );
}
