import { MOST_UNCONFIRMED } from '@mosta/shared/domain/stand-hold';
import { useTranslation } from '@mosta/shared/i18n';
import type { TimedHold } from '@mosta/shared/queries';
import { QueryGate } from '@mosta/shared/shell';
import {
  Alert,
  Box,
  Button,
  ButtonLink,
  Card,
  CardContent,
  LoadingState,
  PlainList,
  Skeleton,
  Typography,
  useNow,
} from '@mosta/shared/ui';
import { useId, useRef, useState } from 'react';
import { ELSEWHERE } from '../../paths';
import { useHasParticipation, useMyHolds } from './hold.queries';
import { HoldRow } from './hold-row';
import { useEndedHolds } from './use-ended-holds';
import { useMoment } from './use-moment';
import type { OwnStands } from './use-own-stands';

type HoldTrayProps = { own: OwnStands; onSelect: (code: string) => void };

const SECOND_MS = 1000;
const NO_HOLDS: readonly TimedHold[] = [];

/** The exhibitor's holds with their time, and the way on to the participation. */
export function HoldTray({ own, onSelect }: HoldTrayProps) {
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useMyHolds();
  const { data } = query;
  const hasParticipation = useHasParticipation();
  const now = useNow(SECOND_MS, { counting: data ?? NO_HOLDS }).getTime();
  const { alive, ended, expectEnd, forget } = useEndedHolds(data, now, own.pending);
  const [done, setDone] = useState('');
  const moment = useMoment();
  const used = (alive?.length ?? 0) + own.pending.length;

  const announce = (sentence: string) => {
    setDone(sentence);
    // The row that had the focus may be gone.
    title.current?.focus();
  };
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
          <Typography id={titleId} variant="h5" component="h2" ref={title} tabIndex={-1}>
            {t('hold.title')}
          </Typography>
          {alive && (
            <Typography sx={{ color: 'muted', fontVariantNumeric: 'tabular-nums' }}>
              {t('hold.used', { used, most: MOST_UNCONFIRMED })}
            </Typography>
          )}
        </Box>
        <Box role="status" sx={NEWS}>
          {done && (
            <Alert role="presentation" severity="success">
              {done}
            </Alert>
          )}
        </Box>
        <Box role="status" sx={NEWS}>
          {ended.length > 0 && <Ended codes={ended} onSelect={onSelect} onForget={forget} />}
        </Box>
        <QueryGate
          query={{ ...query, data: alive }}
          loading={
            <LoadingState label={t('hold.loading')}>
              <Skeleton variant="rounded" height={72} />
            </LoadingState>
          }
          failed={t('hold.failed')}
          empty={{ when: (holds) => holds.length === 0, show: <NoHold /> }}
        >
          {(holds) => (
            <PlainList sx={{ display: 'grid', gap: 3 }}>
              {holds.map((hold) => (
                <HoldRow
                  key={hold._id}
                  hold={hold}
                  now={now}
                  canReserve={hasParticipation === true}
                  onSelect={onSelect}
                  onEnded={expectEnd}
                  onDone={announce}
                />
              ))}
            </PlainList>
          )}
        </QueryGate>
        {own.pending.length > 0 && (
          <Typography variant="body2" sx={{ color: 'muted' }}>
            {t('hold.pending', { codes: own.pending.join(', ') })}{' '}
            {own.pendingUntil && t('hold.pendingUntil', moment(own.pendingUntil))}
          </Typography>
        )}
        {alive && alive.length > 0 && hasParticipation === false && (
          <>
            <Typography variant="body2">{t('hold.next')}</Typography>
            <ButtonLink
              to={ELSEWHERE.participation}
              variant="contained"
              sx={{ justifySelf: 'start' }}
            >
              {t('hold.participation')}
            </ButtonLink>
          </>
        )}
        {hasParticipation && (
          <ButtonLink to={ELSEWHERE.dashboard} variant="text" sx={{ justifySelf: 'start' }}>
            {t('hold.dashboard')}
          </ButtonLink>
        )}
      </CardContent>
    </Card>
  );
}

/** A region that is there before its text; while it is empty it takes no room. */
const NEWS = { '&:empty': { position: 'absolute' } } as const;

function NoHold() {
  const { t } = useTranslation('floorplan');
  return (
    <Typography variant="body2" sx={{ color: 'muted' }}>
      {t('hold.none')}
    </Typography>
  );
}

type EndedProps = {
  codes: readonly string[];
  onSelect: (code: string) => void;
  onForget: () => void;
};

/** Holds that ended by themselves; each stand can be looked at again. */
function Ended({ codes, onSelect, onForget }: EndedProps) {
  const { t } = useTranslation('floorplan');
  return (
    <Alert role="presentation" severity="info" onClose={onForget} closeText={t('hold.close')}>
      {codes.map((code) => (
        <Box key={code} sx={{ '& + &': { mt: 2 } }}>
          {t('hold.ended', { code })}{' '}
          <Button variant="text" size="small" color="inherit" onClick={() => onSelect(code)}>
            {t('hold.see', { code })}
          </Button>
        </Box>
      ))}
    </Alert>
  );
}
