import { defineRemote } from '@mosta/shared/contract/define-remote';
import { PATHS } from './paths';

export default defineRemote({
  contract: '^1.19.0',
  name: 'floorplan',
  routes: {
    [PATHS.plan]: async () => {
      fetchDrawing();
      const { loadPage } = await import(
        /* webpackChunkName: "route-plansalon" */ './pages/plan-salon/load-page'
      );
      return loadPage();
    },
    [PATHS.choose]: async () => {
      fetchDrawing();
      const { loadPage } = await import(
        /* webpackChunkName: "route-exposant-map" */ './pages/exposant-map/load-page'
      );
      return loadPage();
    },
  },
  slots: {
    desk: () => import(/* webpackChunkName: "slot-desk" */ './pages/slots/desk-slot'),
    mini: () => import(/* webpackChunkName: "slot-mini" */ './pages/slots/mini-slot'),
    plan: () => import(/* webpackChunkName: "slot-plan" */ './pages/slots/plan-slot'),
    stands: () => import(/* webpackChunkName: "slot-stands" */ './pages/slots/stands-slot'),
    tour: () => import(/* webpackChunkName: "slot-tour" */ './pages/slots/tour-slot'),
  },
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});

/** Beside the page, which waits for it: not after. */
function fetchDrawing(): void {
  void import(
    /* webpackChunkName: "drawing-a" */ '@mosta/plan/drawing/shipped/drawing-a.json'
  ).catch(() => undefined);
}
