import { defineRemote } from '@mosta/shared/contract/define-remote';
import { PATHS } from './paths';

export default defineRemote({
  contract: '^1.8.0',
  name: 'floorplan',
  routes: {
    [PATHS.plan]: async () => {
      // Beside the page, which waits for it: not after.
      void import(/* webpackChunkName: "drawing-a" */ './features/plan/data/drawing-a.json').catch(
        () => undefined,
      );
      const { loadPage } = await import(
        /* webpackChunkName: "route-plansalon" */ './pages/plan-salon/load-page'
      );
      return loadPage();
    },
    [PATHS.choose]: () =>
      import(/* webpackChunkName: "route-exposant-map" */ './pages/exposant-map/exposant-map-page'),
  },
  slots: {
    mini: () => import(/* webpackChunkName: "slot-mini" */ './pages/slots/mini-slot'),
    plan: () => import(/* webpackChunkName: "slot-plan" */ './pages/slots/plan-slot'),
    stands: () => import(/* webpackChunkName: "slot-stands" */ './pages/slots/stands-slot'),
  },
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
