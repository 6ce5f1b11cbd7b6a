import { overlaps } from '@mosta/shared/domain/programme';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { KeptListNotice } from '@mosta/shared/shell';
import {
  Alert,
  Box,
  Button,
  type Clock,
  LoadingState,
  PlainList,
  PrintIcon,
  Typography,
  useNow,
} from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import { usePrinting } from '../../ui/print-sheet';
import { RemovedNotice, type RemovedStop } from './removed-notice';
import { ShareVisit } from './share-visit';
import { SharedOffer } from './shared-offer';
import { StopRow, starId, useStopTitle } from './stop-row';
import { useNotes } from './use-notes';
import { useVisit } from './use-visit';
import type { SessionStop, Stop } from './visit';
import { VisitEmpty } from './visit-empty';
import { VisitSheet } from './visit-sheet';
import { DAY, VisitTour } from './visit-tour';

const MINUTE_MS = 60_000;

type MyVisitProps = { /** Replaced in tests. */ clock?: Clock };

/** The visitor's favourites as a visit: by hours, and between sessions by the way through the hall. */
export function MyVisit({ clock }: MyVisitProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const visit = useVisit(parameters.get(DAY), useNow(MINUTE_MS, { clock }));
  const { notes, setNote } = useNotes();
  const titleOf = useStopTitle();
  const printing = usePrinting();
  const [removed, setRemoved] = useState<RemovedStop>();
  const [restored, setRestored] = useState<Stop>();
  useEffect(() => {
    if (restored) document.getElementById(starId(restored))?.focus();
  }, [restored]);
  const { sessions, places, lists, gone } = visit;
  const hasFavourites = lists.sessions.ids.size + lists.places.ids.size > 0;
  // Favourites that are not loaded, or could not be, are no empty visit.
  const isEmpty =
    sessions.length + places.length + gone.length === 0 &&
    !(hasFavourites && (visit.isLoading || visit.failed.length > 0));
  const isKept = (stop: Stop) =>
    stop.kind === 'session' ? lists.sessions.ids.has(stop.entry.id) : lists.places.ids.has(stop.id);
  const toggle = (stop: Stop) =>
    stop.kind === 'session' ? lists.sessions.toggle(stop.entry.id) : lists.places.toggle(stop.id);
  return (
    <>
      <SharedOffer lists={lists} />
      <KeptListNotice problem={lists.sessions.problem ?? lists.places.problem} />
      <RemovedNotice
        // It may be back by other means, for example from another tab.
        removed={removed && !isKept(removed.stop) ? removed : undefined}
        onUndo={() => {
          if (removed) toggle(removed.stop);
          setRestored(removed?.stop);
          setRemoved(undefined);
        }}
      />
      {visit.failed.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 6 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                for (const query of visit.failed) void query.refetch();
              }}
            >
              {t('visit.retry')}
            </Button>
          }
        >
          {t('visit.partial')}
        </Alert>
      )}
      {gone.length > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 6 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => gone.forEach(lists.sessions.toggle)}
            >
              {t('visit.dropGone')}
            </Button>
          }
        >
          {t('visit.gone', { count: gone.length })}
        </Alert>
      )}
      {isEmpty && <VisitEmpty />}
      {hasFavourites && visit.isLoading && <LoadingState label={t('visit.loading')} />}
      {visit.tour.places.length > 0 && <VisitTour day={visit.day} tour={visit.tour} />}
      {visit.days.map(({ date, stops }) => (
        <Box component="section" key={date} aria-labelledby={`visit-${date}`} sx={{ mb: 8 }}>
          <Typography
            variant="h4"
            component="h3"
            id={`visit-${date}`}
            sx={{ color: 'olive', mb: 4 }}
          >
            {formatDate(language, date, { weekday: 'long', day: 'numeric', month: 'long' })}
          </Typography>
          <PlainList ordered>
            {stops.map((stop) => (
              <StopRow
                key={stop.key}
                stop={stop}
                note={notes[stop.key] ?? ''}
                conflicts={conflictsOf(stop, sessions).map(titleOf)}
                onNote={(note) => setNote(stop.key, note)}
                onRemove={(title) => {
                  toggle(stop);
                  setRemoved({ stop, title });
                }}
              />
            ))}
          </PlainList>
        </Box>
      ))}
      {visit.days.length > 0 && (
        <>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t('visit.print')}
          </Button>
          <ShareVisit
            visit={{
              sessions: sessions.map(({ entry }) => entry.id),
              places: places.map(({ id }) => id),
            }}
          />
        </>
      )}
      {printing && visit.days.length > 0 && <VisitSheet days={visit.days} notes={notes} />}
    </>
  );
}

/** Other sessions of the visit at the time of a stop. */
function conflictsOf(stop: Stop, sessions: readonly SessionStop[]): SessionStop[] {
  if (stop.kind !== 'session') return [];
  return sessions.filter(
    (other) => other !== stop && overlaps([stop.entry, other.entry]).length > 0,
  );
}
