import { openTwin, type ResolvedRoute, routesOf } from '@mosta/shared/contract/registry';
import { routePattern } from '@mosta/shared/contract/rows';
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
    routes
      .filter(({ route }) => route.frame === frame)
      .map((resolved) => toRoute(resolved, openTwin(remotes.registry, resolved.route)))
      // of two routes that fit an address the router takes the first
      .sort((one, other) => Number(other.caseSensitive) - Number(one.caseSensitive));
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

function toRoute(resolved: ResolvedRoute, twin: ResolvedRoute | undefined) {
  const { redirectTo } = resolved.route;
  return {
    path: routePattern(resolved.route),
    // the open page whose address differs by case alone has every other spelling, as on the server
    caseSensitive: twin !== undefined,
    element: redirectTo ? (
      <Redirection to={redirectTo} />
    ) : (
      <RoutePage {...resolved} twin={twin?.route} />
    ),
  } satisfies RouteObject;
}

/** Redirects with the query and hash, as the server does for a typed address. */
function Redirection({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
