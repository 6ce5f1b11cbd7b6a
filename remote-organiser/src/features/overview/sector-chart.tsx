import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import type { Overview } from '@mosta/shared/schemas/overview.schema';
import { Typography } from '@mosta/shared/ui';
import { BarList } from '../../ui/bar-list';
import { ChartCard } from './chart-card';

/** Exhibitors with a page in the directory, by sector. */
export function SectorChart({ sectors }: Pick<Overview, 'sectors'>) {
  const { t } = useTranslation('organiser');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const bars = sectors.map(({ sector, count }) => ({
    ...{ key: sector, count, label: tShared(`sectors.${sector}`) },
  }));
  return (
    <ChartCard
      title={t('overview.sectors.title')}
      wide
      empty={
        bars.every(({ count }) => count === 0) && (
          <Typography>{t('overview.sectors.none')}</Typography>
        )
      }
      table={{
        columns: [
          { label: t('overview.sectors.sector') },
          { label: t('overview.sectors.count'), align: 'end' },
        ],
        rows: bars.map(({ key, label, count }) => ({
          key,
          cells: [label, t('common.number', { count })],
        })),
      }}
    >
      <BarList bars={bars} />
    </ChartCard>
  );
}
