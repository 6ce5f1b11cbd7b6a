import { QueryClient, QueryClientProvider } from '@mosta/shared/http';
import { directionOf, useLanguage } from '@mosta/shared/i18n';
import { ThemeProvider } from '@mosta/shared/theme';
import { ToastProvider } from '@mosta/shared/toast';
import { type ReactNode, useState } from 'react';

/** Theme, language direction, server data and toasts around the pages. */
export function PortalProviders({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider direction={directionOf(language)}>
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
