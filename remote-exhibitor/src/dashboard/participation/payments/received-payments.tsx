import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ReceivedPayment } from '@mosta/shared/schemas/statement.schema';
import { Typography } from '@mosta/shared/ui';
import { Amount, PlainTable } from './plain-table';

/** Payments that the organiser received, the newest first. */
export function ReceivedPayments({ payments }: { payments: readonly ReceivedPayment[] }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  if (payments.length === 0) {
    return <Typography color="textSecondary">{t('participation.payment.noneReceived')}</Typography>;
  }
  return (
    <PlainTable
      label={t('participation.payment.received')}
      columns={[
        t('participation.payment.columns.date'),
        t('participation.payment.columns.mode'),
        t('participation.payment.columns.amount'),
      ]}
    >
      {payments.map(({ _id, receivedOn, mode, note, amount }) => (
        <tr key={_id}>
          <th scope="row">{formatDate(language, receivedOn)}</th>
          <td>
            {t(`participationForm.modes.${mode}.label`)}
            {note && (
              <Typography
                variant="body2"
                color="textSecondary"
                component="div"
                dir="auto"
                sx={{ textAlign: 'match-parent' }}
              >
                {note}
              </Typography>
            )}
          </td>
          <td>
            <Amount value={amount} missing="" />
          </td>
        </tr>
      ))}
    </PlainTable>
  );
}
