import { standCodesOf } from '@mosta/shared/domain/own-stands';
import { useTranslation } from '@mosta/shared/i18n';
import { RemoteSlot } from '@mosta/shared/shell';
import { Box } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { OwnStandList } from './stands/own-stand-list';
import { useOwnStands } from './stands/stand.queries';
import { useReservations } from './supplies/reservation.queries';
import { ViewHeading } from './ui/view-heading';

const NONE = [] as const;

/** Own stands, and the plan of the hall with their codes marked. The plan is shown even where the stands fail to load. */
export function SalonView() {
  const { t } = useTranslation('exhibitor');
  const reservations = useReservations();
  const own = useOwnStands(reservations.data ?? NONE);
  const codes = useMemo(() => standCodesOf(own.stands), [own.stands]);

  function retry(): void {
    own.refetch();
    if (reservations.isError) void reservations.refetch();
  }
  return (
    <>
      <ViewHeading lead={t('dashboard.salon.text')}>
        {t('dashboard.views.salon.section')}
      </ViewHeading>
      <Box sx={{ display: 'grid', gap: 10, '& > *': { minInlineSize: 0 } }}>
        <OwnStandList
          stands={own.stands}
          loading={own.loading || reservations.isPending}
          failed={own.failed || (reservations.isError && !reservations.isFetching)}
          onRetry={retry}
        />
        <RemoteSlot name="floorplan/plan" props={{ highlight: [...codes] }} />
      </Box>
    </>
  );
}
