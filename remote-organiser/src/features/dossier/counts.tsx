import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationCounts } from '@mosta/shared/schemas/participation.schema';
import { PARTICIPATION_STAGES } from '@mosta/shared/schemas/progress.schema';
import { QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonBase, LoadingState, Skeleton, Typography } from '@mosta/shared/ui';
import { useCounts } from '../../counts.queries';
import { useFilter } from './dossier-address';

/** How many participations are at each stage: each number shows those in the list. */
export function Counts() {
  const { t } = useTranslation('organiser');
  return (
    <QueryGate
      query={useCounts()}
      loading={
        <LoadingState label={t('list.loading')}>
          <Skeleton variant="rounded" height={132} sx={{ borderRadius: RADIUS.card }} />
        </LoadingState>
      }
      failed={t('list.countsFailed')}
    >
      {(counts) => <LoadedCounts counts={counts} />}
    </QueryGate>
  );
}

function LoadedCounts({ counts }: { counts: ParticipationCounts }) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  return (
    <>
      <Box
        role="group"
        aria-label={t('list.stage')}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${PARTICIPATION_STAGES.length}, minmax(0, 1fr))`,
          },
        }}
      >
        {PARTICIPATION_STAGES.map((stage) => (
          <ButtonBase
            key={stage}
            aria-pressed={filter.stage === stage}
            onClick={() => change({ stage: filter.stage === stage ? null : stage })}
            sx={{
              flexDirection: 'column',
              alignItems: 'flex-start',
              padding: 4,
              textAlign: 'start',
              borderRadius: RADIUS.card,
              border: '1px solid',
              borderColor: 'line',
              bgcolor: 'surface',
              '&[aria-pressed="true"]': { bgcolor: 'field', color: 'onBand' },
            }}
          >
            <Typography component="span" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('common.number', { count: counts.stages[stage] })}
            </Typography>
            <Typography component="span">{t(`common.stages.${stage}`)}</Typography>
          </ButtonBase>
        ))}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 4 }}>
        {t('list.unread', { count: counts.unreadMessages })}
        {' · '}
        {t('list.openDocuments', { count: counts.openDocuments })}
      </Typography>
    </>
  );
}
