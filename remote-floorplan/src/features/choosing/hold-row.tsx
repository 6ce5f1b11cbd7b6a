import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useTranslation } from '@mosta/shared/i18n';
import type { TimedHold } from '@mosta/shared/queries';
import { Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { useProlongHold, useReleaseHold, useReserveHold } from './hold-calls.queries';
import { HoldProblem } from './hold-problem';
import { HoldTime } from './hold-time';
import { differsInSize, ReserveChoice } from './reserve-choice';
import { useMoment } from './use-moment';

type HoldRowProps = {
  hold: TimedHold;
  now: number;
  /** There is a participation into whose reservation the stand can go. */
  canReserve: boolean;
  onSelect: (code: string) => void;
  /** The exhibitor has ended this hold. */
  onEnded: (id: string) => void;
  /** Something was done; the sentence is read out. */
  onDone: (sentence: string) => void;
};

/** One hold: its stand, its time, and what can be done with it. */
export function HoldRow({ hold, now, canReserve, onSelect, onEnded, onDone }: HoldRowProps) {
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  const prolongableId = useId();
  const [asked, setAsked] = useState(false);
  const moment = useMoment();
  const { _id: id, code, prolongationsLeft, prolongedUntil } = hold;
  const prolong = useProlongHold(() => onDone(t('hold.done.prolonged', { code })));
  const release = useReleaseHold(() => {
    onEnded(id);
    onDone(t('hold.done.released', { code }));
  });
  const reserve = useReserveHold(() => {
    onEnded(id);
    onDone(t('hold.done.added', { code }));
  });
  const calls = [prolong, release, reserve];
  const busy = calls.some(({ isPending }) => isPending);
  const failed = calls.find(({ isError }) => isError);
  const run = ({ mutate }: (typeof calls)[number]) => {
    for (const call of calls) call.reset();
    mutate(id);
  };

  return (
    <Box component="li" aria-labelledby={titleId} sx={ROW}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, flexWrap: 'wrap' }}>
        <MuiLink
          component="button"
          type="button"
          id={titleId}
          onClick={() => onSelect(code)}
          sx={{ fontWeight: 650, textAlign: 'start' }}
        >
          {code}
        </MuiLink>
        <HoldTime code={code} left={hold.endsAt - now} />
      </Box>
      <Typography component="div" variant="body2" sx={{ color: 'muted' }}>
        <div>{t('hold.until', moment(hold.expires))}</div>
        {prolongedUntil !== null && (
          <div id={prolongableId}>
            {t('hold.prolongable', { left: prolongationsLeft, ...moment(prolongedUntil) })}
          </div>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {canReserve && (
          <Button
            size="small"
            variant="contained"
            disabled={busy}
            loading={reserve.isPending}
            onClick={() => run(reserve)}
          >
            {t('hold.reserve')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={busy || prolongedUntil === null}
          aria-describedby={prolongedUntil === null ? undefined : prolongableId}
          loading={prolong.isPending}
          onClick={() => run(prolong)}
        >
          {t(prolongedUntil === null ? 'hold.prolongedEnough' : 'hold.prolong')}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={busy}
          loading={release.isPending}
          onClick={() => setAsked(true)}
        >
          {t('hold.release')}
        </Button>
      </Box>
      {failed && !differsInSize(failed.error) && (
        <div role="alert">
          <HoldProblem error={failed.error} code={code} />
        </div>
      )}
      <ReserveChoice
        id={id}
        code={code}
        error={reserve.error}
        onCancel={() => reserve.reset()}
        onDone={() => {
          onEnded(id);
          onDone(t('hold.done.added', { code }));
        }}
      />
      <ConfirmDialog
        open={asked}
        title={t('hold.confirm.title', { code })}
        text={t('hold.confirm.text')}
        confirm={t('hold.release')}
        cancel={t('hold.confirm.keep')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          run(release);
        }}
      />
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gap: 2,
  paddingBlockStart: 3,
  borderBlockStart: '1px solid',
  borderColor: 'line',
} as const;
