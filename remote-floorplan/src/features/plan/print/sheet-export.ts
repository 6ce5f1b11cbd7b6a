import { facesOf } from './faces';
import { PAPER } from './plan-sheet';

/** Pixels of the picture per millimetre: 200 to the inch, which every browser's canvas can hold. */
const PIXELS = 200 / 25.4;

/** A drawing as an SVG file that carries its typefaces. @throws when one cannot be fetched */
export async function svgFile(drawing: SVGSVGElement): Promise<Blob> {
  const copy = document.importNode(drawing, true);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await facesOf(drawing);
  copy.prepend(style);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** A drawing as a picture of A3. @throws when the browser cannot draw it */
export async function pngFile(drawing: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(await svgFile(drawing));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(PAPER.width * PIXELS);
    canvas.height = Math.round(PAPER.height * PIXELS);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!file) throw new Error('The browser could not draw the plan.');
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}
