import { defineRemote } from '@mosta/shared/contract/define-remote';

/** Never drawn: the host refuses its contract from the descriptor, before it loads a byte of it. */
function NeverDrawn() {
  return <h1>Remote d’essai « incompatible »</h1>;
}

export default defineRemote({
  contract: '^9.0.0',
  name: 'incompatible',
  routes: { '*': () => Promise.resolve({ default: NeverDrawn }) },
  slots: { '*': () => Promise.resolve({ default: NeverDrawn }) },
});
