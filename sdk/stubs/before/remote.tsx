import { defineRemote } from '@mosta/shared/contract/define-remote';

/** Works: the version to which the host goes back where the active one fails. */
function VersionBefore() {
  return <h1>Version précédente</h1>;
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'before',
  routes: { '*': () => Promise.resolve({ default: VersionBefore }) },
  slots: { '*': () => Promise.resolve({ default: VersionBefore }) },
});
