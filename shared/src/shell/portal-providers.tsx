import { followOtherTabs, sessionStore } from '@mosta/shared/auth';
import { QueryClient, QueryClientProvider } from '@mosta/shared/http';
import { directionOf, useLanguage } from '@mosta/shared/i18n';
import { ThemeProvider } from '@mosta/shared/theme';
import { ToastProvider } from '@mosta/shared/toast';
import { type ReactNode, useEffect, useState } from 'react';

/** Theme, language direction, server data and toasts around the pages; the session follows the other tabs. */
export function PortalProviders({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } }),
  );
  useEffect(() => followOtherTabs(), []);
  useEffect(
    () =>
      // what the API told one person is not shown to the next
      sessionStore.subscribe(({ auth }, before) => {
        if (before.auth && auth?.user._id !== before.auth.user._id) queryClient.clear();
      }),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider direction={directionOf(language)}>
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
