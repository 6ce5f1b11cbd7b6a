import { useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';
import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Balances } from '../../features/payment/balances';
import { Received } from '../../features/payment/received';
import { ExportMenu } from '../../ui/export-menu';

/** What is to arrive, and what has arrived. */
export default function PaymentsPage() {
  const { t } = useTranslation('organiser');
  return (
    <OrganiserFrame page="payments">
      <Box sx={HEADING}>
        <Typography variant="h4" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {t('payments.expected')}
        </Typography>
        <ExportMenu path="v1/organizer/balance" name="mosta-expo-soldes" />
      </Box>
      <Balances />
      <Box sx={{ ...HEADING, mt: 10 }}>
        <Typography variant="h4" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {t('payments.received')}
        </Typography>
        <ExportMenu path="v1/organizer/payment" name="mosta-expo-paiements" />
      </Box>
      <Received />
    </OrganiserFrame>
  );
}

const HEADING = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 } as const;
