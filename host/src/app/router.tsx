import { type ResolvedRoute, routesOf } from '@mosta/shared/contract/registry';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
} from '@mosta/shared/router';
import { LeavingBoundary } from '../federation/leaving-boundary';
import type { Remotes } from '../federation/remotes';
import { AppFrame } from '../layout/app-frame';
import { SiteFrame } from '../layout/site-frame';
import { isPrerenderedPageShown } from '../page/prerendered-page';
import { ErrorPage } from '../pages/error-page';
import { NotFoundPage } from '../pages/not-found-page';
import { RoutePage } from './route-page';

/** Routes of the page, all from the registry's descriptors; the host itself adds only "not found" and "error". */
export function portalRoutes(remotes: Remotes): RouteObject[] {
  const routes = routesOf(remotes.registry);
  const inFrame = (frame: 'site' | 'app') =>
    routes.filter(({ route }) => route.frame === frame).map(toRoute);
  return [
    {
      element: (
        <LeavingBoundary>
          <Outlet />
        </LeavingBoundary>
      ),
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
  // With hydration data the router leaves the scroll position alone: the prerendered page may have been scrolled already.
  const hydrationData = isPrerenderedPageShown() ? { loaderData: {} } : undefined;
  return createBrowserRouter(portalRoutes(remotes), { hydrationData });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

function toRoute(resolved: ResolvedRoute): RouteObject {
  const { path, redirectTo } = resolved.route;
  return {
    path,
    element: redirectTo ? <Redirection to={redirectTo} /> : <RoutePage {...resolved} />,
  };
}

/** Redirects with the query and hash, as the server does for a typed address. */
function Redirection({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
