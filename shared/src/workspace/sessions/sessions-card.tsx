import { QueryGate, useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import {
  Alert,
  Box,
  Button,
  LoadingState,
  PlainList,
  Skeleton,
  Typography,
} from '@mosta/shared/ui';
import { useRef, useState } from 'react';
import { FormCard } from '../../forms/form-card';
import type { OwnSession } from '../../schemas/own-session.schema';
import { NO_GAP } from '../no-gap';
import { useWorkspaceTexts } from '../texts';
import { useEndSessions, useOwnSessions } from './session.queries';
import { SessionRow } from './session-row';

/** Where the account is open, and how to close it there. */
export function SessionsCard() {
  const { t } = useWorkspaceTexts();
  return (
    <FormCard title={t('sessions.title')} lead={t('sessions.lead')}>
      <QueryGate
        query={useOwnSessions()}
        loading={
          <LoadingState label={t('sessions.loading')}>
            <Skeleton variant="rounded" height={160} sx={{ borderRadius: RADIUS.field }} />
          </LoadingState>
        }
        failed={t('sessions.failed')}
      >
        {(sessions) => <Sessions sessions={sessions} />}
      </QueryGate>
    </FormCard>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useWorkspaceTexts();
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
            onEnd={(device) => end(session._id, t('sessions.ended', { device }))}
          />
        ))}
      </PlainList>
      {alone ? (
        <Typography color="textSecondary">{t('sessions.alone')}</Typography>
      ) : (
        <Button
          variant="outlined"
          loading={isPending && variables === null}
          loadingPosition="start"
          onClick={() => end(null, t('sessions.othersEnded'))}
          sx={{ justifySelf: 'start' }}
        >
          {t('sessions.endOthers')}
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
          {t('sessions.notEnded', { reason: errorText(error) })}
        </Alert>
      )}
    </Box>
  );
}
