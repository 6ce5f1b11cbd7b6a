/** Whether this browser can draw with WebGL now; asked once, since each try costs a context. */
let answer: boolean | undefined;

export function canUseWebGL(): boolean {
  answer ??= probe();
  return answer;
}

function probe(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2', { stencil: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
