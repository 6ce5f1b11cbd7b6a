import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ViewHeading } from '../ui/view-heading';
import { FairFacts } from './fair-facts';

type OverviewProps = {
  /** How the participation stands. */
  children?: ReactNode;
  /** The ways to what concerns the exhibitor now. */
  shortcuts: ReactNode;
};

/** No view is selected: says so, how the participation stands, and what an exhibitor asks for first. */
export function Overview({ children, shortcuts }: OverviewProps) {
  const { t } = useTranslation('exhibitor');
  const name = useSession()?.user.nom.trim() || t('dashboard.user.fallback');
  return (
    <>
      <ViewHeading lead={t('dashboard.none.title')}>
        {t('dashboard.none.greeting', { name })}
      </ViewHeading>
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 8 }, '& > *': { minInlineSize: 0 } }}>
        {children}
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {shortcuts}
        </Box>
        <FairFacts />
      </Box>
    </>
  );
}
