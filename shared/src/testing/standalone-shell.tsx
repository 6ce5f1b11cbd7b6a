import {
  readChosenLanguage,
  registerCatalogue,
  SHARED_NAMESPACE,
  startI18n,
  useLanguage,
  useTranslation,
} from '@mosta/shared/i18n';
import {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
} from '@mosta/shared/router';
import {
  LanguageSwitch,
  PortalProviders,
  SchemeSwitch,
  SessionExpiry,
  SessionRealtime,
  SlotContext,
  type SlotRenderer,
} from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, LoadingState, PAGE_MARGINS, Typography } from '@mosta/shared/ui';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/fonts.css';
import type { LazyComponent, RemoteModule, SlotProps } from '../contract/define-remote';
import type { DescriptorSource } from '../contract/descriptor';
import { isAddressOf } from '../contract/registry';
import { routePattern } from '../contract/rows';
import { setSingleCopyPolicy } from '../contract/single-copy';
import { FIRST_EDITION } from '../domain/edition';

type StandaloneOptions = { remote: RemoteModule; descriptor: DescriptorSource };

/**
 * Runs a remote alone: its pages under their own addresses, its slots, its texts, and nothing else of the portal.
 * Draws into the element `#root`.
 */
export async function mountStandalone(
  remote: RemoteModule,
  descriptor: DescriptorSource,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root)
    throw new Error('The page of a remote that runs alone needs an element with id "root"');
  setSingleCopyPolicy('throw');
  if (remote.catalogue) registerCatalogue(remote.name, remote.catalogue);
  await startI18n(readChosenLanguage() ?? undefined);
  const router = createBrowserRouter(standaloneRoutes({ remote, descriptor }));
  createRoot(root).render(
    <Suspense fallback={null}>
      <PortalProviders>
        <SessionRealtime />
        <SessionExpiry navigate={(path) => void router.navigate(path)} />
        <SlotContext.Provider value={slotRendererOf(remote)}>
          <RouterProvider router={router} />
        </SlotContext.Provider>
      </PortalProviders>
    </Suspense>,
  );
}

/** The routes of a remote inside the slim shell; redirections are honoured, unknown addresses say so. */
export function standaloneRoutes({ remote, descriptor }: StandaloneOptions): RouteObject[] {
  const children = descriptor.routes.map((route): RouteObject => {
    if (route.redirectTo) {
      return { path: route.path, element: <Navigate to={route.redirectTo} replace /> };
    }
    const load = remote.routes[route.path] ?? remote.routes['*'];
    if (!load) throw new Error(`The remote ${remote.name} has no page for ${route.path}`);
    const Page = lazy(load);
    return { path: routePattern(route), element: <Page /> };
  });
  const first = descriptor.routes.find((route) => !route.redirectTo);
  const hasHome = descriptor.routes.some((route) => route.path === '/');
  if (first && !hasHome) {
    children.push({ path: '/', element: <Navigate to={first.path} replace /> });
  }
  children.push({ path: '*', element: <StandaloneNotFound /> });
  return [{ element: <StandaloneFrame descriptor={descriptor} />, children }];
}

/** Own slots are drawn, slots of other remotes are named in a placeholder. */
export function slotRendererOf(remote: RemoteModule): SlotRenderer {
  const components = new Map<string, ComponentType<SlotProps>>(
    Object.entries(remote.slots).map(([slot, load]: [string, LazyComponent<SlotProps>]) => [
      `${remote.name}/${slot}`,
      lazy(load),
    ]),
  );
  return (name, props) => {
    const Widget = components.get(name);
    if (!Widget) return <SlotPlaceholder name={name} />;
    return (
      <Suspense fallback={<LoadingState />}>
        <Widget {...props} />
      </Suspense>
    );
  };
}

function SlotPlaceholder({ name }: { name: string }) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  return (
    <Box
      role="note"
      sx={{
        p: 6,
        border: '2px dashed',
        borderColor: 'line',
        borderRadius: RADIUS.card,
        bgcolor: 'wheat',
      }}
    >
      {t('standalone.slot', { name })}
    </Box>
  );
}

function StandaloneNotFound() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  return (
    <Box sx={{ ...PAGE_MARGINS, paddingBlock: 16 }}>
      <Typography variant="h2" component="h1">
        {t('standalone.notFound')}
      </Typography>
    </Box>
  );
}

/** Slim header with the remote's own pages and the switches that the host would offer. */
function StandaloneFrame({ descriptor }: { descriptor: DescriptorSource }) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  const { pathname } = useLocation();
  const route = descriptor.routes.find((one) => isAddressOf(one, pathname));
  const title = route?.title[language];
  useEffect(() => {
    document.title = `${title ?? descriptor.label[language]} - ${FIRST_EDITION.product}`;
  }, [title, descriptor, language]);
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          paddingInline: { xs: 5, md: 16 },
          paddingBlock: 2,
          borderBlockEnd: '1px solid',
          borderColor: 'line',
        }}
      >
        <strong>{t('standalone.title', { name: descriptor.label[language] })}</strong>
        <Box
          component="nav"
          aria-label={t('standalone.navigation')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flexGrow: 1 }}
        >
          {descriptor.routes
            .filter(({ redirectTo }) => !redirectTo)
            .map(({ path, title: name }) => (
              <Link key={path} to={path} aria-current={path === route?.path ? 'page' : undefined}>
                {name[language]}
              </Link>
            ))}
        </Box>
        <LanguageSwitch />
        <SchemeSwitch />
      </Box>
      <Box component="main">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </Box>
    </>
  );
}

function PageLoading() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  return (
    <Box sx={{ ...PAGE_MARGINS, paddingBlock: 16 }}>
      <LoadingState label={t('standalone.loading')} />
    </Box>
  );
}
