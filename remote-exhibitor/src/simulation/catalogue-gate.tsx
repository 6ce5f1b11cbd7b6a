import type { useQuery } from '@mosta/shared/http';
import { useTranslation } from '@mosta/shared/i18n';
import type { Catalogue } from '@mosta/shared/schemas/catalogue.schema';
import { useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ErrorState, LoadingState, Skeleton, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type CatalogueGateProps = {
  catalogue: ReturnType<typeof useQuery<Catalogue>>;
  /** Another step tells the failure already. */
  quiet?: boolean;
  children: ReactNode;
};

/** What needs the catalogue: its shape while it comes, the failure with a retry when it does not. */
export function CatalogueGate({ catalogue, quiet = false, children }: CatalogueGateProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = catalogue;
  if (data) return children;
  if (error && quiet) return <Typography>{t('simulation.catalogue.waiting')}</Typography>;
  if (error) {
    return (
      <ErrorState
        title={t('simulation.catalogue.failed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <LoadingState label={t('simulation.catalogue.loading')}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={168} sx={{ borderRadius: RADIUS.card }} />
        ))}
      </Box>
    </LoadingState>
  );
}
