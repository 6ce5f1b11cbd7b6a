import type { ReactNode } from 'react';

type LiveOnlyProps = { children: ReactNode };

/**
 * Content that depends on the time of reading, such as a countdown. In a prerendered page it takes its space but is
 * hidden from readers and search engines; the live page shows it.
 */
export function LiveOnly({ children }: LiveOnlyProps) {
  if (typeof document !== 'undefined') return children;
  return (
    <span style={{ visibility: 'hidden' }} data-nosnippet="">
      {children}
    </span>
  );
}
