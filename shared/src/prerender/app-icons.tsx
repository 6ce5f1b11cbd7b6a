import { renderToStaticMarkup } from 'react-dom/server';
import { appIcon } from '../contract/published';
import { PALETTE } from '../theme/tokens';
import { KhatamShapes } from '../ui/art/khatam';
import { inColours } from './link-pictures';
import type { PrerenderedFile } from './prerender-pages';

const SIZES = [192, 512] as const;
/** Half of the drawing's edge: the star's points are 50 from its centre. */
const BESIDE_STAR = 52;
/** A maskable icon may be cut to a circle of 80 % of its edge, in which the star has room around it. */
const AROUND_MASKED_STAR = 76;

/** The mark as icons of the installed portal: by itself, and on a ground that a device may cut to its own shape. */
export function drawAppIcons(): PrerenderedFile[] {
  return SIZES.flatMap((size) => [
    { file: svgOf(appIcon(size)), text: draw(size, BESIDE_STAR, undefined) },
    {
      file: svgOf(appIcon(size, 'maskable')),
      text: draw(size, AROUND_MASKED_STAR, PALETTE.light.paper),
    },
  ]);
}

/** The build turns SVG into the picture of that name. */
function svgOf(picture: string): string {
  return picture.replace(/\.png$/, '.svg');
}

function draw(size: number, half: number, ground: string | undefined): string {
  const edge = 2 * half;
  return inColours(
    renderToStaticMarkup(
      // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, which the manifest names
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`${-half} ${-half} ${edge} ${edge}`}
      >
        {ground && <rect x={-half} y={-half} width={edge} height={edge} fill={ground} />}
        <KhatamShapes outer="olive" inner="saffron" heart="terracotta" />
      </svg>,
    ),
  );
}
