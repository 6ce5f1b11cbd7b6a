import { useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { BackToList } from '../../ui/back-to-list';
import { useRights } from '../../use-rights';
import { BankLines } from './bank-lines';
import { StatementImport } from './statement-import';

/** Statements of the bank: a file is taken in, and its lines become payments. */
export function BankView({ backTo }: { backTo: string }) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('payment');
  return (
    <>
      <BackToList to={backTo}>{t('common.backToPayments')}</BackToList>
      <Typography variant="h3" component="h2" sx={{ color: 'olive', mt: 3, mb: 4 }}>
        {t('bank.title')}
      </Typography>
      {may && <StatementImport />}
      <BankLines />
    </>
  );
}
