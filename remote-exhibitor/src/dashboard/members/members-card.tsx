import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import type { MemberList } from '@mosta/shared/schemas/member.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';
import { type MemberAction, useMembers } from './member.queries';
import { MemberQuestion } from './member-question';
import { MemberRow, nameOf } from './member-row';

/** Who acts for the company: the owner invites, removes and hands over; others may leave. */
export function MembersCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <FormCard title={t('members.title')} lead={t('members.lead')}>
      <QueryGate
        query={useMembers()}
        loading={<LoadingState label={t('members.loading')} />}
        failed={t('members.unavailable')}
      >
        {(list) => <People list={list} />}
      </QueryGate>
    </FormCard>
  );
}

type Result = { severity: 'success' | 'error'; text: string };

function People({ list: { role, members, invitations } }: { list: MemberList }) {
  const { t } = useTranslation('exhibitor');
  const [asked, setAsked] = useState<MemberAction | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const owner = members.find((member) => member.role === 'owner');

  function ask(action: MemberAction): void {
    setResult(null);
    setAsked(action);
  }

  return (
    <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
      <PlainList aria-label={t('members.title')}>
        {members.map((member) => (
          <MemberRow key={member._id} member={member} owned={role === 'owner'} onAsk={ask} />
        ))}
      </PlainList>
      {members.length === 1 && <Typography color="textSecondary">{t('members.alone')}</Typography>}
      {result && (
        <Alert severity={result.severity} role={result.severity === 'error' ? 'alert' : 'status'}>
          {result.text}
        </Alert>
      )}
      {role === 'owner' && <InviteForm />}
      {role === 'member' && owner && (
        <Typography color="textSecondary">
          {t('members.ownerDecides', { name: nameOf(owner) })}
        </Typography>
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="members-invitations">
          <Typography id="members-invitations" variant="h5" component="h3" sx={{ mb: 3 }}>
            {t('members.invitations.title')}
          </Typography>
          <PlainList>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation._id} invitation={invitation} onAsk={ask} />
            ))}
          </PlainList>
        </section>
      )}
      <MemberQuestion
        action={asked}
        onClose={() => setAsked(null)}
        onDone={(text) => setResult({ severity: 'success', text })}
        onFailed={(text) => setResult({ severity: 'error', text })}
      />
    </Box>
  );
}
