import { Box } from '@mosta/shared/ui';
import { PasswordCard } from '@mosta/shared/workspace/password-card';
import { SessionsCard } from '@mosta/shared/workspace/sessions/sessions-card';
import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { SecondFactorCard } from '../../features/second-factor/second-factor-card';

/** What an organiser settles about the own account. */
export default function AccountPage() {
  return (
    <OrganiserFrame page="account">
      <Box sx={{ display: 'grid', gap: 6, maxInlineSize: 920, '& > *': { minInlineSize: 0 } }}>
        <SecondFactorCard />
        {/* what is printed here are recovery codes */}
        <Box sx={{ display: 'grid', gap: 6, displayPrint: 'none', '& > *': { minInlineSize: 0 } }}>
          <PasswordCard />
          <SessionsCard />
        </Box>
      </Box>
    </OrganiserFrame>
  );
}
