import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import {
  QUOTE_SORTS,
  type QuotePage,
  type QuoteSummary,
} from '@mosta/shared/schemas/organizer-quote.schema';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { Pager } from '../../ui/pager';
import { ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { OutcomeBadge } from './outcome-badge';
import { PER_PAGE } from './quote.queries';
import { useFilter, useOpenQuote } from './quote-address';
import { useOwnerName } from './use-owner-name';

type QuoteTableProps = { page: QuotePage; busy: boolean };

/** A page of the quotes, sorted by pressing a column's name. */
export function QuoteTable({ page: { quotes, total }, busy }: QuoteTableProps) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  return (
    <>
      <ServerTable
        label={t('common.pages.quotes')}
        columns={useColumns()}
        rows={quotes}
        keyOf={({ _id }) => _id}
        sorting={{ by: filter.sort, direction: filter.direction }}
        onSort={({ by, direction }) => {
          const sort = QUOTE_SORTS.find((one) => one === by);
          if (sort) change({ sort, direction });
        }}
        busy={busy}
      />
      <Pager
        page={filter.page}
        perPage={PER_PAGE}
        total={total}
        busy={busy}
        onPage={(to) => change({ page: to })}
      />
    </>
  );
}

function useColumns(): readonly TableColumn<QuoteSummary>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const day = (instant: string) => formatDate(language, instant, SHORT_DATE);
    const label = (name: string) => t(`quotes.columns.${name}`);
    return [
      {
        ...{ id: 'owner', label: label('owner'), phone: true },
        cell: (quote) => <OwnerCell quote={quote} />,
      },
      {
        ...{ id: 'outcome', label: t('quotes.outcome'), phone: true },
        cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
      },
      {
        id: 'reference',
        label: label('reference'),
        cell: ({ reference }) => <Box sx={{ whiteSpace: 'nowrap' }}>{reference}</Box>,
      },
      { id: 'stands', label: label('stands'), align: 'end', cell: ({ stands }) => stands },
      {
        ...{ id: 'payable', label: label('payable'), align: 'end' },
        cell: ({ payable, partial }) => (
          <>
            {payable ? formatMoney(payable, language) : t('common.onRequest')}
            {payable && partial && (
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {t('quotes.partial')}
              </Typography>
            )}
          </>
        ),
      },
      {
        ...{ id: 'received', label: label('received'), sorts: true, align: 'end' },
        cell: ({ createdAt }) => day(createdAt),
      },
      {
        ...{ id: 'until', label: label('until'), sorts: true, align: 'end' },
        cell: ({ validUntil }) => day(validUntil),
      },
    ];
  }, [t, language]);
}

function OwnerCell({ quote }: { quote: QuoteSummary }) {
  const language = useLanguage();
  const ownerName = useOwnerName();
  const { addressOf } = useOpenQuote();
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf(quote._id)}
        underline="hover"
        sx={{
          fontWeight: 600,
          overflowWrap: 'anywhere',
          // the whole row leads there
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <bdi>{ownerName(quote)}</bdi>
      </MuiLink>
      <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
        <bdi>{quote.reference}</bdi>
        {' · '}
        <bdi>{formatDate(language, quote.createdAt, SHORT_DATE)}</bdi>
      </Typography>
    </>
  );
}
