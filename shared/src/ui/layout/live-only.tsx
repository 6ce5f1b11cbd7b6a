import type { ReactNode } from 'react';

type LiveOnlyProps = { children: ReactNode };

/**
 * What holds only at the moment of reading, such as a countdown. While the build draws a page it keeps its room and
 * says nothing, neither to readers nor to search engines; the live page shows it.
 */
export function LiveOnly({ children }: LiveOnlyProps) {
  if (typeof document !== 'undefined') return children;
  return (
    <span style={{ visibility: 'hidden' }} data-nosnippet="">
      {children}
    </span>
  );
}
