import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ListedExhibitors } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import type { PublicExhibitor } from '@mosta/shared/schemas/exhibitor-page.schema';
import { QueryGate } from '@mosta/shared/shell';
import {
  Box,
  Button,
  EmptyState,
  LoadingState,
  PlainList,
  Skeleton,
  Typography,
} from '@mosta/shared/ui';
import { useMemo } from 'react';
import { DirectoryFilters } from './directory-filters';
import { ExhibitorRow } from './exhibitor-row';
import { choicesOf, findExhibitors, listExhibitors } from './exhibitor-search';
import { SmallPlan } from './small-plan';
import { useConfirmedExhibitors } from './use-confirmed-exhibitors';
import { useExhibitorSearch } from './use-exhibitor-search';

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
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  const [search, change, reset] = useExhibitorSearch();
  const all = useMemo(
    () =>
      listExhibitors([...pagesOf(published.data), ...directory.exhibitors], {
        language,
        t: tShared,
      }),
    [directory, published.data, language, tShared],
  );
  const found = useMemo(() => findExhibitors(all, search), [all, search]);
  const onPlan = useMemo(() => found.flatMap(({ stands }) => stands), [found]);
  return (
    <>
      <SmallPlan stands={onPlan} />
      <DirectoryFilters
        search={search}
        sectors={choicesOf(all, 'sector', language)}
        countries={choicesOf(all, 'country', language)}
        onChange={change}
      />
      <Typography
        role="status"
        sx={{ mt: 6, mb: 4, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {t('directory.found', { count: found.length, all: all.length })}
      </Typography>
      {found.length > 0 ? (
        <PlainList>
          {found.map((exhibitor) => (
            <ExhibitorRow key={exhibitor.page?._id ?? exhibitor.stand} exhibitor={exhibitor} />
          ))}
        </PlainList>
      ) : (
        <EmptyState
          title={t('directory.none.title')}
          action={
            <Button variant="outlined" onClick={reset}>
              {t('directory.none.reset')}
            </Button>
          }
        >
          {t('directory.none.text')}
        </EmptyState>
      )}
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
