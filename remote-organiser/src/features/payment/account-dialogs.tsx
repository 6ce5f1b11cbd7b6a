import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { PAYMENT_MODES, type PaymentMode } from '@mosta/shared/domain/payment';
import { useTranslation } from '@mosta/shared/i18n';
import type { IssuedDocument } from '@mosta/shared/schemas/issued.schema';
import type { ReservationAccount } from '@mosta/shared/schemas/reservation-account.schema';
import { Box, TextField } from '@mosta/shared/ui';
import { useState } from 'react';
import { ChoiceField } from '../../ui/choice-field';
import { useCredit, useRefund } from './account.queries';
import { MoneyDialog } from './money-dialog';

type CreditDialogProps = { invoice: IssuedDocument; onDone: () => void; onClose: () => void };

/** Takes back an invoice, or a part of it, with the reason that is printed. */
export function CreditDialog({ invoice, onDone, onClose }: CreditDialogProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useCredit(invoice._id);
  const { reference, total, credited } = invoice;
  return (
    <MoneyDialog
      title={t('account.credit.title', { reference })}
      text={t('account.credit.text')}
      confirm={t('account.credit.confirm')}
      failed={t('account.credit.failed')}
      most={total.amount - credited.amount}
      currency={total.currency}
      words={{ label: t('account.credit.reason'), required: true }}
      send={async ({ amount, words }) => {
        await mutateAsync({ amount, reason: words });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

type RefundDialogProps = { account: ReservationAccount; onDone: () => void; onClose: () => void };

/** Writes down money that went back to the exhibitor. */
export function RefundDialog({ account, onDone, onClose }: RefundDialogProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useRefund(account.reservation);
  const today = algerianDay(new Date());
  const [paidOn, setPaidOn] = useState(today);
  const [mode, setMode] = useState<PaymentMode>('virement');
  return (
    <MoneyDialog
      title={t('account.refund.title', { company: account.company ?? account.reference })}
      text={t('account.refund.text')}
      confirm={t('common.record')}
      failed={t('account.refund.failed')}
      most={account.paid.amount}
      currency={account.paid.currency}
      words={{ label: t('payments.fields.note'), required: false }}
      fields={
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField
            type="date"
            label={t('account.refund.paidOn')}
            value={paidOn}
            onChange={({ target }) => setPaidOn(target.value || today)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          />
          <ChoiceField
            label={t('payments.fields.mode')}
            all={t('common.modes.virement')}
            value={mode === 'virement' ? null : mode}
            options={PAYMENT_MODES.filter((one) => one !== 'virement').map((value) => ({
              ...{ value, label: t(`common.modes.${value}`) },
            }))}
            onChange={(chosen) => setMode(chosen ?? 'virement')}
          />
        </Box>
      }
      send={async ({ amount, words }) => {
        await mutateAsync({ amount, paidOn, mode, note: words === '' ? null : words });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
