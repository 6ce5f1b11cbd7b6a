import { defineRemote } from '@mosta/shared/contract/define-remote';

/** Works, and breaks every rule that shows only in a browser (sdk/src/conform). */
export default defineRemote({
  contract: '^1.0.0',
  name: 'rude',
  routes: { '*': () => import(/* webpackChunkName: "route-stub-rude" */ './rude-page') },
  slots: { '*': () => import(/* webpackChunkName: "route-stub-rude" */ './rude-page') },
});
