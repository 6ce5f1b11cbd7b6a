/**
 * Stands in the build for what Pixi and @pixi/react name and the plan never uses (`portal.replaces` in package.json,
 * docs/decisions/0050): classes of which each node is asked whether it is one, the default style of texts, colours
 * given as words, since the plan gives numbers, and stores of textures to draw to.
 */

/** What a browser and a worker add: of no type, so that nothing is added. */
export const browserExt = { extension: { type: [] } };
export const webworkerExt = { ...browserExt };

/** Of textures that are turned in their atlas. */
export const groupD8 = {};
export class Graphics {}
export class Filter {}
export const TextStyle = { defaultTextStyle: {} };

export const extend = (): void => undefined;
export function colord(colour: unknown): never {
  throw new TypeError(`A colour of Pixi must be a number, not ${String(colour)}`);
}

const nothing = () => undefined;
export const TexturePool = { setScreenSize: nothing, removeScreen: nothing };
export const CanvasPool = { setScreenSize: nothing, removeScreen: nothing };
export class TexturePoolClass {}
export class CanvasPoolClass {}
