import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerAccount } from '@mosta/shared/schemas/organizer-account.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, Button, LoadingState } from '@mosta/shared/ui';
import { useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { personName } from '../../ui/person-name';
import { ChangeRoleDialog } from './change-role-dialog';
import { InviteDialog } from './invite-dialog';
import { type AccountAction, useActOnOrganizer, useOrganizers } from './organizer.queries';
import { type Asked, OrganizerTable } from './organizer-table';

/** The organisers' accounts: who may do what, invitations, sessions. */
export function Organizers() {
  const { t } = useTranslation('organiser');
  const self = useSession()?.user._id ?? null;
  const [inviting, setInviting] = useState(false);
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => ask(null);
  const say = ({ action, account }: Asked) =>
    setDone(t(`accounts.${action}.done`, { name: personName(account) }));
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 4 }}>
        <Button variant="contained" onClick={() => setInviting(true)}>
          {t('accounts.invite.title')}
        </Button>
      </Box>
      <Box role="status">
        {done && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {done}
          </Alert>
        )}
      </Box>
      <QueryGate
        query={useOrganizers()}
        loading={<LoadingState label={t('accounts.loading')} />}
        failed={t('accounts.failed')}
      >
        {(accounts) => (
          <>
            <OrganizerTable accounts={accounts} self={self} ask={ask} />
            {asked?.action === 'role' && (
              <ChangeRoleDialog
                seen={asked.account}
                now={accounts.find(({ _id }) => _id === asked.account._id) ?? asked.account}
                onDone={() => say(asked)}
                onClose={close}
              />
            )}
          </>
        )}
      </QueryGate>
      {asked && asked.action !== 'role' && (
        <Confirmation
          account={asked.account}
          action={asked.action}
          onDone={() => say(asked)}
          onClose={close}
        />
      )}
      {inviting && (
        <InviteDialog
          onDone={(email) => setDone(t('accounts.invite.done', { email }))}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}

type ConfirmationProps = {
  account: OrganizerAccount;
  action: AccountAction;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before something is done to an account. */
function Confirmation({ account, action, onDone, onClose }: ConfirmationProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useActOnOrganizer();
  return (
    <DecisionDialog
      title={t(`accounts.${action}.title`, { name: personName(account) })}
      text={t(`accounts.${action}.text`, { email: account.email })}
      confirm={t(`accounts.${action}.action`)}
      failed={t('accounts.notDone')}
      send={async () => {
        await mutateAsync({ id: account._id, action });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
