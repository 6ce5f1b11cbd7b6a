import { shownText } from '@mosta/shared/domain/content-text';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import {
  formatDate,
  formatDateRange,
  formatTime,
  useLanguage,
  useTranslation,
} from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { Box, PlainList } from '@mosta/shared/ui';
import { placeName } from '../../place';
import { PrintSheet } from '../../ui/print-sheet';
import { SheetHeading } from '../../ui/sheet-heading';
import { byDay } from './programme';

type ProgrammeSheetProps = {
  title: string;
  entries: readonly ProgrammeEntry[];
  favourites: ReadonlySet<string>;
};

/** The programme on paper: every day with its hours, titles, places and speakers; a star marks the visitor's own. */
export function ProgrammeSheet({ title, entries, favourites }: ProgrammeSheetProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  return (
    <PrintSheet
      heading={
        <SheetHeading
          title={title}
          facts={[
            `${edition.product} ${edition.year}`,
            formatDateRange(language, first.date, last.date),
            edition.city,
            entries.some(({ sample }) => sample) ? t('schedule.sample') : '',
          ]}
        />
      }
    >
      {byDay(entries).map((day) => (
        <Box component="section" key={day.date} sx={{ mb: '1.2em' }}>
          <Box component="h2" sx={{ fontSize: '1.25em', borderBlockEnd: '1px solid' }}>
            {formatDate(language, day.date, { weekday: 'long', day: 'numeric', month: 'long' })}
          </Box>
          <PlainList ordered>
            {day.entries.map((entry) => (
              <Box
                component="li"
                key={entry.id}
                sx={{ display: 'flex', columnGap: '0.8em', paddingBlock: '0.3em' }}
              >
                <Box sx={{ flexShrink: 0, inlineSize: '6.8em', whiteSpace: 'nowrap' }}>
                  {formatTime(language, entry.starts)} – {formatTime(language, entry.ends)}
                </Box>
                <div>
                  <strong>
                    {favourites.has(entry.id) && '★ '}
                    {shownText(entry.title, language)}
                  </strong>
                  <div>
                    <bdi>{placeName(entry.place, t)}</bdi> ·{' '}
                    {t(`programme.${entry.category}.title`)}
                  </div>
                  {entry.speakers.length > 0 && (
                    <div>
                      {t('schedule.speakers')}{' '}
                      {entry.speakers
                        .map(({ name, from }) => (from ? `${name}, ${from}` : name))
                        .join(' · ')}
                    </div>
                  )}
                </div>
              </Box>
            ))}
          </PlainList>
        </Box>
      ))}
    </PrintSheet>
  );
}
