import type { StandState } from '@mosta/shared/domain/stand-status';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { StandFigure } from '@mosta/shared/schemas/overview.schema';
import { STAND_KINDS } from '@mosta/shared/schemas/stand.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { ChartCard } from './chart-card';
import { type Fill, ShareBar } from './share-bar';

const FILLS: Record<StandState, Fill> = {
  libre: 'olive',
  option: 'saffronHatched',
  reserve: 'cream',
  confirme: 'clay',
  bloque: 'muted',
};

/** How many stands and square metres are sold, under option and free, by kind. */
export function StandChart({ figures }: { figures: readonly StandFigure[] }) {
  const { t } = useTranslation('organiser');
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const areaOf = (area: number) =>
    t('overview.stands.squareMetres', { area: numbers.format(area) });
  return (
    <ChartCard
      title={t('overview.stands.title')}
      wide
      table={{
        columns: [
          { label: t('overview.stands.kind') },
          { label: t('overview.stands.state') },
          { label: t('overview.stands.count'), align: 'end' },
          { label: t('overview.stands.area'), align: 'end' },
        ],
        rows: figures.map(({ kind, state, count, area }) => ({
          key: `${kind} ${state}`,
          cells: [
            t(`overview.stands.kinds.${kind}`),
            t(`overview.stands.states.${state}`),
            String(count),
            areaOf(area),
          ],
        })),
      }}
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        {STAND_KINDS.map((kind) => {
          const own = figures.filter((figure) => figure.kind === kind);
          return (
            <Box key={kind}>
              <Typography sx={{ fontWeight: 600, mb: 2 }}>
                {t('overview.stands.summary', {
                  kind: t(`overview.stands.kinds.${kind}`),
                  free: own.find(({ state }) => state === 'libre')?.count ?? 0,
                  total: own.reduce((sum, { count }) => sum + count, 0),
                  area: areaOf(own.reduce((sum, { area }) => sum + area, 0)),
                })}
              </Typography>
              <ShareBar
                shares={own.map(({ state, count, area }) => ({
                  key: state,
                  label: t(`overview.stands.states.${state}`),
                  value: count,
                  text: area > 0 ? `${count} · ${areaOf(area)}` : String(count),
                  fill: FILLS[state],
                }))}
              />
            </Box>
          );
        })}
      </Box>
    </ChartCard>
  );
}
