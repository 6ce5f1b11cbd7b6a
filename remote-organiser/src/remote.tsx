import { defineRemote } from '@mosta/shared/contract/define-remote';
import { withWorkspaceTexts } from '@mosta/shared/workspace/texts';
import { PATHS } from './paths';

export default defineRemote({
  contract: '^1.19.0',
  name: 'organiser',
  routes: {
    [PATHS.overview]: withWorkspaceTexts(
      () => import(/* webpackChunkName: "route-organisation" */ './pages/overview/overview-page'),
    ),
    [PATHS.dossiers]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-dossiers" */ './pages/dossiers/dossiers-page'
        ),
    ),
    [PATHS.companies]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-entreprises" */ './pages/companies/companies-page'
        ),
    ),
    [PATHS.quotes]: withWorkspaceTexts(
      () => import(/* webpackChunkName: "route-organisation-devis" */ './pages/quotes/quotes-page'),
    ),
    [PATHS.stands]: withWorkspaceTexts(
      () =>
        import(/* webpackChunkName: "route-organisation-stands" */ './pages/stands/stands-page'),
    ),
    [PATHS.holds]: withWorkspaceTexts(
      () => import(/* webpackChunkName: "route-organisation-options" */ './pages/holds/holds-page'),
    ),
    [PATHS.preparation]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-preparation" */ './pages/preparation/preparation-page'
        ),
    ),
    [PATHS.programme]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-programme" */ './pages/programme/programme-page'
        ),
    ),
    [PATHS.contents]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-contenus" */ './pages/contents/contents-page'
        ),
    ),
    [PATHS.letters]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-courriers" */ './pages/letters/letters-page'
        ),
    ),
    [PATHS.promos]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-codes-promo" */ './pages/promos/promos-page'
        ),
    ),
    [PATHS.payments]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-paiements" */ './pages/payments/payments-page'
        ),
    ),
    [PATHS.badges]: withWorkspaceTexts(
      () =>
        import(/* webpackChunkName: "route-organisation-badges" */ './pages/badges/badges-page'),
    ),
    [PATHS.staff]: withWorkspaceTexts(
      () => import(/* webpackChunkName: "route-organisation-staff" */ './pages/staff/staff-page'),
    ),
    [PATHS.edition]: withWorkspaceTexts(
      () =>
        import(/* webpackChunkName: "route-organisation-edition" */ './pages/edition/edition-page'),
    ),
    [PATHS.entrance]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-entree" */ './pages/entrance/entrance-page'
        ),
    ),
    [PATHS.audit]: withWorkspaceTexts(
      () => import(/* webpackChunkName: "route-organisation-journal" */ './pages/audit/audit-page'),
    ),
    [PATHS.accounts]: withWorkspaceTexts(
      () =>
        import(
          /* webpackChunkName: "route-organisation-comptes" */ './pages/accounts/accounts-page'
        ),
    ),
    [PATHS.account]: withWorkspaceTexts(
      () =>
        import(/* webpackChunkName: "route-organisation-compte" */ './pages/account/account-page'),
    ),
  },
  slots: {},
  catalogue: (language) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
