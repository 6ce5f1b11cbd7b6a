import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, Ref } from 'react';

export type PlainListProps = HTMLAttributes<HTMLElement> & {
  /** An `ol` in place of a `ul`. */
  ordered?: boolean;
  sx?: SxProps<Theme>;
  ref?: Ref<HTMLElement>;
};

/** A list without markers, margins or indentation; its children are `li` elements. */
export function PlainList({ ordered = false, sx, ...props }: PlainListProps) {
  return (
    <Box
      component={ordered ? 'ol' : 'ul'}
      sx={[{ listStyle: 'none', m: 0, p: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...props}
    />
  );
}
