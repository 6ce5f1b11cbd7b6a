type Support = { webgl: boolean; software: boolean };

/** Asked once, since each try costs a context. */
let answer: Support | undefined;

/** Names that browsers give to a GPU that is none. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether this browser can draw with WebGL now. */
export function canUseWebGL(): boolean {
  return support().webgl;
}

/** Whether the processor does the GPU's work, where each pixel and each sample counts. */
export function drawsInSoftware(): boolean {
  return support().software;
}

function support(): Support {
  answer ??= probe();
  return answer;
}

function probe(): Support {
  if (typeof WebGL2RenderingContext === 'undefined') return { webgl: false, software: true };
  const context = document.createElement('canvas').getContext('webgl2', { stencil: true });
  if (!context) return { webgl: false, software: true };
  const details = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl: true, software: SOFTWARE.test(String(name)) };
}
