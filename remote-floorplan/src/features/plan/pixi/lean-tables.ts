/**
 * Stand in the build for Pixi's tables, with what the plan's two shaders and their buffers name of them
 * (`portal.replaces` in package.json, docs/decisions/0050).
 */

/** Bytes of a vertex' value, and how the GPU reads them. */
const FORMATS = {
  float32x2: { size: 2, stride: 8, normalised: false, type: 'FLOAT' },
  float32x4: { size: 4, stride: 16, normalised: false, type: 'FLOAT' },
  sint8x2: { size: 2, stride: 2, normalised: false, type: 'BYTE' },
  unorm8x4: { size: 4, stride: 4, normalised: true, type: 'UNSIGNED_BYTE' },
  unorm16x4: { size: 4, stride: 8, normalised: true, type: 'UNSIGNED_SHORT' },
} as const;
type Format = keyof typeof FORMATS;

export const getAttributeInfoFromFormat = (format: Format) => FORMATS[format];
export const getGlTypeFromFormat = (format: Format): number =>
  WebGL2RenderingContext[FORMATS[format].type];

/** Of what a shader declares: `in vec2` and `in vec4`; uniforms are sent by what their values are (shader-sync.ts). */
export const mapGlToVertexFormat = (gl: WebGL2RenderingContext, type: number): Format =>
  type === gl.FLOAT_VEC2 ? 'float32x2' : 'float32x4';
export const mapType = (): undefined => undefined;
export const defaultValue = (): null => null;
export const getUboData = () => ({});

/** All is drawn over what is there, by its own opacity. */
export const mapWebGLBlendModesToPixi = ({ ONE, ONE_MINUS_SRC_ALPHA }: WebGL2RenderingContext) => ({
  normal: [ONE, ONE_MINUS_SRC_ALPHA],
});

/** Pixi would compile shaders until one has few enough textures. */
export const checkMaxIfStatementsInShader = (most: number): number => most;
