import { defineRemote } from '@mosta/shared/contract/define-remote';

/** Works, and brings styles that reach beyond it. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'styles',
  routes: { '*': () => import(/* webpackChunkName: "page" */ './styled-page') },
  slots: { '*': () => import(/* webpackChunkName: "page" */ './styled-page') },
});
