import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { IssuedDocument } from '@mosta/shared/schemas/issued.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Button, Typography } from '@mosta/shared/ui';
import { Panel } from '../../ui/panel';
import { PartLoading } from '../../ui/part-loading';
import { issuedPdfPath, useDownload, useIssued } from '../participation.queries';
import { Amount, PlainTable } from './plain-table';

/** Invoices, credit notes and receipts that the organiser issued, each to be saved. */
export function IssuedDocuments({ participation }: { participation: string }) {
  const { t } = useTranslation('exhibitor');
  return (
    <Panel title={t('participation.issued.title')}>
      <QueryGate
        query={useIssued(participation)}
        loading={<PartLoading label={t('participation.issued.loading')} height={80} />}
        failed={t('participation.issued.failed')}
        empty={{
          when: (documents) => documents.length === 0,
          show: <Typography color="textSecondary">{t('participation.issued.none')}</Typography>,
        }}
      >
        {(documents) => (
          <PlainTable
            label={t('participation.issued.title')}
            columns={[
              t('participation.issued.document'),
              t('participation.payment.columns.date'),
              t('participation.payment.columns.amount'),
            ]}
          >
            {documents.map((document) => (
              <DocumentRow key={document._id} participation={participation} document={document} />
            ))}
          </PlainTable>
        )}
      </QueryGate>
    </Panel>
  );
}

type DocumentRowProps = { participation: string; document: IssuedDocument };

function DocumentRow({ participation, document }: DocumentRowProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const errorText = useErrorText();
  const { _id, kind, reference, issuedOn, total, cancelled } = document;
  const path = issuedPdfPath(participation, _id);
  const { busy, error, download } = useDownload(path, `${reference}.pdf`);
  return (
    <tr>
      <th scope="row">
        <Button
          size="small"
          loading={busy}
          onClick={download}
          aria-label={t('participation.issued.save', { reference })}
          sx={{ paddingInline: 0, justifyContent: 'start' }}
        >
          {reference}
        </Button>
        <Typography variant="body2" color="textSecondary" component="div">
          {t(`participation.issued.kinds.${kind}`)}
          {cancelled && ` · ${t('participation.issued.cancelled')}`}
        </Typography>
        {error !== null && (
          <Alert severity="error" role="alert">
            {t('participation.payment.pdfFailed', { reason: errorText(error) })}
          </Alert>
        )}
      </th>
      <td>{formatDate(language, issuedOn)}</td>
      <td>
        <Amount value={total} missing="" />
      </td>
    </tr>
  );
}
