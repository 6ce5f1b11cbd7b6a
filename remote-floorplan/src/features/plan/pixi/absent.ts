/**
 * Stands in the build for what Pixi and @pixi/react name and the plan never uses (`portal.replaces` in package.json,
 * docs/decisions/0050): classes of which each node is asked whether it is one, the default style of texts, colours,
 * since the plan's are in its vertices, and textures to draw to.
 */

/** What a browser and a worker add: of no type, so that nothing is added. */
export const browserExt = { extension: { type: [] } };
export const webworkerExt = { ...browserExt };

/** Of textures that are turned in their atlas. */
export const groupD8 = {};
export class BufferImageSource {}
export class RenderTarget {}
export class TextureMatrix {}
/** Of what is tinted. */
export const Color = {};
export class Graphics {}
export class Filter {}
export const TextStyle = { defaultTextStyle: {} };

const nothing = () => undefined;
export const TexturePool = { setScreenSize: nothing, removeScreen: nothing };
export const CanvasPool = { setScreenSize: nothing, removeScreen: nothing };
export class TexturePoolClass {}
export class CanvasPoolClass {}

/** Of nodes that hear of the pointer. */
export const ReactToPixiEventPropNames = {};
export const PixiToReactEventPropNames = {};

export const getGeometryBounds = nothing;
/** What Pixi says of names that the plan does not use. */
export const deprecation = nothing;
export const v8_0_0 = '';
export const v8_3_4 = '';
export const v8_21_0 = '';
export const v8_22_0 = '';
