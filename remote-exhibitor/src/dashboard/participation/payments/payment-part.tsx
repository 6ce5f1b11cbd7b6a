import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { Panel } from '../../ui/panel';
import { PartLoading } from '../../ui/part-loading';
import { statementPdfPath, useDownload, useStatement } from '../participation.queries';
import { partAddress } from '../participation-address';
import { Deadline } from '../progress/deadline';
import { BankCard } from './bank-card';
import { IssuedDocuments } from './issued-documents';
import { paymentStateOf } from './payment-state';
import { ReceivedPayments } from './received-payments';
import { StatementTable } from './statement-table';

/** What a participation costs, what was paid, what is due until when, and where to pay. */
export function PaymentPart({ participation }: { participation: Participation }) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useStatement(participation._id)}
      loading={<PartLoading label={t('participation.payment.loading')} />}
      failed={t('participation.payment.failed')}
    >
      {(statement) => (
        <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
          <DueCard statement={statement} />
          <Panel
            title={t('participation.payment.statement')}
            end={
              <StatementDownload
                participation={participation._id}
                reference={statement.reference}
              />
            }
          >
            <StatementTable statement={statement} />
          </Panel>
          <BankCard
            bank={statement.bank}
            reference={statement.reference}
            proof={participation.former ? null : partAddress('documents', participation)}
          />
          <Panel title={t('participation.payment.received')}>
            <ReceivedPayments payments={statement.payments} />
          </Panel>
          <IssuedDocuments participation={participation._id} />
        </Box>
      )}
    </QueryGate>
  );
}

function DueCard({ statement }: { statement: Statement }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { due, deadline, payment } = statement;
  const { settled, overdue } = paymentStateOf(statement, new Date());
  return (
    <Box sx={{ padding: { xs: 5, sm: 7 }, borderRadius: RADIUS.card, bgcolor: 'wheat' }}>
      <Typography variant="body2" color="textSecondary" component="h3">
        {t('participation.facts.due')}
      </Typography>
      <Typography
        variant="h3"
        component="p"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {due ? formatMoney(due, language) : t('participation.facts.noPrice')}
      </Typography>
      {settled && <Typography>{t('participation.payment.settled')}</Typography>}
      {deadline === null && <Typography>{t('participation.payment.before')}</Typography>}
      {!settled && deadline !== null && (
        <Typography component="div" sx={{ mt: 1 }}>
          <Deadline step={{ deadline, overdue }} />
        </Typography>
      )}
      <Typography sx={{ mt: 2 }}>
        {t('participation.payment.mode')}{' '}
        <strong>
          {payment
            ? t(`participationForm.modes.${payment}.label`)
            : t('participation.payment.noMode')}
        </strong>
      </Typography>
    </Box>
  );
}

function StatementDownload({
  participation,
  reference,
}: {
  participation: string;
  reference: string;
}) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const name = t('participation.payment.pdfName', { reference });
  const { busy, error, download } = useDownload(statementPdfPath(participation), name);
  return (
    <>
      <Button variant="outlined" size="small" loading={busy} onClick={download}>
        {t('participation.payment.pdf')}
      </Button>
      {error !== null && (
        <Alert severity="error" role="alert" sx={{ inlineSize: '100%' }}>
          {t('participation.payment.pdfFailed', { reason: errorText(error) })}
        </Alert>
      )}
    </>
  );
}
