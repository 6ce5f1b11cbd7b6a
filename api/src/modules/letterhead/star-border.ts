import { closedPath, starOutline } from '@mosta/shared/domain/star-geometry';
import { COLORS } from '../../platform/colors';
import type { Pdf } from '../../platform/documents/pdf';
import { ornament } from '../../platform/documents/pdf-structure';

type Band = { y: number; width: number; height: number; color: string; stars: number };

/** A band of stars over the whole width of a card or page. */
export function drawStarBorder(pdf: Pdf, { y, width, height, color, stars }: Band): void {
  const step = width / stars;
  ornament(pdf, () => {
    pdf.rect(0, y, width, height).fill(color);
    for (let index = 0; index < stars; index += 1) {
      const centre = { x: step * (index + 0.5), y: y + height / 2 };
      pdf.path(closedPath(starOutline({ centre, radius: height * 0.3125 })));
    }
    pdf.fill(COLORS.saffron);
  });
}
