import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { signIn } from '@mosta/shared/queries';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ExistingParticipation } from './existing-participation';
import { type Entrance, ParticipationDone } from './participation-done';
import { ParticipationForm } from './participation-form';
import { RegistrationsClosed } from './registrations-closed';
import { useOwnParticipations } from './state/participation.queries';
import type { Sent } from './use-participation-sending';

/** The participation form, or what stands in its place: closed registrations, a participation that exists, the confirmation. */
export function Participation({ registrations }: Pick<Edition, 'registrations'>) {
  const [done, setDone] = useState<{ sent: Sent; at: Date } | null>(null);
  const [entrance, setEntrance] = useState<Entrance>('open');
  const session = useSession();

  function finish(sent: Sent): void {
    setDone({ sent, at: new Date() });
    // an organiser who fills in the form for somebody stays signed in as before
    if (!sent.credentials || session?.role === 'Organizer') return;
    setEntrance('opening');
    signIn(sent.credentials).then(
      () => setEntrance('open'),
      () => setEntrance('closed'),
    );
  }

  if (done) return <ParticipationDone {...done} entrance={entrance} />;
  if (registrations === 'closed') return <RegistrationsClosed />;
  return <OpenParticipation onSent={finish} />;
}

function OpenParticipation({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { data, error, isFetching, isLoading, refetch } = useOwnParticipations();
  /** With so many participations another one is wanted; one more than that may be the one that was just sent. */
  const [wantedBeside, setWantedBeside] = useState(0);
  /** An open form stays open while data are refetched. */
  const begun = useRef(false);
  const participations = data?.filter(({ former }) => !former) ?? [];
  const before = participations.length === 0 ? data?.find(({ former }) => former) : undefined;
  const waiting = isLoading && !begun.current;
  const exists = participations.length > wantedBeside;
  useEffect(() => {
    if (!waiting && !exists) begun.current = true;
  }, [waiting, exists]);

  if (waiting) {
    return (
      <LoadingState label={t('participationForm.existing.loading')}>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: RADIUS.card }} />
      </LoadingState>
    );
  }
  if (exists) {
    return (
      <ExistingParticipation
        participations={participations}
        focused={begun.current}
        onAnother={() => setWantedBeside(participations.length)}
      />
    );
  }
  return (
    <>
      {error && !isFetching && (
        <Box sx={{ mb: 6 }}>
          <ErrorState title={t('participationForm.existing.failed')} onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        </Box>
      )}
      <ParticipationForm before={before} onSent={onSent} />
    </>
  );
}
