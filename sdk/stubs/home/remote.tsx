import { defineRemote } from '@mosta/shared/contract/define-remote';
import { LOGIN_PATH } from '@mosta/shared/contract/descriptor';

/** The first page of a portal of stubs, its sign-in, and a page that shows any slot. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'home',
  routes: {
    '/': () => import(/* webpackChunkName: "page" */ './home-page'),
    [LOGIN_PATH]: () => import(/* webpackChunkName: "login" */ './login-page'),
    '/stub/slot': () => import(/* webpackChunkName: "slot" */ './slot-page'),
  },
  slots: {},
});
