import { formatDeduction, formatMoney, type Money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerQuote } from '@mosta/shared/schemas/organizer-quote.schema';
import type { Priced } from '@mosta/shared/schemas/quote.schema';
import { Box, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { ServerTable, type TableColumn } from '../../ui/server-table';

type Line = Priced['lines'][number];

/** What a quote prices, a row each, and its sums. */
export function QuoteLines({ quote: { priced } }: { quote: OrganizerQuote }) {
  const { t } = useTranslation('organiser');
  return (
    <>
      <ServerTable
        label={t('quotes.lines')}
        columns={useColumns()}
        rows={priced.lines}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      />
      <Totals priced={priced} />
    </>
  );
}

function useColumns(): readonly TableColumn<Line>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const label = (name: string) => t(`quotes.columns.${name}`);
    const amount = (value: Money | null) =>
      value ? formatMoney(value, language) : t('common.onRequest');
    return [
      { id: 'name', label: label('name'), phone: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        ...{ id: 'quantity', label: label('quantity'), align: 'end' },
        cell: ({ quantity, days }) =>
          days === null ? quantity : t('quotes.perDay', { quantity, days }),
      },
      {
        ...{ id: 'unitPrice', label: label('unitPrice'), align: 'end' },
        cell: ({ unitPrice }) => amount(unitPrice),
      },
      {
        ...{ id: 'total', label: label('total'), align: 'end', phone: true },
        cell: ({ total }) => amount(total),
      },
    ];
  }, [t, language]);
}

/** In the order of their computation; nothing where every line is « Sur devis ». */
function Totals({ priced: { totals, partial } }: { priced: Priced }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  if (!totals) return <Typography>{t('quotes.noTotal')}</Typography>;
  const { discount, net, vat, gross, stampDuty, payable } = totals;
  const sums: [string, string][] = [
    ...(discount
      ? [[t('quotes.discount'), formatDeduction(discount.amount, language)] as [string, string]]
      : []),
    [t('quotes.columns.total'), formatMoney(net, language)],
    [t('quotes.vat', { percent: vat.percent }), formatMoney(vat.amount, language)],
    [t('quotes.columns.payable'), formatMoney(gross, language)],
    ...(stampDuty
      ? ([
          [t('quotes.stampDuty'), formatMoney(stampDuty.amount, language)],
          [t('quotes.toPay'), formatMoney(payable, language)],
        ] as [string, string][])
      : []),
  ];
  return (
    <>
      <Box component="dl" sx={SUMS}>
        {sums.map(([label, amount]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ margin: 0, textAlign: 'end', whiteSpace: 'nowrap' }}>
              {amount}
            </Box>
          </Box>
        ))}
      </Box>
      {partial && <Typography color="textSecondary">{t('quotes.partialText')}</Typography>}
    </>
  );
}

const SUMS = {
  ...{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 6, rowGap: 2, margin: 0 },
  ...{ justifySelf: 'end', inlineSize: '100%', maxInlineSize: 420, alignSelf: 'end' },
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { fontWeight: 650 },
} as const;
