import { useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Balances } from '../../features/payment/balances';
import { Received } from '../../features/payment/received';

/** What is to arrive, and what has arrived. */
export default function PaymentsPage() {
  const { t } = useTranslation('organiser');
  return (
    <OrganiserFrame page="payments">
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        {t('payments.expected')}
      </Typography>
      <Balances />
      <Typography variant="h4" component="h2" sx={{ mt: 10, mb: 3 }}>
        {t('payments.received')}
      </Typography>
      <Received />
    </OrganiserFrame>
  );
}
