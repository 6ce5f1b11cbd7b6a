import { DRAWING_PART, STORED_PART } from '@mosta/shared/contract/stand-marks';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { DRAWING_IDS } from './data/load-plan';
import { isStoredPage } from './data/prepare-plan';

const BuiltDrawing = createContext<string | null>(null);

/** The drawing that a build draws just now, or the part for stored ones; null in a browser. */
export const useBuiltDrawing = (): string | null => useContext(BuiltDrawing);

/**
 * In a build, its content once for each drawing and once for those that are stored, of which the server keeps one
 * (docs/decisions/0058). In a browser, and where a stored drawing is what is drawn, its content.
 */
export function EachDrawing({ children }: { children: ReactNode }) {
  if (typeof document !== 'undefined' || isStoredPage()) return children;
  return [...DRAWING_IDS, STORED_PART].map((drawing) =>
    createElement(
      DRAWING_PART,
      { key: drawing, 'data-drawing': drawing },
      <BuiltDrawing value={drawing}>{children}</BuiltDrawing>,
    ),
  );
}
