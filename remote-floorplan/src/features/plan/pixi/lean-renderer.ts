import {
  AbstractRenderer,
  Application,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlobalUniformSystem,
  GlShaderSystem,
  GlStateSystem,
  GlUniformGroupSystem,
  RendererType,
  RenderGroupSystem,
  ViewSystem,
  type WebGLOptions,
} from 'pixi.js';
import { AtlasTextures } from './atlas-textures';
import { CanvasTarget, PaperBackground } from './canvas-target';
import { PIPES } from './lean-pipes';
import { SendingBufferSystem } from './sent-buffer';

/** Asked for by the context system: the plan is drawn straight to the canvas. */
class NoBackBuffer {
  readonly useBackBuffer = false;
  readonly destroy = () => undefined;
}

/** Asked for by whatever holds something on the GPU: buffers and the atlas live as long as their scene. */
class NoCollection {
  readonly now = 0;
  readonly enabled = false;
  readonly addResource = () => undefined;
  readonly addResourceHash = () => undefined;
  readonly addCollection = () => undefined;
  readonly destroy = () => undefined;
}

/** What drawing meshes of our own needs of Pixi's renderer, under the names by which its parts ask for each other. */
const SYSTEMS = {
  background: PaperBackground,
  globalUniforms: GlobalUniformSystem,
  view: ViewSystem,
  renderGroup: RenderGroupSystem,
  gc: NoCollection,
  backBuffer: NoBackBuffer,
  context: GlContextSystem,
  limits: GlLimitsSystem,
  buffer: SendingBufferSystem,
  texture: AtlasTextures,
  renderTarget: CanvasTarget,
  geometry: GlGeometrySystem,
  uniformGroup: GlUniformGroupSystem,
  shader: GlShaderSystem,
  encoder: GlEncoderSystem,
  state: GlStateSystem,
} as const;

/**
 * Pixi's renderer for WebGL without sprites, masks, filters, text, screenshots, and without what a ticker wakes: half of
 * its code, and nothing runs while nothing is drawn (docs/decisions/0050).
 */
class LeanRenderer extends AbstractRenderer<unknown, WebGLOptions> {
  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: Object.assign([] as Named[], named(SYSTEMS)),
      renderPipes: named(PIPES),
      renderPipeAdaptors: [],
    });
  }
}

/** Pixi's configuration takes its own systems less narrowly than it declares them. */
type Named = ConstructorParameters<typeof AbstractRenderer>[0]['systems'][number];

function named<T>(parts: Readonly<Record<string, T>>): { name: string; value: T }[] {
  return Object.entries(parts).map(([name, value]) => ({ name, value }));
}

/** What kept applications from starting. */
const failures = new WeakMap<Application, { cause: unknown }>();

/** Why an application has no renderer; undefined where it has one. */
export function startFailure(app: Application): { cause: unknown } | undefined {
  return failures.get(app);
}

/**
 * Has every application start with the lean renderer in place of the one that Pixi would choose. One whose renderer does
 * not start is started all the same, without: @pixi/react has no word for a failure, and would wait for ever.
 */
export function useLeanRenderer(): void {
  Application.prototype.init = async function init(options) {
    try {
      const renderer = new LeanRenderer();
      await renderer.init({ ...options, skipExtensionImports: true });
      Object.assign(this, { renderer });
    } catch (cause) {
      failures.set(this, { cause });
    }
  };
  const { destroy } = Application.prototype;
  Application.prototype.destroy = function destroyStarted(...how) {
    if (!failures.has(this)) destroy.apply(this, how);
  };
}
