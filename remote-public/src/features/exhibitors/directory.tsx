import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { ListedExhibitors } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';
import { QueryGate } from '@mosta/shared/shell';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  LoadingState,
  Skeleton,
  Typography,
} from '@mosta/shared/ui';
import { useMemo } from 'react';
import { PATHS } from '../../paths';
import { ExhibitorList } from './exhibitor-list';
import { useConfirmedExhibitors } from './use-confirmed-exhibitors';

/** The confirmed exhibitors, with search and links to the plan. */
export function Directory() {
  const { t } = useTranslation('public');
  const { sample, published } = useConfirmedExhibitors();
  return (
    <QueryGate
      query={sample}
      loading={
        <LoadingState label={t('directory.loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={64} sx={{ mb: 3 }} />
          ))}
        </LoadingState>
      }
      failed={t('directory.failed.title')}
      failedText={t('directory.failed.text')}
    >
      {(directory) => <DirectoryList directory={directory} published={published} />}
    </QueryGate>
  );
}

type DirectoryListProps = {
  directory: ListedExhibitors;
  /** Exhibitors with a page of their own; added to the list once they are loaded. */
  published: ReturnType<typeof useConfirmedExhibitors>['published'];
};

function DirectoryList({ directory, published }: DirectoryListProps) {
  const { t } = useTranslation('public');
  const { phase } = useEdition();
  const entries = useMemo(
    () => [...pagesOf(published.data), ...directory.exhibitors],
    [directory, published.data],
  );
  if (published.isSuccess && entries.length === 0) {
    return (
      <EmptyState
        title={t('former.noExhibitors.title')}
        action={
          phase !== 'after' && (
            <ButtonLink to={PATHS.exhibit}>{t('pages.exhibit.title')}</ButtonLink>
          )
        }
      >
        {t('pages.confirmed.description')}
      </EmptyState>
    );
  }
  return (
    <>
      <ExhibitorList entries={entries} onPlan />
      {published.isError && (
        <Box
          role="alert"
          sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}
        >
          <Typography>{t('directory.partial.text')}</Typography>
          <Button
            variant="outlined"
            disabled={published.isFetching}
            onClick={() => void published.refetch()}
          >
            {t('directory.partial.retry')}
          </Button>
        </Box>
      )}
      {directory.sample && (
        <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
          {t('exhibitors.sample')}
        </Typography>
      )}
    </>
  );
}

function pagesOf(published: readonly PublicExhibitor[] = []) {
  return published.map((page) => ({
    ...{ name: page.name, sector: page.sector, country: page.country },
    page,
  }));
}
