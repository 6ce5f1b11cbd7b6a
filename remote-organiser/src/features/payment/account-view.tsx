import { formatMoney, type Money } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { IssuedDocument } from '@mosta/shared/schemas/issued.schema';
import type { ReservationAccount } from '@mosta/shared/schemas/reservation-account.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, Button, EmptyState, LoadingState, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { BackToList } from '../../ui/back-to-list';
import { DataTable } from '../../ui/data-table';
import { gone } from '../../ui/gone';
import { SHORT_DATE } from '../../ui/short-date';
import { useRights } from '../../use-rights';
import { useSendingError } from '../../use-sending-error';
import { useAccount, useIssue } from './account.queries';
import { CreditDialog, RefundDialog } from './account-dialogs';
import { IssuedTable } from './issued-table';
import { PaymentDialog } from './payment-dialog';

type AccountViewProps = {
  reservation: string;
  /** Address of the list. */
  back: string;
};

/** The account of one reservation: price, payments, invoices, and what can be issued. */
export function AccountView({ reservation, back }: AccountViewProps) {
  const { t } = useTranslation('organiser');
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <BackToList to={back}>{t('common.backToPayments')}</BackToList>
      </Box>
      <QueryGate
        query={useAccount(reservation)}
        loading={<LoadingState label={t('account.loading')} />}
        failed={t('account.loadFailed')}
        renderError={gone(t('account.gone'), t('account.goneText'))}
      >
        {(account) => <Account account={account} />}
      </QueryGate>
    </>
  );
}

type Asked = { kind: 'payment' | 'refund' } | { kind: 'credit'; invoice: IssuedDocument };

function Account({ account }: { account: ReservationAccount }) {
  const { t } = useTranslation('organiser');
  const errorText = useSendingError();
  const issue = useIssue(account.reservation);
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
  const close = () => ask(null);
  const press = (kind: 'invoice' | 'proforma') => {
    setDone('');
    issue.mutate(kind, {
      onSuccess: ({ reference }) => setDone(t('account.issued', { reference })),
    });
  };
  const may = useRights().mayWrite('payment');
  const { documents, payments, paid, company, reference } = account;
  // another is issued once credit notes have taken all of it back
  const standing = documents.find(
    ({ kind, credited, total }) => kind === 'invoice' && credited.amount < total.amount,
  );
  return (
    <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
      <Typography variant="h3" component="h2" sx={{ color: 'olive', overflowWrap: 'anywhere' }}>
        <bdi>{company ?? reference}</bdi>
      </Typography>
      <Figures account={account} />
      <Box role="status">
        {done !== '' && (
          <Alert severity="success" role="presentation">
            {done}
          </Alert>
        )}
      </Box>
      {issue.error && (
        <Alert severity="error" role="alert">
          {t('account.notIssued', { reason: errorText(issue.error) })}
        </Alert>
      )}
      {may && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            variant="contained"
            loading={issue.isPending}
            disabled={account.status !== 'confirmed' || account.partial || standing !== undefined}
            onClick={() => press('invoice')}
          >
            {t('account.issue.invoice')}
          </Button>
          <Button
            variant="outlined"
            disabled={issue.isPending || account.partial}
            onClick={() => press('proforma')}
          >
            {t('account.issue.proforma')}
          </Button>
          <Button variant="outlined" onClick={() => ask({ kind: 'payment' })}>
            {t('payments.record.open')}
          </Button>
          {paid.amount > 0 && (
            <Button variant="outlined" onClick={() => ask({ kind: 'refund' })}>
              {t('account.refund.action')}
            </Button>
          )}
        </Box>
      )}
      {may && standing && (
        <Alert severity="info">{t('account.standing', { reference: standing.reference })}</Alert>
      )}
      {account.partial && <Alert severity="info">{t('account.notPriced')}</Alert>}
      <section>
        <Typography variant="h4" component="h3" sx={{ mb: 3 }}>
          {t('account.documents')}
        </Typography>
        {documents.length === 0 ? (
          <EmptyState title={t('account.none')}>{t('account.noneText')}</EmptyState>
        ) : (
          <IssuedTable
            documents={documents}
            onCredit={may ? (invoice) => ask({ kind: 'credit', invoice }) : undefined}
          />
        )}
      </section>
      {payments.length > 0 && <Payments account={account} />}
      {asked?.kind === 'payment' && (
        <PaymentDialog
          balance={account}
          onDone={() => setDone(t('payments.record.done', { company: company ?? reference }))}
          onClose={close}
        />
      )}
      {asked?.kind === 'refund' && (
        <RefundDialog
          account={account}
          onDone={() => setDone(t('account.refund.done'))}
          onClose={close}
        />
      )}
      {asked?.kind === 'credit' && (
        <CreditDialog
          invoice={asked.invoice}
          onDone={() => setDone(t('account.credit.done'))}
          onClose={close}
        />
      )}
    </Box>
  );
}

function Figures({ account }: { account: ReservationAccount }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { agreed, credited, paid, due, deadline } = account;
  const text = (value: Money | null) =>
    value ? formatMoney(value, language) : t('common.onRequest');
  const facts: [string, string][] = [
    [t('common.balance.agreed'), text(agreed)],
    ...(credited.amount > 0
      ? [[t('account.credited'), text(credited)] satisfies [string, string]]
      : []),
    [t('common.balance.paid'), text(paid)],
    [t('common.balance.due'), text(due)],
    [t('common.columns.reference'), account.reference],
    ...(deadline && due?.amount !== 0
      ? [[t('account.deadline'), formatDate(language, deadline)] satisfies [string, string]]
      : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        ...{ display: 'grid', gap: 4, margin: 0 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Payments({ account: { payments } }: { account: ReservationAccount }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 3 }}>
        {t('account.payments')}
      </Typography>
      <DataTable
        label={t('account.payments')}
        columns={[
          { label: t('payments.fields.receivedOn') },
          { label: t('payments.fields.mode') },
          { label: t('payments.fields.note') },
          { label: t('payments.fields.amount'), align: 'end' },
        ]}
        rows={payments.map(({ _id, receivedOn, mode, note, amount }) => ({
          key: _id,
          cells: [
            formatDate(language, receivedOn, SHORT_DATE),
            ...[t(`common.modes.${mode}`), note ?? '', formatMoney(amount, language)],
          ],
        }))}
      />
    </section>
  );
}
