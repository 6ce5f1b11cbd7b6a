import { followOtherTabs, sessionStore } from '@mosta/shared/auth';
import {
  CLIENT_ERROR_CODES,
  QueryClient,
  QueryClientProvider,
  toAppError,
} from '@mosta/shared/http';
import { beforeLanguageChange, directionOf, useLanguage } from '@mosta/shared/i18n';
import { ThemeProvider } from '@mosta/shared/theme';
import { closeToasts, ToastProvider } from '@mosta/shared/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { SlowCallNotice } from './slow-call-notice';

type PortalProvidersProps = {
  children: ReactNode;
  /** A test brings its own; the portal makes one. */
  queryClient?: QueryClient;
};

/** Theme, language direction, server data and toasts around the pages; the session follows the other tabs. */
export function PortalProviders({ children, queryClient: given }: PortalProvidersProps) {
  const language = useLanguage();
  const [queryClient] = useState(
    () => given ?? new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry } } }),
  );
  useEffect(() => followOtherTabs(), []);
  useEffect(() => beforeLanguageChange(() => askForTexts(queryClient)), [queryClient]);
  useEffect(
    () =>
      // what the API answered one person is not shown to the next
      sessionStore.subscribe(({ auth, expired }, before) => {
        if (before.auth && auth?.user._id !== before.auth.user._id) {
          queryClient.clear();
          closeToasts();
        } else if (before.expired && !expired) {
          // what failed while the session had expired is asked for anew
          void queryClient.refetchQueries({ type: 'active', predicate: failed });
        }
      }),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider direction={directionOf(language)}>
        <ToastProvider>
          {children}
          <SlowCallNotice />
        </ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

/** Milliseconds that a change of language waits for texts; then French stands for those that are not there yet. */
const PATIENCE = 3000;

/** Asks again for what came with the page, in whose language alone it is (0136). */
async function askForTexts(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: cameWithPage });
  await Promise.race([
    client.refetchQueries({ type: 'active', predicate: cameWithPage }),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

function cameWithPage({ state }: { state: { data: unknown; dataUpdateCount: number } }): boolean {
  return state.data !== undefined && state.dataUpdateCount === 0;
}

function failed({ state }: { state: { status: string } }): boolean {
  return state.status === 'error';
}

/** One more try where that may help: the API was not reached, or failed by itself. After a time-out the visitor decides. */
function retry(failures: number, error: Error): boolean {
  const { code, status } = toAppError(error);
  return failures < 1 && code !== CLIENT_ERROR_CODES.timeout && (status === 0 || status >= 500);
}
