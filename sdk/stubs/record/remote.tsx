import { defineRemote, type LazyComponent } from '@mosta/shared/contract/define-remote';

/** Has every part that it is asked for, each under the name by which it was asked for. */
function everyPart(kind: 'route' | 'slot'): Record<string, LazyComponent> {
  const known = new Map<string, LazyComponent>();
  return new Proxy<Record<string, LazyComponent>>(
    {},
    {
      get: (_target, name) => {
        if (typeof name !== 'string') return undefined;
        const part =
          known.get(name) ??
          (async () => {
            const { recordingPart } = await import(
              /* webpackChunkName: "page" */ './recording-part'
            );
            return { default: recordingPart(kind, name) };
          });
        known.set(name, part);
        return part;
      },
    },
  );
}

/** Works, stands for any descriptor, and records what it is given. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'record',
  routes: everyPart('route'),
  slots: everyPart('slot'),
});
