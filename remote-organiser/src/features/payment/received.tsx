import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { AccountingPage } from '@mosta/shared/schemas/accounting.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Button, EmptyState, LoadingState, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useMemo, useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { useAddress } from '../../ui/use-address';
import { useRights } from '../../use-rights';
import { useCancelPayment, useReceived } from './payment.queries';

type Entry = AccountingPage['entries'][number];

/** Payments that were written down, the newest first; one that was entered by mistake is cancelled. */
export function Received() {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const [given, change] = useAddress(['avant']);
  const before = given('avant');
  const query = useReceived(before);
  const { mutateAsync } = useCancelPayment();
  const [asked, ask] = useState<Entry | null>(null);
  const may = useRights().mayWrite('payment');
  const columns = useColumns(ask);
  return (
    <>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('payments.loading')} />}
        failed={t('payments.failed')}
        empty={{
          when: ({ entries }) => entries.length === 0,
          show: (
            <EmptyState title={t('payments.noneReceived')}>
              {t('payments.noneReceivedText')}
            </EmptyState>
          ),
        }}
      >
        {({ entries, next }) => (
          <>
            <ServerTable
              label={t('payments.received')}
              columns={columns}
              rows={entries}
              {...(!may && { hidden: ACTIONS })}
              keyOf={({ _id }) => _id}
              busy={query.isPlaceholderData}
            />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3, mt: 3 }}>
              {before !== '' && (
                <Button onClick={() => change({ avant: '' })}>{t('common.newest')}</Button>
              )}
              {next !== null && (
                <Button variant="outlined" onClick={() => change({ avant: next })}>
                  {t('common.older')}
                </Button>
              )}
            </Box>
          </>
        )}
      </QueryGate>
      {asked && (
        <DecisionDialog
          title={t('payments.cancel.title', { amount: formatMoney(asked.amount, language) })}
          text={t('payments.cancel.text', { payer: asked.payer ?? asked.reference })}
          confirm={t('payments.cancel.action')}
          failed={t('payments.notCancelled')}
          send={async () => mutateAsync(asked._id)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function useColumns(ask: (entry: Entry) => void): readonly TableColumn<Entry>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'payer', label: t('common.columns.company'), phone: true },
        cell: ({ payer, reference }) => (
          <>
            <bdi>{payer ?? reference}</bdi>
            <Typography variant="body2" color="textSecondary">
              {reference}
            </Typography>
          </>
        ),
      },
      {
        ...{ id: 'amount', label: t('payments.fields.amount'), align: 'end', phone: true },
        cell: ({ amount, cancelled }) => (
          <>
            <Box sx={{ whiteSpace: 'nowrap', textDecoration: cancelled ? 'line-through' : 'none' }}>
              {formatMoney(amount, language)}
            </Box>
            {cancelled && <StateBadge tone="wrong">{t('common.cancelled')}</StateBadge>}
          </>
        ),
      },
      {
        ...{ id: 'mode', label: t('payments.fields.mode') },
        cell: ({ mode }) => t(`common.modes.${mode}`),
      },
      {
        ...{ id: 'day', label: t('payments.fields.receivedOn') },
        cell: ({ receivedOn }) => formatDate(language, receivedOn),
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (entry) =>
          !entry.cancelled && (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('payments.cancel.name', { payer: entry.payer ?? entry.reference })}
              onClick={() => ask(entry)}
            >
              {t('common.cancel')}
            </Button>
          ),
      },
    ],
    [t, language, ask],
  );
}
