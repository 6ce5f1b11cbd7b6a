import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { Columns } from '../ui/columns';
import { ViewHeading } from '../ui/view-heading';
import { DaysLeft } from './days-left';
import { FairFacts } from './fair-facts';

type OverviewProps = {
  /** How the participation stands. */
  children?: ReactNode;
  /** Whether `children` have still to find their height: what is below would be pushed down by them. */
  loading?: boolean;
  /** Where in the hall one's stands are. */
  stands: ReactNode;
  /** The ways to what concerns the exhibitor now. */
  shortcuts: ReactNode;
};

/** No view is selected: says so, how the participation stands, and what an exhibitor asks for first. */
export function Overview({ children, loading = false, stands, shortcuts }: OverviewProps) {
  const { t } = useTranslation('exhibitor');
  const name = useSession()?.user.nom.trim() || t('dashboard.user.fallback');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          alignItems: 'start',
          mb: { xs: 6, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
        }}
      >
        <div>
          <ViewHeading lead={t('dashboard.none.title')}>
            {t('dashboard.none.greeting', { name })}
          </ViewHeading>
        </div>
        <DaysLeft />
      </Box>
      <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
        {children}
        {loading && (
          <Columns>
            <Skeleton variant="rounded" height={280} sx={{ borderRadius: RADIUS.card }} />
            <Skeleton variant="rounded" height={280} sx={{ borderRadius: RADIUS.card }} />
          </Columns>
        )}
        {/* not seen yet, but there, so that its calls are made meanwhile */}
        <Box sx={{ display: loading ? 'none' : 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
          {stands}
          <Columns>{shortcuts}</Columns>
          <FairFacts />
        </Box>
      </Box>
    </>
  );
}
