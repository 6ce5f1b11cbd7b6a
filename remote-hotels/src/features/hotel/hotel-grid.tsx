import { CardGrid } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type HotelGridProps = {
  /** Names the list; without one the grid is decoration (the loading skeleton). */
  label?: string;
  items: readonly { key: string; content: ReactNode }[];
};

/** 1, 2, 3 or 4 columns by the width of the screen (specification, section 9). */
export function HotelGrid({ label, items }: HotelGridProps) {
  return (
    <CardGrid
      role="list"
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      columns={{ sm: 2, md: 3, lg: 4 }}
      gap={5}
    >
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </CardGrid>
  );
}
