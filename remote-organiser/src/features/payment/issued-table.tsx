import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { IssuedDocument } from '@mosta/shared/schemas/issued.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useMemo } from 'react';
import { ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { useIssuedPdf } from './account.queries';

type IssuedTableProps = {
  documents: readonly IssuedDocument[];
  /** Begins a credit note of an invoice that still stands; undefined for who may not. */
  onCredit: ((invoice: IssuedDocument) => void) | undefined;
};

/** The documents that were issued for a reservation, the newest first. */
export function IssuedTable({ documents, onCredit }: IssuedTableProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, error } = useIssuedPdf();
  const columns = useColumns(mutate, onCredit);
  return (
    <>
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 3 }}>
          {t('account.pdfFailed', { reason: errorText(error) })}
        </Alert>
      )}
      <ServerTable
        label={t('account.documents')}
        columns={columns}
        rows={documents}
        keyOf={({ _id }) => _id}
      />
    </>
  );
}

function useColumns(
  print: (document: IssuedDocument) => void,
  onCredit: IssuedTableProps['onCredit'],
): readonly TableColumn<IssuedDocument>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'reference', label: t('account.number'), phone: true },
        cell: ({ kind, reference, total }) => (
          <>
            <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
              {reference}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {t(`account.kinds.${kind}`)}
            </Typography>
            <Box sx={{ display: { md: 'none' }, whiteSpace: 'nowrap' }}>
              {formatMoney(total, language)}
            </Box>
          </>
        ),
      },
      {
        ...{ id: 'issued', label: t('account.issuedOn') },
        cell: ({ issuedOn }) => formatDate(language, issuedOn, SHORT_DATE),
      },
      {
        ...{ id: 'state', label: t('common.columns.state') },
        cell: (document) => <DocumentState document={document} />,
      },
      {
        ...{ id: 'total', label: t('payments.fields.amount'), align: 'end' },
        cell: ({ total }) => (
          <Box sx={{ whiteSpace: 'nowrap' }}>{formatMoney(total, language)}</Box>
        ),
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (document) => (
          <Box sx={ROW_ACTIONS}>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('account.pdfName', { reference: document.reference })}
              onClick={() => print(document)}
            >
              {t('account.pdf')}
            </Button>
            {onCredit &&
              document.kind === 'invoice' &&
              document.credited.amount < document.total.amount && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('account.credit.name', { reference: document.reference })}
                  onClick={() => onCredit(document)}
                >
                  {t('account.credit.action')}
                </Button>
              )}
          </Box>
        ),
      },
    ],
    [t, language, print, onCredit],
  );
}

function DocumentState({ document }: { document: IssuedDocument }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { credited, total, cancelled } = document;
  if (cancelled) return <StateBadge tone="wrong">{t('account.states.cancelled')}</StateBadge>;
  if (credited.amount === 0) return null;
  if (credited.amount === total.amount) {
    return <StateBadge tone="quiet">{t('account.states.credited')}</StateBadge>;
  }
  return (
    <StateBadge tone="now">
      {t('account.states.partly', { amount: formatMoney(credited, language) })}
    </StateBadge>
  );
}
