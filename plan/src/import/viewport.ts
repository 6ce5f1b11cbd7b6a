import { type Affine, compose, translation } from '../drawing/affine';
import { lengthOf, numbersOf } from './lengths';
import type { XmlElement } from './xml-tree';

/** Width to which a drawing is brought before it is read, so that its tolerances do not hang on its units. */
const READ_WIDTH = 1500;

/** From a file's own units to those in which it is read. */
export function rootMatrix({ attributes }: XmlElement): Affine {
  const [x = 0, y = 0, width] = numbersOf(attributes.viewBox);
  const whole = width && width > 0 ? width : (lengthOf(attributes.width) ?? READ_WIDTH);
  const scale = whole > 0 ? READ_WIDTH / whole : 1;
  return compose([scale, 0, 0, scale, 0, 0], translation(-x, -y));
}

/** Place and scale of an `svg` within another, or of a symbol (SVG 2, section 8.2): its view box fits in its middle. */
export function innerMatrix(
  { attributes }: XmlElement,
  given: { x: number; y: number; width: number | undefined; height: number | undefined },
): Affine {
  const [x = 0, y = 0, boxWidth, boxHeight] = numbersOf(attributes.viewBox);
  const place = translation(given.x, given.y);
  const width = given.width ?? lengthOf(attributes.width);
  const height = given.height ?? lengthOf(attributes.height);
  if (!boxWidth || !boxHeight || !width || !height) return place;
  const scales = [width / boxWidth, height / boxHeight] as const;
  const even = attributes.preserveAspectRatio !== 'none';
  const [across, down] = even ? [Math.min(...scales), Math.min(...scales)] : scales;
  const middle = translation((width - across * boxWidth) / 2, (height - down * boxHeight) / 2);
  return compose(
    compose(compose(place, even ? middle : translation(0, 0)), [across, 0, 0, down, 0, 0]),
    translation(-x, -y),
  );
}
