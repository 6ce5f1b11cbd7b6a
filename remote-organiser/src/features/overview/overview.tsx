import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { LoadingState, Skeleton, Typography } from '@mosta/shared/ui';
import { useCounts } from '../../counts.queries';
import { PATHS } from '../../paths';
import { WaitingList } from './waiting-list';

/** What waits for a person today. */
export function Overview() {
  const { t } = useTranslation('organiser');
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
        {t('waiting')}
      </Typography>
      <QueryGate
        query={useCounts()}
        loading={
          <LoadingState label={t('loading')}>
            <Skeleton variant="rounded" height={132} sx={{ borderRadius: RADIUS.card }} />
          </LoadingState>
        }
        failed={t('countsFailed')}
      >
        {({ stages, unreadMessages, openDocuments }) => (
          <WaitingList
            items={[
              { name: 'received', count: stages.received, to: `${PATHS.dossiers}?etape=received` },
              { name: 'accepted', count: stages.accepted, to: `${PATHS.dossiers}?etape=accepted` },
              { name: 'documents', count: openDocuments, to: PATHS.dossiers },
              { name: 'messages', count: unreadMessages, to: PATHS.dossiers },
            ]}
          />
        )}
      </QueryGate>
    </>
  );
}
