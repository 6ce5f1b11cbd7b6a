import type { KeyboardEvent } from 'react';

/** One step of a pan, as a part of the sheet; one step of a zoom. */
export const PAN_STEP = 0.2;
export const ZOOM_STEP = 1.5;

type PlanMoves = {
  onPan: (right: number, down: number) => void;
  onZoom: (factor: number) => void;
  onWhole: () => void;
  /** Leaves full screen, else clears the selection. */
  onEscape: () => void;
};

/** Keys of the focused sheet: arrows, +, -, 0 and Escape. */
export function planKeys({ onPan, onZoom, onWhole, onEscape }: PlanMoves) {
  const moves: Record<string, () => void> = {
    ArrowLeft: () => onPan(-PAN_STEP, 0),
    ArrowRight: () => onPan(PAN_STEP, 0),
    ArrowUp: () => onPan(0, -PAN_STEP),
    ArrowDown: () => onPan(0, PAN_STEP),
    '+': () => onZoom(ZOOM_STEP),
    '=': () => onZoom(ZOOM_STEP),
    '-': () => onZoom(1 / ZOOM_STEP),
    '0': onWhole,
    Escape: onEscape,
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
}
