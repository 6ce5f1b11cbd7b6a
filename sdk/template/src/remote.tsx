import { defineRemote } from '@mosta/shared/contract/define-remote';
import { PATHS } from './paths';

/** The only module that the host loads; pages, widgets and texts come when they are needed. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'exemple',
  routes: {
    [PATHS.home]: () =>
      import(/* webpackChunkName: "route-exemple" */ './pages/exemple/exemple-page'),
  },
  slots: {
    teaser: () => import(/* webpackChunkName: "slot-teaser" */ './pages/slots/teaser-slot'),
  },
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
