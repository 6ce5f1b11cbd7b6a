import type { OwnStand } from '@mosta/shared/domain/own-stands';
import { useTranslation } from '@mosta/shared/i18n';
import type { TimedHold } from '@mosta/shared/queries';
import {
  Box,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  PlainList,
  Skeleton,
  Typography,
} from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';
import { OwnStandCard } from './own-stand-card';

type OwnStandListProps = {
  stands: readonly OwnStand<TimedHold>[];
  loading: boolean;
  /** Options could not be asked for; reserved stands are shown all the same. */
  failed: boolean;
  onRetry: () => void;
};

/** The exhibitor's stands, or a link to choose one. */
export function OwnStandList({ stands, loading, failed, onRetry }: OwnStandListProps) {
  const { t } = useTranslation('exhibitor');
  if (loading && stands.length === 0) {
    return (
      <LoadingState label={t('dashboard.stands.loading')}>
        <Skeleton variant="rounded" height={190} />
      </LoadingState>
    );
  }
  return (
    <Box component="section" aria-labelledby="own-stands" sx={{ display: 'grid', gap: 5 }}>
      <Typography id="own-stands" variant="h4" component="h3">
        {t('dashboard.stands.title')}
      </Typography>
      {failed && <ErrorState title={t('dashboard.stands.failed')} onRetry={onRetry} />}
      {stands.length === 0 && !failed && <NoStand />}
      {stands.length > 0 && (
        <PlainList
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          }}
        >
          {stands.map((stand) => (
            <OwnStandCard key={stand.key} stand={stand} onOver={onRetry} />
          ))}
        </PlainList>
      )}
    </Box>
  );
}

function NoStand() {
  const { t } = useTranslation('exhibitor');
  return (
    <EmptyState
      title={t('dashboard.stands.none')}
      action={
        <ButtonLink to={ELSEWHERE.choose} variant="contained">
          {t('dashboard.stands.choose')}
        </ButtonLink>
      }
    >
      {t('dashboard.stands.noneText')}
    </EmptyState>
  );
}
