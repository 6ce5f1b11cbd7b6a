import { defineRemote } from '@mosta/shared/contract/define-remote';

// Where a team tests, this throws; for visitors it has no effect, and is reported.
globalThis.fetch = () => Promise.reject(new Error('The stub "globals" has replaced fetch'));

function ReplacesFetch() {
  return <h1>Remote d’essai « globals »</h1>;
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'globals',
  routes: { '*': () => Promise.resolve({ default: ReplacesFetch }) },
  slots: { '*': () => Promise.resolve({ default: ReplacesFetch }) },
});
