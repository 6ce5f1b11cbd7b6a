import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import type { OwnSession } from '@mosta/shared/schemas/own-session.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { useRef, useState } from 'react';
import { NO_GAP } from '../no-gap';
import { ProfileGate } from '../profile-gate';
import { useEndSessions, useOwnSessions } from './session.queries';
import { SessionRow } from './session-row';

/** Where the account is open, and how to close it there. */
export function SessionsCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <FormCard title={t('settings.sessions.title')} lead={t('settings.sessions.lead')}>
      <ProfileGate
        query={useOwnSessions()}
        loading={t('settings.sessions.loading')}
        failed={t('settings.sessions.failed')}
      >
        {(sessions) => <Sessions sessions={sessions} />}
      </ProfileGate>
    </FormCard>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { mutate, isPending, isError, error, variables } = useEndSessions();
  const [done, setDone] = useState('');
  const status = useRef<HTMLDivElement>(null);
  const alone = sessions.every(({ here }) => here);

  function end(id: string | null, said: string): void {
    if (isPending) return;
    setDone('');
    mutate(id, {
      onSuccess: () => {
        setDone(said);
        // The button that had the focus goes with its session.
        status.current?.focus();
      },
    });
  }

  return (
    <Box sx={{ display: 'grid', gap: 4, '& > *': { minInlineSize: 0 }, ...NO_GAP }}>
      <PlainList>
        {sessions.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            ending={isPending && variables === session._id}
            onEnd={(device) => end(session._id, t('settings.sessions.ended', { device }))}
          />
        ))}
      </PlainList>
      {alone ? (
        <Typography color="textSecondary">{t('settings.sessions.alone')}</Typography>
      ) : (
        <Button
          variant="outlined"
          loading={isPending && variables === null}
          loadingPosition="start"
          onClick={() => end(null, t('settings.sessions.othersEnded'))}
          sx={{ justifySelf: 'start' }}
        >
          {t('settings.sessions.endOthers')}
        </Button>
      )}
      <Box role="status" ref={status} tabIndex={-1}>
        {done !== '' && (
          <Alert severity="success" role="presentation">
            {done}
          </Alert>
        )}
      </Box>
      {isError && (
        <Alert severity="error" role="alert">
          {t('settings.sessions.notEnded', { reason: errorText(error) })}
        </Alert>
      )}
    </Box>
  );
}
