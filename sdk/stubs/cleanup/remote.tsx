import { defineRemote } from '@mosta/shared/contract/define-remote';
import { useEffect } from 'react';

/** Works, and throws when it is left. */
function ThrowsWhenLeft() {
  useEffect(
    () => () => {
      throw new Error('The stub "cleanup" throws when it is left');
    },
    [],
  );
  return <h1>Remote d’essai « cleanup »</h1>;
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'cleanup',
  routes: { '*': () => Promise.resolve({ default: ThrowsWhenLeft }) },
  slots: { '*': () => Promise.resolve({ default: ThrowsWhenLeft }) },
});
