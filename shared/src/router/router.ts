import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/router');

/** Façade over react-router-dom: just what the portal uses, shared in the library's place (docs/decisions/0001). */

export type { LinkProps, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
export { useSearchParams } from './search-params';
