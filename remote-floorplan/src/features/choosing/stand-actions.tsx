import { useSession } from '@mosta/shared/auth';
import { MOST_UNCONFIRMED } from '@mosta/shared/domain/stand-hold';
import type { StandPlace } from '@mosta/shared/domain/stand-nearest';
import { isAvailable } from '@mosta/shared/domain/stand-status';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useMyHolds } from './hold.queries';
import { useTakeHold } from './hold-calls.queries';
import { HoldProblem } from './hold-problem';
import { NearestStands } from './nearest-stands';
import { SignInOffer } from './sign-in-offer';
import type { OwnStands } from './use-own-stands';

type StandActionsProps = {
  stand: Stand;
  /** Where it lies; undefined while the drawing loads. */
  place: StandPlace | undefined;
  /** Places that can be had now. */
  free: readonly StandPlace[];
  own: OwnStands;
  onSelect: (code: string) => void;
};

/** What can be done with the selected place: take a hold, or look at the nearest ones where somebody was faster. */
export function StandActions({ stand, place, free, own, onSelect }: StandActionsProps) {
  const { t } = useTranslation('floorplan');
  const session = useSession();
  const holds = useMyHolds();
  const take = useTakeHold();
  const { code } = stand;
  const available = isAvailable(stand.state);
  const [seenFree, setSeenFree] = useState(available);
  if (available && !seenFree) setSeenFree(true);

  const mine = own.all.includes(code);
  const { refetch: askHolds } = holds;
  const exhibitor = session?.role === 'Exhibitor';
  useEffect(() => {
    // It may be this exhibitor's own hold, taken in another window.
    if (seenFree && !available && exhibitor) void askHolds();
  }, [seenFree, available, exhibitor, askHolds]);

  const answer = useRef<HTMLDivElement>(null);
  const done = take.isSuccess || take.isError;
  useEffect(() => {
    // The button that had the focus is gone or has been answered.
    if (done) answer.current?.focus();
  }, [done]);

  if (session?.role === 'Organizer') {
    return (
      <Typography variant="body2" sx={{ color: 'muted' }}>
        {t('hold.organizer')}
      </Typography>
    );
  }
  if (mine) {
    return (
      <Box ref={answer} tabIndex={-1} role="status">
        <Alert role="presentation" severity="success">
          {t(own.held.includes(code) ? 'hold.mine' : 'hold.reserved', { code })}
        </Alert>
      </Box>
    );
  }
  // Until it is known whose it is, the page does not say that somebody else was faster.
  const asking = take.isPending || (exhibitor && holds.isFetching);
  if (!available && asking) return null;
  if (!available) {
    const lost = seenFree || codeOf(take.error) === 'STAND_TAKEN';
    return (
      <Box ref={answer} tabIndex={-1} sx={{ display: 'grid', gap: 3 }}>
        {/* The region is there before its text, so that the text is read out. */}
        <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
          {lost && (
            <Alert role="presentation" severity="warning">
              {t('hold.problem.STAND_TAKEN', { code })}
            </Alert>
          )}
        </Box>
        {place && <NearestStands wanted={place} free={free} onSelect={onSelect} />}
      </Box>
    );
  }
  if (!session) return <SignInOffer code={code} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="body2">
        {t('hold.about', { used: own.held.length + own.pending.length, most: MOST_UNCONFIRMED })}
      </Typography>
      <Button
        variant="contained"
        loading={take.isPending}
        onClick={() => take.mutate(code)}
        sx={{ justifySelf: 'start' }}
      >
        {t('hold.take')}
      </Button>
      {take.isError && (
        <Box ref={answer} tabIndex={-1} role="alert">
          <HoldProblem error={take.error} code={code} onRetry={() => take.mutate(code)} />
        </Box>
      )}
    </Box>
  );
}

function codeOf(error: unknown): string | undefined {
  return error ? toAppError(error).code : undefined;
}
