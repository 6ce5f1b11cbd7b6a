import { defineRemote } from '@mosta/shared/contract/define-remote';

/** Loads well and throws while it is drawn, in a page and in a slot alike. */
function Crash(): never {
  throw new Error('The stub "crash" throws while it is drawn');
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'crash',
  routes: { '*': () => Promise.resolve({ default: Crash }) },
  slots: { '*': () => Promise.resolve({ default: Crash }) },
});
