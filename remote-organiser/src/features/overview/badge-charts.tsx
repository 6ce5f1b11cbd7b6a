import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Overview } from '@mosta/shared/schemas/overview.schema';
import { Typography } from '@mosta/shared/ui';
import { BarList } from '../../ui/bar-list';
import { ChartCard } from './chart-card';
import { DayColumns } from './day-columns';

/** Countries that have a bar of their own; the table has all of them. */
const SHOWN_COUNTRIES = 7;

/** Visitors' badges by day, by country and by category. */
export function BadgeCharts({ badges }: Pick<Overview, 'badges'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { issued, came, byDay, byCountry, byCategory } = badges;
  const empty = issued === 0 && <Typography>{t('overview.badges.none')}</Typography>;
  const [first] = byDay;
  const noneLately = first && byDay.every((one) => one.count === 0) && (
    <Typography>
      {t('overview.badges.noneSince', { day: formatDate(language, first.day) })}
    </Typography>
  );
  const count = { label: t('overview.badges.count'), align: 'end' } as const;
  const rowsOf = (bars: readonly Bar[]) =>
    bars.map((one) => ({
      key: one.key,
      cells: [one.label, t('common.number', { count: one.count })],
    }));
  const countries = byCountry.map((one) => ({
    ...{ key: one.country ?? '', count: one.count },
    label: one.country ?? t('overview.badges.noCountry'),
  }));
  const categories = byCategory.map((one) => ({
    ...{ key: one.category, count: one.count, label: t(`common.categories.${one.category}`) },
  }));
  return (
    <>
      <ChartCard
        title={t('overview.badges.days')}
        lead={t('overview.badges.lead', { issued, came })}
        wide
        empty={empty || noneLately}
        table={{
          columns: [{ label: t('overview.badges.day') }, count],
          rows: byDay.toReversed().map((one) => ({
            key: one.day,
            cells: [formatDate(language, one.day), t('common.number', { count: one.count })],
          })),
        }}
      >
        <DayColumns days={byDay} />
      </ChartCard>
      <ChartCard
        title={t('overview.badges.countries')}
        empty={empty}
        table={{
          columns: [{ label: t('common.columns.country') }, count],
          rows: rowsOf(countries),
        }}
      >
        <BarList bars={firstOf(countries, t('overview.badges.otherCountries'))} />
      </ChartCard>
      <ChartCard
        title={t('overview.badges.categoriesTitle')}
        empty={empty}
        table={{
          columns: [{ label: t('common.columns.category') }, count],
          rows: rowsOf(categories),
        }}
      >
        <BarList bars={categories} />
      </ChartCard>
    </>
  );
}

type Bar = { key: string; label: string; count: number };

/** The most frequent ones, and the others as one. */
function firstOf(bars: readonly Bar[], others: string): Bar[] {
  if (bars.length <= SHOWN_COUNTRIES + 1) return [...bars];
  const rest = bars.slice(SHOWN_COUNTRIES).reduce((sum, { count }) => sum + count, 0);
  return [...bars.slice(0, SHOWN_COUNTRIES), { key: ' others', label: others, count: rest }];
}
