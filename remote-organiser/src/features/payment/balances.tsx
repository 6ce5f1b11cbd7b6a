import { formatMoney, type Money } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Balance } from '@mosta/shared/schemas/balance.schema';
import { QueryGate } from '@mosta/shared/shell';
import {
  Alert,
  Box,
  Button,
  EmptyState,
  LoadingState,
  MuiLink,
  Typography,
} from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useMemo, useState } from 'react';
import { useBalances } from '../../balances.queries';
import { PATHS } from '../../paths';
import { useShownYear, withEdition } from '../../shown-edition';
import { Pager } from '../../ui/pager';
import { ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { useRights } from '../../use-rights';
import { PaymentDialog } from './payment-dialog';

const PER_PAGE = 50;

type BalancesProps = {
  page: number;
  onPage: (page: number) => void;
  onOpen: (reservation: string) => void;
};

/** What is to arrive, the earliest deadline first, and the button that writes it down. */
export function Balances({ page, onPage, onOpen }: BalancesProps) {
  const { t } = useTranslation('organiser');
  const [asked, ask] = useState<Balance | null>(null);
  const [done, setDone] = useState<Balance | null>(null);
  const may = useRights().mayWrite('payment');
  const year = useShownYear();
  const columns = useColumns({ ask, onOpen, may, year });
  return (
    <>
      <Box role="status">
        {done && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {t('payments.record.done', { company: done.company ?? done.reference })}
          </Alert>
        )}
      </Box>
      <QueryGate
        query={useBalances()}
        loading={<LoadingState label={t('payments.loading')} />}
        failed={t('payments.failed')}
        empty={{
          when: (balances) => balances.length === 0,
          show: <EmptyState title={t('payments.none')}>{t('payments.noneText')}</EmptyState>,
        }}
      >
        {(balances) => {
          const total = balances.length;
          const shown = Math.min(page, Math.ceil(total / PER_PAGE));
          return (
            <>
              <ServerTable
                label={t('payments.expected')}
                columns={columns}
                rows={balances.slice((shown - 1) * PER_PAGE, shown * PER_PAGE)}
                keyOf={({ reservation }) => reservation}
              />
              {total > PER_PAGE && (
                <Pager page={shown} perPage={PER_PAGE} total={total} busy={false} onPage={onPage} />
              )}
            </>
          );
        }}
      </QueryGate>
      {asked && (
        <PaymentDialog balance={asked} onDone={() => setDone(asked)} onClose={() => ask(null)} />
      )}
    </>
  );
}

type Actions = {
  ask: (balance: Balance) => void;
  onOpen: (reservation: string) => void;
  may: boolean;
  /** Of the edition, in place of the current one. */
  year: number | null;
};

function useColumns({ ask, onOpen, may, year }: Actions): readonly TableColumn<Balance>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const amount = (value: Money | null) => (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        {value ? formatMoney(value, language) : t('common.onRequest')}
      </Box>
    );
    return [
      {
        ...{ id: 'company', label: t('common.columns.company'), phone: true },
        cell: ({ company, participation, reference, due }) => (
          <>
            {participation ? (
              <MuiLink
                component={Link}
                to={withEdition(`${PATHS.dossiers}?dossier=${participation}`, year)}
              >
                <bdi>{company ?? reference}</bdi>
              </MuiLink>
            ) : (
              <bdi>{company ?? reference}</bdi>
            )}
            {company && (
              <Typography variant="body2" color="textSecondary">
                {reference}
              </Typography>
            )}
            <Box sx={{ display: { md: 'none' }, fontWeight: 600 }}>{amount(due)}</Box>
          </>
        ),
      },
      {
        ...{ id: 'state', label: t('common.columns.state'), phone: true },
        cell: ({ due, late, deadline }) => (
          <>
            {due?.amount === 0 ? (
              <StateBadge tone="good">{t('payments.states.paid')}</StateBadge>
            ) : (
              <StateBadge tone={late ? 'wrong' : 'now'}>
                {t(`payments.states.${late ? 'late' : 'due'}`)}
              </StateBadge>
            )}
            {deadline && due?.amount !== 0 && (
              <Typography variant="body2" color="textSecondary">
                {t('payments.until', { date: formatDate(language, deadline, SHORT_DATE) })}
              </Typography>
            )}
          </>
        ),
      },
      {
        ...{ id: 'agreed', label: t('common.balance.agreed'), align: 'end' },
        cell: ({ agreed }) => amount(agreed),
      },
      {
        ...{ id: 'paid', label: t('common.balance.paid'), align: 'end' },
        cell: ({ paid }) => amount(paid),
      },
      {
        ...{ id: 'due', label: t('common.balance.due'), align: 'end' },
        cell: ({ due }) => <strong>{amount(due)}</strong>,
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (balance) => (
          <Box sx={ROW_ACTIONS}>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('account.openName', { company: balance.company ?? balance.reference })}
              onClick={() => onOpen(balance.reservation)}
            >
              {t('account.open')}
            </Button>
            {may && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t('payments.record.name', {
                  company: balance.company ?? balance.reference,
                })}
                onClick={() => ask(balance)}
              >
                {t('common.record')}
              </Button>
            )}
          </Box>
        ),
      },
    ];
  }, [t, language, ask, onOpen, may, year]);
}
