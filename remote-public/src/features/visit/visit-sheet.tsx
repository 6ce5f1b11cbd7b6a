import { editionEnds } from '@mosta/shared/domain/edition-clock';
import {
  formatDate,
  formatDateRange,
  formatTime,
  useLanguage,
  useTranslation,
} from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, PlainList } from '@mosta/shared/ui';
import { placeName } from '../../place';
import { PrintSheet } from '../../ui/print-sheet';
import { SheetHeading } from '../../ui/sheet-heading';
import { useStopTitle } from './stop-row';
import type { Stop, VisitDay } from './visit';

type VisitSheetProps = {
  days: readonly VisitDay[];
  notes: Readonly<Record<string, string>>;
};

/** The visit on paper, with its notes, and a box to tick beside each stop. */
export function VisitSheet({ days, notes }: VisitSheetProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  return (
    <PrintSheet
      heading={
        <SheetHeading
          title={t('pages.visit.title')}
          facts={[
            `${edition.product} ${edition.year}`,
            formatDateRange(language, first.date, last.date),
            edition.city,
          ]}
        />
      }
    >
      {days.map(({ date, stops }) => (
        <Box component="section" key={date} sx={{ mb: '1.2em' }}>
          <Box component="h2" sx={{ fontSize: '1.25em', borderBlockEnd: '1px solid' }}>
            {formatDate(language, date, { weekday: 'long', day: 'numeric', month: 'long' })}
          </Box>
          <PlainList ordered>
            {stops.map((stop) => (
              <PrintedStop key={stop.key} stop={stop} note={notes[stop.key] ?? ''} />
            ))}
          </PlainList>
        </Box>
      ))}
    </PrintSheet>
  );
}

function PrintedStop({ stop, note }: { stop: Stop; note: string }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const title = useStopTitle()(stop);
  return (
    <Box component="li" sx={{ display: 'flex', columnGap: '0.8em', paddingBlock: '0.3em' }}>
      <Box sx={{ flexShrink: 0, inlineSize: '8.4em', whiteSpace: 'nowrap' }}>
        ☐{' '}
        {stop.kind === 'session' ? (
          <>
            {formatTime(language, stop.entry.starts)} – {formatTime(language, stop.entry.ends)}
          </>
        ) : (
          <bdi>{stop.code ?? t('visit.noStand')}</bdi>
        )}
      </Box>
      <div>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {stop.kind === 'session' && (
          <div>
            <bdi>{placeName(stop.entry.place, t)}</bdi>
          </div>
        )}
        {note !== '' && (
          <Box dir="auto" sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        )}
      </div>
    </Box>
  );
}
