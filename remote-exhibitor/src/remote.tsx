import { defineRemote } from '@mosta/shared/contract/define-remote';
import { withWorkspaceTexts } from '@mosta/shared/workspace/texts';
import { PATHS } from './paths';

export default defineRemote({
  contract: '^1.19.0',
  name: 'exhibitor',
  routes: {
    [PATHS.login]: () => import(/* webpackChunkName: "route-login" */ './account/login-page'),
    [PATHS.signup]: () => import(/* webpackChunkName: "route-signup" */ './account/signup-page'),
    [PATHS.simulation]: () =>
      import(/* webpackChunkName: "route-simulation" */ './simulation/simulation-page'),
    [PATHS.participation]: () =>
      import(/* webpackChunkName: "route-formulaire" */ './participation-form/participation-page'),
    [PATHS.dashboard]: withWorkspaceTexts(
      () => import(/* webpackChunkName: "route-dashboard-exposant" */ './dashboard/dashboard-page'),
    ),
    [PATHS.contacts]: withWorkspaceTexts(
      () => import(/* webpackChunkName: "route-exposant-contacts" */ './contacts/contacts-page'),
    ),
  },
  slots: {},
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
