import { CallScope } from '@mosta/shared/queries';
import { Box } from '@mosta/shared/ui';
import { PasswordCard } from '../forms/password-card';
import { SessionsCard } from '../ui/sessions/sessions-card';
import { DossierView } from './dossier/dossier-view';
import { OrganisationFrame } from './frame/organisation-frame';
import { Overview } from './overview/overview';
import { useAccountOpen, useOpenParticipation } from './state/address';
import { useLiveOrganisation } from './state/use-live-organisation';

/** The organiser's home: what waits, the participations, and one of them with what can be decided about it. */
export default function OrganisationPage() {
  const { id } = useOpenParticipation();
  const account = useAccountOpen();
  useLiveOrganisation();
  return (
    <OrganisationFrame>
      <CallScope key={account ? 'account' : id}>
        {account ? <Account /> : id === null ? <Overview /> : <DossierView id={id} />}
      </CallScope>
    </OrganisationFrame>
  );
}

/** What an organiser settles about the own account. */
function Account() {
  return (
    <Box sx={{ display: 'grid', gap: 6, maxInlineSize: 920, '& > *': { minInlineSize: 0 } }}>
      <PasswordCard />
      <SessionsCard />
    </Box>
  );
}
