import { type CalendarEvent, calendarFile } from '@mosta/shared/domain/calendar-file';
import { EDITION } from '@mosta/shared/domain/edition';
import { slotInstants } from '@mosta/shared/domain/programme';
import type { Language } from '@mosta/shared/i18n';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { PATHS } from '../../paths';
import { placeName } from './place';
import { IS_SAMPLE } from './programme';

type Translate = (key: string) => string;

/** The entries as a calendar file in the visitor's language. @param origin of the portal, for the links */
export function programmeCalendar(
  entries: readonly ProgrammeEntry[],
  { t, language, origin, now }: { t: Translate; language: Language; origin: string; now: Date },
): string {
  const toEvent = (entry: ProgrammeEntry): CalendarEvent => ({
    ...slotInstants(entry),
    uid: `${entry.id}.${EDITION.year}@mosta-expo`,
    title: entry.title[language],
    description: [entry.text[language], IS_SAMPLE && t('schedule.sample')]
      .filter(Boolean)
      .join('\n'),
    place: `${placeName(entry.place, t)}, ${EDITION.product}, ${EDITION.city}`,
    category: t(`programme.${entry.category}.title`),
    url: `${origin}${PATHS.program}?jour=${entry.date}`,
  });
  return calendarFile({
    name: `${EDITION.product} ${EDITION.year}`,
    maker: `-//${EDITION.product}//${PATHS.program}//${language.toUpperCase()}`,
    made: now,
    events: entries.map(toEvent),
  });
}
