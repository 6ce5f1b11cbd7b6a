import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Button, EmptyState, PlainList, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { DirectoryFilters } from './directory-filters';
import { ExhibitorRow } from './exhibitor-row';
import {
  choicesOf,
  type DirectoryEntry,
  findExhibitors,
  type ListedExhibitor,
  listExhibitors,
} from './exhibitor-search';
import { SmallPlan } from './small-plan';
import { useExhibitorSearch } from './use-exhibitor-search';

type ExhibitorListProps = {
  /** The same array for as long as nothing of it changes. */
  entries: readonly DirectoryEntry[];
  /** Whether the plan shows where they stand: it is that of the current edition. */
  onPlan?: boolean;
};

/** Exhibitors by name, with search. */
export function ExhibitorList({ entries, onPlan = false }: ExhibitorListProps) {
  const { t } = useTranslation('public');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  const [search, change, reset] = useExhibitorSearch();
  const all = useMemo(
    () => listExhibitors(entries, { language, t: tShared }),
    [entries, language, tShared],
  );
  const found = useMemo(() => findExhibitors(all, search), [all, search]);
  const shown = useMemo(() => found.flatMap(({ stands }) => stands), [found]);
  return (
    <>
      {onPlan && <SmallPlan stands={shown} />}
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
            <ExhibitorRow key={keyOf(exhibitor)} exhibitor={exhibitor} />
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
    </>
  );
}

function keyOf({ page, former, stand, name }: ListedExhibitor): string {
  return page?._id ?? former?.path ?? stand ?? name;
}
