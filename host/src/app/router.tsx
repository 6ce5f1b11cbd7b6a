import { type ResolvedRoute, routesOf } from '@mosta/shared/contract/registry';
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from '@mosta/shared/router';
import type { Remotes } from '../federation/remotes';
import { AppFrame } from '../layout/app-frame';
import { SiteFrame } from '../layout/site-frame';
import { ErrorPage } from '../pages/error-page';
import { NotFoundPage } from '../pages/not-found-page';
import { RoutePage } from './route-page';
import { isSentPageShown } from './sent-page';

/** Routes of the page, all from the registry's descriptors; the host itself adds only "not found" and "error". */
export function portalRoutes(remotes: Remotes): RouteObject[] {
  const routes = routesOf(remotes.registry);
  const inFrame = (frame: 'site' | 'app') =>
    routes.filter(({ route }) => route.frame === frame).map(toRoute);
  return [
    {
      errorElement: <ErrorPage />,
      children: [
        { element: <AppFrame />, children: inFrame('app') },
        {
          element: <SiteFrame />,
          children: [...inFrame('site'), { path: '*', element: <NotFoundPage /> }],
        },
      ],
    },
  ];
}

export function createPortalRouter(remotes: Remotes) {
  // A first page that can be read has been scrolled, by its reader or to an anchor: the router leaves it where it is.
  const hydrationData = isSentPageShown() ? { loaderData: {} } : undefined;
  return createBrowserRouter(portalRoutes(remotes), { hydrationData });
}

function toRoute(resolved: ResolvedRoute): RouteObject {
  const { path, redirectTo } = resolved.route;
  return {
    path,
    element: redirectTo ? <Redirection to={redirectTo} /> : <RoutePage {...resolved} />,
  };
}

/** Leads on with the query, as the server does for an address that is typed. */
function Redirection({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
