import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Comparison, Standing } from '@mosta/shared/schemas/overview.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { ChartCard } from './chart-card';

const COUNTS = ['participations', 'reservations', 'stands', 'badges'] as const;

type Line = {
  key: string;
  label: string;
  now: number;
  before: number;
  text: (n: number) => string;
};

/** The edition beside the one before it, on the day that was as far from its opening. */
export function ComparisonCard({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { now, before, daysLeft } = comparison;
  const lines = useLines(now, before);
  const day = formatDate(language, before.day);
  return (
    <ChartCard
      title={t('overview.comparison.title', { year: before.year })}
      lead={t(`overview.comparison.${daysLeft >= 0 ? 'daysBefore' : 'daysAfter'}`, {
        ...{ count: Math.abs(daysLeft), day },
      })}
      wide
      table={{
        columns: [
          { label: t('overview.comparison.figure') },
          { label: t('overview.comparison.now'), align: 'end' },
          { label: String(before.year), align: 'end' },
          { label: t('overview.comparison.change'), align: 'end' },
        ],
        rows: lines.map((line) => ({
          key: line.key,
          cells: [
            line.label,
            line.text(line.now),
            line.text(line.before),
            changeText(line.now, line.before, language),
          ],
        })),
      }}
    >
      <Box sx={{ display: 'grid', rowGap: 4 }}>
        {lines.map(({ key, label, now: own, before: then, text }) => {
          const most = Math.max(own, then, 1);
          return (
            <Box key={key} sx={LINE}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {label}
              </Typography>
              <Box sx={{ display: 'grid', gap: 0.75, minInlineSize: 0 }}>
                <Bar share={own / most} fill="olive" text={text(own)} />
                <Bar
                  share={then / most}
                  fill="cream"
                  text={`${before.year}\u00a0: ${text(then)}`}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
    </ChartCard>
  );
}

function useLines(now: Standing, before: Standing): Line[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return [
    ...COUNTS.map((key) => ({
      ...{
        key,
        label: t(`overview.comparison.figures.${key}`),
        text: (value: number) => t('common.number', { count: value }),
      },
      ...{ now: now[key], before: before[key] },
    })),
    ...now.paid.flatMap(({ currency, amount }) => {
      const then = before.paid.find((one) => one.currency === currency)?.amount ?? 0;
      if (amount === 0 && then === 0) return [];
      return {
        ...{ key: currency, now: amount, before: then },
        label: t('overview.comparison.figures.paid', {
          currency: t(`overview.income.currencies.${currency}`),
        }),
        text: (value: number) => formatMoney({ amount: value, currency }, language),
      };
    }),
  ];
}

function Bar({ share, fill, text }: { share: number; fill: 'olive' | 'cream'; text: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        sx={{ blockSize: 12, borderRadius: 1, bgcolor: fill, minInlineSize: 3 }}
        style={{ inlineSize: `${share * 60}%` }}
      />
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        <bdi>{text}</bdi>
      </Typography>
    </Box>
  );
}

/** By how much of what was then; nothing where there was nothing. */
function changeText(now: number, before: number, language: string): string {
  if (before === 0) return '';
  return new Intl.NumberFormat(language, {
    ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  }).format(now / before - 1);
}

const LINE = {
  ...{ display: 'grid', columnGap: 4, rowGap: 1 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
} as const;
