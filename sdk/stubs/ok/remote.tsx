import { defineRemote } from '@mosta/shared/contract/define-remote';

/** A remote that works: it stands in for any other, on every route and in every slot. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'ok',
  routes: { '*': () => import(/* webpackChunkName: "page" */ './ok-page') },
  slots: { '*': () => import(/* webpackChunkName: "slot" */ './ok-slot') },
});
