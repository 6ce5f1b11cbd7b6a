import { useTranslation } from '@mosta/shared/i18n';
import type { FormerDirectory as FormerList } from '@mosta/shared/schemas/former-edition.schema';
import { EmptyState, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { formerExhibitorPath } from '../../paths';
import { ExhibitorList } from './exhibitor-list';

/** Who exhibited in a former edition. */
export function FormerDirectory({ directory }: { directory: FormerList }) {
  const { t } = useTranslation('public');
  const { edition, exhibitors, sample } = directory;
  const entries = useMemo(
    () =>
      exhibitors.map(({ _id, name, sector, country, stands }) => ({
        ...{ name, sector, country },
        former: { stands, path: _id === null ? null : formerExhibitorPath(edition.year, _id) },
      })),
    [exhibitors, edition.year],
  );
  if (entries.length === 0)
    return (
      <EmptyState title={t('former.noExhibitors.title')}>
        {t('former.noExhibitors.text')}
      </EmptyState>
    );
  return (
    <>
      <ExhibitorList entries={entries} />
      {sample && (
        <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
          {t('exhibitors.sample')}
        </Typography>
      )}
    </>
  );
}
