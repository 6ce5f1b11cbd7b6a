import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import type { Account } from '@mosta/shared/schemas/account.schema';
import { Alert, Box, Typography } from '@mosta/shared/ui';
import { NO_GAP } from '@mosta/shared/workspace/no-gap';
import { useRef, useState } from 'react';
import { ProfileGate } from '../../ui/profile-gate';
import { EmailForm } from './email-form';
import { PendingEmail } from './pending-email';
import { useOwnAccount } from './profile.queries';

/** The address with which one signs in, and another in its place. */
export function EmailCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <FormCard title={t('settings.email.title')} lead={t('settings.email.lead')}>
      <ProfileGate query={useOwnAccount()}>{(account) => <Email account={account} />}</ProfileGate>
    </FormCard>
  );
}

function Email({ account: { user, emailChange } }: { account: Account }) {
  const { t } = useTranslation('exhibitor');
  const [done, setDone] = useState('');
  const status = useRef<HTMLDivElement>(null);

  /** What was used is gone by then, and the focus with it. */
  function say(text: string): void {
    setDone(text);
    status.current?.focus();
  }

  return (
    <Box
      sx={{ display: 'grid', gap: 5, maxInlineSize: 560, '& > *': { minInlineSize: 0 }, ...NO_GAP }}
    >
      <div>
        <Typography variant="body2" color="textSecondary">
          {t('settings.email.current')}
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{user.email}</bdi>
        </Typography>
      </div>
      <div role="status" ref={status} tabIndex={-1}>
        {done !== '' && (
          <Alert severity="success" role="presentation" sx={{ overflowWrap: 'anywhere' }}>
            {done}
          </Alert>
        )}
      </div>
      {emailChange ? (
        <PendingEmail
          {...emailChange}
          onCancelled={() => say(t('settings.email.cancelled', { email: user.email }))}
        />
      ) : (
        <EmailForm
          current={user.email}
          onSend={() => setDone('')}
          onSent={(email) => say(t('settings.email.asked', { email }))}
        />
      )}
    </Box>
  );
}
