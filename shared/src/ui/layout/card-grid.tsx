import type { SxProps, Theme } from '@mui/material/styles';
import { PlainList, type PlainListProps } from './plain-list';

type CardGridProps = Omit<PlainListProps, 'sx'> & {
  /** Number of equal columns from each width on; one on a phone when `xs` is left out. */
  columns: { xs?: number; sm?: number; md?: number; lg?: number };
  /** Space between the cards, in steps of the theme's spacing. */
  gap?: number | { xs: number; md: number };
  sx?: SxProps<Theme>;
};

/** A list of cards in equal columns; each `li` is a card. */
export function CardGrid({ columns, gap = { xs: 4, md: 6 }, sx, ...props }: CardGridProps) {
  const template = Object.fromEntries(
    Object.entries({ xs: 1, ...columns }).map(([width, count]) => [
      width,
      count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`,
    ]),
  );
  return (
    <PlainList
      sx={[
        { display: 'grid', gap, gridTemplateColumns: template },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...props}
    />
  );
}
