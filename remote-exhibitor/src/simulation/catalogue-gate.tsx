import { useTranslation } from '@mosta/shared/i18n';
import type { Catalogue } from '@mosta/shared/schemas/catalogue.schema';
import { type GatedQuery, QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, LoadingState, Skeleton, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type CatalogueGateProps = {
  catalogue: GatedQuery<Catalogue>;
  /** Another step shows the failure already. */
  quiet?: boolean;
  children: ReactNode;
};

/** What needs the catalogue: its shape while it comes, the failure with a retry when it does not. */
export function CatalogueGate({ catalogue, quiet = false, children }: CatalogueGateProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={catalogue}
      loading={
        <LoadingState label={t('simulation.catalogue.loading')}>
          <Box sx={{ display: 'grid', gap: 5 }}>
            {[0, 1, 2].map((card) => (
              <Skeleton
                key={card}
                variant="rounded"
                height={168}
                sx={{ borderRadius: RADIUS.card }}
              />
            ))}
          </Box>
        </LoadingState>
      }
      failed={t('simulation.catalogue.failed')}
      renderError={() =>
        quiet ? <Typography>{t('simulation.catalogue.waiting')}</Typography> : undefined
      }
    >
      {() => children}
    </QueryGate>
  );
}
