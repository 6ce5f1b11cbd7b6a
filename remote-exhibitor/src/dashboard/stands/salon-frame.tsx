import { useTranslation } from '@mosta/shared/i18n';
import { RemoteSlot } from '@mosta/shared/shell';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ViewHeading } from '../ui/view-heading';

type SalonViewProps = {
  /** The exhibitor's stands. */
  stands: ReactNode;
  /** Codes that the plan marks as the exhibitor's own. */
  codes: readonly string[];
};

/** Own stands, and the hall's plan, drawn by the part of the portal that offers it. */
export function SalonView({ stands, codes }: SalonViewProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <ViewHeading lead={t('dashboard.salon.text')}>
        {t('dashboard.views.salon.section')}
      </ViewHeading>
      <Box sx={{ display: 'grid', gap: 10, '& > *': { minInlineSize: 0 } }}>
        {stands}
        <RemoteSlot name="floorplan/plan" props={{ highlight: [...codes] }} />
      </Box>
    </>
  );
}
