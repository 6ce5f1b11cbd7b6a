import { type CalendarEvent, calendarFile } from '@mosta/shared/domain/calendar-file';
import { shownText } from '@mosta/shared/domain/content-text';
import { slotInstants } from '@mosta/shared/domain/programme';
import type { Language } from '@mosta/shared/i18n';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { PATHS } from '../../paths';
import { placeName } from '../../place';

type CalendarOptions = {
  t: (key: string) => string;
  edition: Pick<Edition, 'product' | 'year' | 'city'>;
  language: Language;
  /** Of the portal, for the links. */
  origin: string;
  now: Date;
};

/** The entries as a calendar file in the visitor's language. */
export function programmeCalendar(
  entries: readonly ProgrammeEntry[],
  { t, edition, language, origin, now }: CalendarOptions,
): string {
  const toEvent = (entry: ProgrammeEntry): CalendarEvent => ({
    ...slotInstants(entry),
    uid: `${entry.id}.${edition.year}@mosta-expo`,
    title: shownText(entry.title, language),
    description: [shownText(entry.text, language), entry.sample && t('schedule.sample')]
      .filter(Boolean)
      .join('\n'),
    place: `${placeName(entry.place, t)}, ${edition.product}, ${edition.city}`,
    category: t(`programme.${entry.category}.title`),
    url: `${origin}${PATHS.program}?jour=${entry.date}`,
  });
  return calendarFile({
    name: `${edition.product} ${edition.year}`,
    maker: `-//${edition.product}//${PATHS.program}//${language.toUpperCase()}`,
    made: now,
    events: entries.map(toEvent),
  });
}
