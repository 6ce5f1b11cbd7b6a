import type { Area } from '@mosta/shared/domain/organizer-areas';
import { useTranslation } from '@mosta/shared/i18n';
import { WAITING_KINDS, type WaitingKind } from '@mosta/shared/schemas/overview.schema';
import { QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, LoadingState, Skeleton, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { useShownYear } from '../../shown-edition';
import { useRights } from '../../use-rights';
import { BadgeCharts } from './badge-charts';
import { ComparisonCard } from './comparison-card';
import { IncomeChart } from './income-chart';
import { useOverview } from './overview.queries';
import { SectorChart } from './sector-chart';
import { StandChart } from './stand-chart';
import { WaitingList } from './waiting-list';

/** Where each kind is dealt with. */
const PLACES: Record<WaitingKind, string> = {
  received: `${PATHS.dossiers}?etape=received`,
  accepted: `${PATHS.dossiers}?etape=accepted`,
  documents: `${PATHS.dossiers}?attend=documents`,
  messages: `${PATHS.dossiers}?attend=messages`,
  latePayments: PATHS.payments,
  endingHolds: `${PATHS.stands}?etat=option`,
  endingReservations: `${PATHS.dossiers}?etape=received`,
  staff: `${PATHS.staff}?etat=received`,
};

/** Whose work each kind is. */
const AREAS: Record<WaitingKind, Area> = {
  received: 'participation',
  accepted: 'participation',
  documents: 'participation',
  messages: 'message',
  latePayments: 'payment',
  endingHolds: 'stand',
  endingReservations: 'participation',
  staff: 'staff',
};

/** What waits for a person today, and how the fair stands. */
export function Overview() {
  const { t } = useTranslation('organiser');
  const { mayRead } = useRights();
  const year = useShownYear();
  return (
    <QueryGate query={useOverview()} loading={<Loading />} failed={t('overview.failed')}>
      {({ waiting, comparison, stands, income, badges, sectors }) => (
        <>
          {year === null && (
            <Box sx={{ mb: 10 }}>
              <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
                {t('common.waiting')}
              </Typography>
              <WaitingList
                items={WAITING_KINDS.map((name) => ({
                  ...{ name, count: waiting[name], to: mayRead(AREAS[name]) ? PLACES[name] : null },
                }))}
              />
            </Box>
          )}
          <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
            {t('overview.figures')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {comparison && <ComparisonCard comparison={comparison} />}
            <StandChart figures={stands} />
            <IncomeChart income={income} />
            <BadgeCharts badges={badges} />
            <SectorChart sectors={sectors} />
          </Box>
        </>
      )}
    </QueryGate>
  );
}

function Loading() {
  const { t } = useTranslation('organiser');
  return (
    <LoadingState label={t('overview.loading')}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {[132, 280, 240].map((height) => (
          <Skeleton
            key={height}
            variant="rounded"
            height={height}
            sx={{ borderRadius: RADIUS.card }}
          />
        ))}
      </Box>
    </LoadingState>
  );
}
