import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import { Box, type Clock, Typography, useNow } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../ui/progress-bar';
import { Deadline } from '../progress/deadline';
import { paymentStateOf } from './payment-state';
import { Amount } from './plain-table';

const MINUTE_MS = 60_000;

type PaymentBarProps = { statement: Statement /** Replaced in tests. */; clock?: Clock };

/** How much of the price is paid, as a bar and in figures, and until when the rest is due. */
export function PaymentBar({ statement, clock }: PaymentBarProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const now = useNow(MINUTE_MS, { clock });
  const { due, deadline, paid, priced } = statement;
  const { settled, overdue, percent } = paymentStateOf(statement, now);
  const totals = priced.totals;
  if (!totals || !due || percent === null) {
    return <Typography>{t('participation.facts.noPrice')}</Typography>;
  }
  const payable = formatMoney(totals.payable, language);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {t('participation.facts.due')}
        </Typography>
        <Typography
          variant="h3"
          component="p"
          sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          <bdi>{formatMoney(due, language)}</bdi>
        </Typography>
      </div>
      <ProgressBar
        label={t('participation.payment.bar')}
        percent={percent}
        text={t('participation.payment.barText', { paid: formatMoney(paid, language), payable })}
      />
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1 }}>
        <Row term={t('participation.payment.totals.paid')}>
          <Amount value={paid} missing="" />
        </Row>
        <Row term={t('participation.payment.totals.payable')}>
          <Amount value={totals.payable} missing="" />
        </Row>
        {totals.stampDuty && (
          <Row term={t('participation.payment.withStamp')}>
            <Amount value={totals.stampDuty.amount} missing="" />
          </Row>
        )}
      </Box>
      <Typography component="div">
        {settled && t('participation.payment.settled')}
        {deadline === null && t('participation.payment.before')}
        {deadline !== null && due.amount > 0 && <Deadline step={{ deadline, overdue }} />}
      </Typography>
      {priced.partial && (
        <Typography variant="body2" color="textSecondary">
          {t('participation.payment.partial')}
        </Typography>
      )}
    </Box>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, textAlign: 'end' }}>
        {children}
      </Typography>
    </Box>
  );
}
