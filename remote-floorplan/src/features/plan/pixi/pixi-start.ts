/** Loads the plan through WebGL; as soon as this module's chunk is there, webpack prefetches the rest. */
export async function loadPlan() {
  const { PixiPlan } = await import(
    /* webpackChunkName: "pixi-plan", webpackPrefetch: true */ './pixi-plan'
  );
  return PixiPlan;
}
