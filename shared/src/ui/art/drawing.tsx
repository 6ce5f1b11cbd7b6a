import type { ReactNode } from 'react';

/** What every drawing accepts. */
export type DrawingProps = {
  /** Edge in pixels, or a CSS length. */
  size?: number | string;
  /** Describes the drawing; without it the drawing is hidden from assistive technology. */
  label?: string;
};

type FrameProps = DrawingProps & { viewBox?: string; children: ReactNode };

/** The `<svg>` of a drawing; the box is 120 units wide and high by default. */
export function Drawing({ size = 120, label, viewBox = '0 0 120 120', children }: FrameProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label, or the hiding, comes from `role`; a title would show as a tooltip
    <svg viewBox={viewBox} width={size} height={size} {...role}>
      {children}
    </svg>
  );
}
