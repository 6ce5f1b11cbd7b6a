import { defineRemote } from '@mosta/shared/contract/define-remote';
import { PATHS } from './paths';

export default defineRemote({
  contract: '^1.19.0',
  name: 'hotels',
  routes: {
    [PATHS.hotels]: () =>
      import(/* webpackChunkName: "route-hebergement" */ './pages/hebergement/accommodation-page'),
  },
  slots: {},
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
