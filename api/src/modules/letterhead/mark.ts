import { closedPath, starOutline } from '@mosta/shared/domain/star-geometry';
import { COLORS } from '../../platform/colors';
import type { Pdf } from '../../platform/documents/pdf';

/** Draws the fair's mark, the eight-pointed star, as vectors. `x` and `y` are its centre. */
export function drawMark(pdf: Pdf, x: number, y: number, radius: number): void {
  const centre = { x, y };
  const star = (share: number, turn: number, step: number) =>
    closedPath(starOutline({ centre, radius: radius * share, turn, step }));
  pdf.path(star(1, 0, 2)).fill(COLORS.olive);
  pdf.path(star(0.58, 22.5, 3)).fill(COLORS.saffron);
  pdf.path(star(0.5, 22.5, 2)).fill(COLORS.saffron);
  pdf.circle(x, y, radius * 0.15).fill(COLORS.terracotta);
  pdf.fillColor(COLORS.ink);
}
