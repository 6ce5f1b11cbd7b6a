import { formatMoney, type Money } from '@mosta/shared/domain/money';
import { showsSampleEuros } from '@mosta/shared/domain/stand-prices';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { Amount, PlainTable } from './plain-table';

type Line = Statement['priced']['lines'][number];

/** The lines of a reservation with their prices, and how the sums come about. */
export function StatementTable({ statement }: { statement: Statement }) {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const { lines, partial } = statement.priced;
  if (lines.length === 0) {
    return <Typography color="textSecondary">{t('participation.payment.empty')}</Typography>;
  }
  return (
    <>
      <PlainTable
        label={t('participation.payment.statement')}
        columns={[
          t('participation.payment.columns.item'),
          t('participation.payment.columns.total'),
        ]}
      >
        {lines.map((line) => (
          <tr key={`${line.kind}-${line.id}`}>
            <th scope="row">
              <bdi lang="fr">{line.name}</bdi>
              <Calculation line={line} />
            </th>
            <td>
              <Amount value={line.total} missing={t('participation.payment.onQuote')} />
            </td>
          </tr>
        ))}
      </PlainTable>
      {partial && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {t('participation.payment.partial')}
        </Typography>
      )}
      {showsSampleEuros(edition, statement.priced) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {t('simulation.totals.sampleEuro')}
        </Typography>
      )}
      <Sums statement={statement} />
    </>
  );
}

/** How a line's total comes about; left out where its price is not known. */
function Calculation({ line: { unitPrice, quantity, days } }: { line: Line }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  if (!unitPrice) return null;
  const price = formatMoney(unitPrice, language);
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      {days === null
        ? t('participation.payment.times', { quantity, price })
        : t('participation.payment.timesDays', { quantity, days, price })}
    </Typography>
  );
}

function Sums({ statement }: { statement: Statement }) {
  const { t } = useTranslation('exhibitor');
  const { totals } = statement.priced;
  if (!totals) return null;
  const { discount, vat, stampDuty } = totals;
  const less = (value: Money): Money => ({ ...value, amount: -value.amount });
  const rows: { label: string; value: Money | null; strong?: boolean }[] = [
    ...(discount
      ? [
          { label: t('participation.payment.totals.subtotal'), value: totals.subtotal },
          {
            label:
              discount.kind === 'percentage'
                ? t('participation.payment.totals.discountPercent', {
                    percent: discount.basisPoints / 100,
                  })
                : t('participation.payment.totals.discount'),
            value: less(discount.amount),
          },
        ]
      : []),
    { label: t('participation.payment.totals.net'), value: totals.net },
    {
      label: t('participation.payment.totals.vat', { percent: vat.percent }),
      value: vat.amount,
    },
    { label: t('participation.payment.totals.gross'), value: totals.gross },
    ...(stampDuty
      ? [{ label: t('participation.payment.totals.stampDuty'), value: stampDuty.amount }]
      : []),
    { label: t('participation.payment.totals.payable'), value: totals.payable, strong: true },
    { label: t('participation.payment.totals.paid'), value: statement.paid },
    { label: t('participation.payment.totals.due'), value: statement.due, strong: true },
  ];
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        marginBlockStart: 5,
        marginInlineStart: 'auto',
        maxInlineSize: 420,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 2,
        columnGap: 5,
      }}
    >
      {rows.map(({ label, value, strong }) => (
        <Box key={label} sx={{ display: 'contents', '& > *': { fontWeight: strong ? 700 : 400 } }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ margin: 0, textAlign: 'end' }}>
            <Amount value={value} missing={t('participation.facts.noPrice')} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
