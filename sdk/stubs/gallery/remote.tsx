import { defineRemote } from '@mosta/shared/contract/define-remote';

/** The gallery of the shared components, on every route of the remote that it replaces. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'gallery',
  routes: { '*': () => import(/* webpackChunkName: "page" */ './gallery-page') },
  slots: {},
});
