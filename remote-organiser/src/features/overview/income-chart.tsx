import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Income } from '@mosta/shared/schemas/overview.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { ChartCard } from './chart-card';
import { ShareBar } from './share-bar';

/** What confirmed reservations bring, paid and due, by currency. */
export function IncomeChart({ income }: { income: readonly Income[] }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const shown = income.filter(({ reservations }) => reservations > 0);
  const sum = (part: 'reservations' | 'unpriced') => shown.reduce((all, one) => all + one[part], 0);
  const text = (name: string) => t(`overview.income.${name}`);
  const balance = (name: string) => t(`common.balance.${name}`);
  const lead = t('overview.income.lead', { count: sum('reservations') });
  const unpriced = sum('unpriced');
  return (
    <ChartCard
      title={text('title')}
      lead={unpriced > 0 ? `${lead}, ${t('overview.income.unpriced', { count: unpriced })}` : lead}
      wide
      empty={shown.length === 0 && <Typography>{text('none')}</Typography>}
      table={{
        columns: [
          { label: text('currency') },
          ...[balance('agreed'), balance('paid'), balance('due'), text('late')].map((label) => ({
            ...{ label, align: 'end' as const },
          })),
        ],
        rows: shown.map(({ currency, agreed, paid, due, late }) => ({
          key: currency,
          cells: [
            text(`currencies.${currency}`),
            ...[agreed, paid, due, late].map((amount) => formatMoney(amount, language)),
          ],
        })),
      }}
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        {shown.map(({ currency, agreed, paid, due, late }) => (
          <Box key={currency}>
            <Typography sx={{ fontWeight: 600, mb: 2 }}>
              {`${text(`currencies.${currency}`)} · ${balance('agreed')} `}
              <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(agreed, language)}</span>
            </Typography>
            <ShareBar
              shares={[
                {
                  ...{ key: 'paid', label: balance('paid'), fill: 'olive' },
                  ...{ value: paid.amount, text: formatMoney(paid, language) },
                },
                {
                  ...{ key: 'due', label: balance('due'), fill: 'cream' },
                  value: due.amount - late.amount,
                  text: formatMoney(due, language),
                },
                {
                  ...{ key: 'late', label: text('late'), fill: 'terracottaHatched' },
                  ...{ value: late.amount, text: formatMoney(late, language) },
                },
              ]}
            />
          </Box>
        ))}
      </Box>
    </ChartCard>
  );
}
