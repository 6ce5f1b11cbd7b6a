import type { StandState } from '@mosta/shared/domain/stand-status';
import { useTranslation } from '@mosta/shared/i18n';
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
  const areaOf = (area: number) => t('common.stand.squareMetres', { area });
  return (
    <ChartCard
      title={t('overview.stands.title')}
      wide
      table={{
        columns: [
          { label: t('common.stand.kind') },
          { label: t('common.columns.state') },
          { label: t('overview.stands.count'), align: 'end' },
          { label: t('common.stand.area'), align: 'end' },
        ],
        rows: figures.map(({ kind, state, count, area }) => ({
          key: `${kind} ${state}`,
          cells: [
            t(`common.stand.kinds.${kind}`),
            t(`common.stand.states.${state}`),
            t('common.number', { count }),
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
                  kind: t(`common.stand.kinds.${kind}`),
                  free: own.find(({ state }) => state === 'libre')?.count ?? 0,
                  total: own.reduce((sum, { count }) => sum + count, 0),
                  area: areaOf(own.reduce((sum, { area }) => sum + area, 0)),
                })}
              </Typography>
              <ShareBar
                shares={own.map(({ state, count, area }) => ({
                  key: state,
                  label: t(`common.stand.states.${state}`),
                  value: count,
                  text: [t('common.number', { count }), ...(area > 0 ? [areaOf(area)] : [])].join(
                    ' · ',
                  ),
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
