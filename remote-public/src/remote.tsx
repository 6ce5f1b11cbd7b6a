import { defineRemote } from '@mosta/shared/contract/define-remote';
import { withFirstContent } from './first-content.queries';
import { PATHS } from './paths';

export default defineRemote({
  contract: '^1.19.0',
  name: 'public',
  routes: {
    [PATHS.home]: withFirstContent(
      () => import(/* webpackChunkName: "route-home" */ './pages/home/home-page'),
    ),
    [PATHS.visitor]: withFirstContent(
      () => import(/* webpackChunkName: "route-visiteur" */ './pages/visiteur/visitor-page'),
    ),
    [PATHS.program]: () =>
      import(/* webpackChunkName: "route-program" */ './pages/program/program-page'),
    [PATHS.about]: () =>
      import(/* webpackChunkName: "route-apropos" */ './pages/apropos/about-page'),
    [PATHS.press]: () =>
      import(/* webpackChunkName: "route-actualitespress" */ './pages/actualitespress/press-page'),
    [PATHS.mostaExpo]: () =>
      import(/* webpackChunkName: "route-mostaexpo" */ './pages/mostaexpo/fair-page'),
    [PATHS.organisation]: withFirstContent(
      () =>
        import(
          /* webpackChunkName: "route-organisation" */ './pages/organisation/organisation-page'
        ),
    ),
    [PATHS.confirmed]: () =>
      import(
        /* webpackChunkName: "route-exposantconfirme" */ './pages/exposantconfirme/confirmed-page'
      ),
    [PATHS.sector]: () =>
      import(/* webpackChunkName: "route-secteur" */ './pages/secteur/sector-page'),
    [PATHS.sponsoring]: () =>
      import(
        /* webpackChunkName: "route-sponsoringtext" */ './pages/sponsoringtext/sponsoring-page'
      ),
    [PATHS.message]: withFirstContent(
      () => import(/* webpackChunkName: "route-message" */ './pages/message/message-page'),
    ),
    [PATHS.contact]: () =>
      import(/* webpackChunkName: "route-contact" */ './pages/contact/contact-page'),
    [PATHS.exhibit]: withFirstContent(
      () => import(/* webpackChunkName: "route-exposant" */ './pages/exposant/exhibit-page'),
    ),
    [PATHS.badges]: () =>
      import(/* webpackChunkName: "route-visitor-badges" */ './pages/visitor-badges/badges-page'),
    [PATHS.dateVenue]: () =>
      import(/* webpackChunkName: "route-date-lieu" */ './pages/date-lieu/date-venue-page'),
    [PATHS.staff]: () => import(/* webpackChunkName: "route-stuff" */ './pages/stuff/staff-page'),
    [PATHS.sponsors]: withFirstContent(
      () =>
        import(
          /* webpackChunkName: "route-sponsoringpage" */ './pages/sponsoringpage/sponsors-page'
        ),
    ),
    [PATHS.journalist]: () =>
      import(/* webpackChunkName: "route-journaliste" */ './pages/journaliste/journalist-page'),
    [PATHS.mostaganem]: () =>
      import(/* webpackChunkName: "route-mostaganem" */ './pages/coming/mostaganem-page'),
    [PATHS.mediaKit]: () =>
      import(/* webpackChunkName: "route-media-kit" */ './pages/coming/media-kit-page'),
    [PATHS.conferences]: () =>
      import(/* webpackChunkName: "route-conferences" */ './pages/coming/conferences-page'),
    [PATHS.animations]: () =>
      import(/* webpackChunkName: "route-animations" */ './pages/coming/animations-page'),
    [PATHS.innovationCorner]: () =>
      import(
        /* webpackChunkName: "route-innovation-corner" */ './pages/coming/innovation-corner-page'
      ),
    [PATHS.internationalVisitor]: () =>
      import(
        /* webpackChunkName: "route-visiteurinternational" */ './pages/visiteurinternational/international-visitor-page'
      ),
    [PATHS.businessCorner]: () =>
      import(/* webpackChunkName: "route-business-corner" */ './pages/coming/business-corner-page'),
    [PATHS.streetFood]: () =>
      import(/* webpackChunkName: "route-street-food" */ './pages/coming/street-food-page'),
    [PATHS.worldFood]: () =>
      import(/* webpackChunkName: "route-world-food" */ './pages/coming/world-food-page'),
    [PATHS.foodMarket]: () =>
      import(/* webpackChunkName: "route-food-market" */ './pages/coming/food-market-page'),
    [PATHS.visit]: () =>
      import(/* webpackChunkName: "route-ma-visite" */ './pages/ma-visite/visit-page'),
    [PATHS.legal]: () =>
      import(
        /* webpackChunkName: "route-mentions-legales" */ './pages/mentions-legales/legal-page'
      ),
    [PATHS.privacy]: () =>
      import(
        /* webpackChunkName: "route-confidentialite" */ './pages/confidentialite/privacy-page'
      ),
    [PATHS.former]: () =>
      import(/* webpackChunkName: "route-edition" */ './pages/edition/edition-page'),
  },
  slots: {},
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
