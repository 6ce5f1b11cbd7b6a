import { defineRemote } from '@mosta/shared/contract/define-remote';
import { PATHS } from './paths';

export default defineRemote({
  contract: '^1.0.0',
  name: 'exhibitor',
  routes: {
    [PATHS.login]: () => import(/* webpackChunkName: "route-login" */ './pages/login/login-page'),
    [PATHS.signup]: () =>
      import(/* webpackChunkName: "route-signup" */ './pages/signup/signup-page'),
    [PATHS.simulation]: () =>
      import(/* webpackChunkName: "route-simulation" */ './pages/simulation/simulation-page'),
    [PATHS.participation]: () =>
      import(/* webpackChunkName: "route-formulaire" */ './pages/formulaire/participation-page'),
    [PATHS.dashboard]: () =>
      import(
        /* webpackChunkName: "route-dashboard-exposant" */ './pages/dashboard-exposant/dashboard-page'
      ),
  },
  slots: {},
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
