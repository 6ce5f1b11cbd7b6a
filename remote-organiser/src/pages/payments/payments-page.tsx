import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { BankView } from '../../features/bank/bank-view';
import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { AccountView } from '../../features/payment/account-view';
import { Balances } from '../../features/payment/balances';
import { Received } from '../../features/payment/received';
import { Reminders } from '../../features/payment/reminders';
import { PATHS } from '../../paths';
import { editionParameter, useShownYear } from '../../shown-edition';
import { ExportMenu } from '../../ui/export-menu';
import { pageIn, useAddress } from '../../ui/use-address';

/** The view of the statements of the bank, in the address. */
const BANK = 'banque';

/** What is to arrive, and what has arrived. */
export default function PaymentsPage() {
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['compte', 'vue', 'page']);
  const open = given('compte');
  const page = given('page');
  const year = useShownYear();
  if (open !== '') {
    return (
      <OrganiserFrame page="payments">
        <AccountView
          key={open}
          reservation={open}
          back={`?${new URLSearchParams({ ...editionParameter(year), ...(page && { page }) })}`}
        />
      </OrganiserFrame>
    );
  }
  if (given('vue') === BANK) {
    return (
      <OrganiserFrame page="payments">
        <BankView backTo={PATHS.payments} />
      </OrganiserFrame>
    );
  }
  return (
    <OrganiserFrame page="payments">
      <Box sx={HEADING}>
        <Typography variant="h4" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {t('payments.expected')}
        </Typography>
        {year === null && (
          <Button
            component={Link}
            to={`${PATHS.payments}?vue=${BANK}`}
            variant="outlined"
            size="small"
          >
            {t('bank.title')}
          </Button>
        )}
        <ExportMenu
          path="v1/organizer/balance"
          filter={editionParameter(year)}
          name="mosta-expo-soldes"
        />
      </Box>
      <Balances
        page={pageIn(page)}
        onPage={(page) => change({ page: String(page) })}
        onOpen={(compte) => change({ compte, page })}
      />
      {/* reminders are of the current edition, and what accounting keeps is of all of them */}
      {year === null && <OfAllEditions />}
    </OrganiserFrame>
  );
}

function OfAllEditions() {
  const { t } = useTranslation('organiser');
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mt: 10, mb: 3 }}>
        {t('reminders.title')}
      </Typography>
      <Reminders />
      <Box sx={{ ...HEADING, mt: 10 }}>
        <Typography variant="h4" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {t('payments.received')}
        </Typography>
        <ExportMenu path="v1/organizer/payment" name="mosta-expo-paiements" />
      </Box>
      <Received />
      <Box sx={{ ...HEADING, mt: 10 }}>
        <Typography variant="h4" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {t('account.accountant')}
        </Typography>
        <ExportMenu path="v1/organizer/issued" name="mosta-expo-factures" />
      </Box>
    </>
  );
}

const HEADING = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 } as const;
