import { useSession, useSessionExpired } from '@mosta/shared/auth';
import { NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type { OpenedInvitation } from '@mosta/shared/schemas/member.schema';
import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, ButtonLink, LoadingState, Typography } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';
import { PATHS } from '../paths';
import { useAcceptInvitation, useInvitation } from './invitation.queries';
import { INVITATION_PARAMETER } from './next-path';

/** Refusals that this page explains better than in general words. */
const EXPLAINED: Record<string, string> = {
  INVALID_INVITATION: 'account.invitation.expired',
  ACTS_FOR_ANOTHER: 'account.invitation.another',
  ALREADY_MEMBER: 'account.invitation.already',
  FORBIDDEN: 'account.invitation.organizer',
};

type AcceptInvitationProps = {
  /** Of the link in the mail. */
  token: string;
};

/** Shows who invites; whoever is signed in accepts at the press of a button, and others sign in or up first. */
export function AcceptInvitation({ token }: AcceptInvitationProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useInvitation(token)}
      loading={<LoadingState label={t('account.invitation.loading')} />}
      failed={t('account.invitation.unavailable')}
      renderError={(error) =>
        toAppError(error).code === 'INVALID_INVITATION' ? <Expired /> : undefined
      }
    >
      {(invitation) => <Offer token={token} invitation={invitation} />}
    </QueryGate>
  );
}

function Expired() {
  const { t } = useTranslation('exhibitor');
  return (
    <Box sx={COLUMN}>
      <Alert severity="error" role="alert">
        {t('account.invitation.expired')}
      </Alert>
      <ButtonLink to={PATHS.dashboard} variant="contained">
        {t('account.invitation.open')}
      </ButtonLink>
    </Box>
  );
}

function Offer({ token, invitation }: { token: string; invitation: OpenedInvitation }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const session = useSession();
  const expired = useSessionExpired();
  const accept = useAcceptInvitation();
  const { company, inviter, expiresAt } = invitation;
  if (accept.isSuccess) return <Accepted />;
  return (
    <Box sx={COLUMN}>
      <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {company === null
          ? t('account.invitation.offerUnnamed', { inviter })
          : t('account.invitation.offer', { inviter, company })}
      </Typography>
      <Typography>{t('account.invitation.what')}</Typography>
      <Typography color="textSecondary">
        {t('account.invitation.until', { date: formatDate(language, new Date(expiresAt)) })}
      </Typography>
      {session && !expired ? (
        <SignedIn token={token} email={session.user.email} accept={accept} />
      ) : (
        <SignedOut token={token} />
      )}
    </Box>
  );
}

type SignedInProps = {
  token: string;
  email: string;
  accept: ReturnType<typeof useAcceptInvitation>;
};

function SignedIn({ token, email, accept }: SignedInProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const explained = accept.error && EXPLAINED[toAppError(accept.error).code];
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('account.invitation.signedIn', { email })}
      </Typography>
      {accept.isError && (
        <FormFailure title={t('account.invitation.failed')}>
          {explained ? t(explained) : errorText(accept.error)}
        </FormFailure>
      )}
      {explained ? (
        <ButtonLink to={PATHS.dashboard} variant="contained">
          {t('account.invitation.open')}
        </ButtonLink>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={accept.isPending}
          loadingPosition="start"
          onClick={() => accept.mutate(token)}
        >
          {t(accept.isPending ? 'account.invitation.accepting' : 'account.invitation.accept')}
        </Button>
      )}
    </>
  );
}

/** Both entrances lead back here: the invitation is accepted with the account that is chosen there. */
function SignedOut({ token }: { token: string }) {
  const { t } = useTranslation('exhibitor');
  const back = `${PATHS.login}?${new URLSearchParams({ [INVITATION_PARAMETER]: token })}`;
  const next = new URLSearchParams({ [NEXT_PARAMETER]: back });
  return (
    <>
      <Typography>{t('account.invitation.signedOut')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <ButtonLink to={`${PATHS.login}?${next}`} variant="contained">
          {t('account.invitation.login')}
        </ButtonLink>
        <ButtonLink to={`${PATHS.signup}?${next}`} variant="outlined">
          {t('account.invitation.signup')}
        </ButtonLink>
      </Box>
    </>
  );
}

function Accepted() {
  const { t } = useTranslation('exhibitor');
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <Box sx={COLUMN}>
      <Alert severity="success" role="status" ref={done} tabIndex={-1}>
        {t('account.invitation.done')}
      </Alert>
      <ButtonLink to={PATHS.dashboard} variant="contained">
        {t('account.invitation.open')}
      </ButtonLink>
    </Box>
  );
}

const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  gap: 5,
  alignItems: 'flex-start',
} as const;
