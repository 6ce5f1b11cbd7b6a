import { defineRemote } from '@mosta/shared/contract/define-remote';

/** The first page of a portal of stubs, and a page that shows any slot. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'home',
  routes: {
    '/': () => import(/* webpackChunkName: "page" */ './home-page'),
    '/stub/slot': () => import(/* webpackChunkName: "slot" */ './slot-page'),
  },
  slots: {},
});
