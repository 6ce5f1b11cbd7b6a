/** One entry of a calendar file. */
export type CalendarEvent = {
  /** Stable across files, so that a calendar updates the event instead of adding it twice. */
  uid: string;
  starts: Date;
  ends: Date;
  title: string;
  description?: string;
  place?: string;
  category?: string;
  /** Complete address of a page about the event. */
  url?: string;
};

type CalendarFile = {
  /** Name under which calendars show the file. */
  name: string;
  /** Who made the file, `-//Mosta Expo//Programme//FR`. */
  maker: string;
  /** When it was made. */
  made: Date;
  events: readonly CalendarEvent[];
};

/** Octets of a line, the line end not counted (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;
const LINE_END = '\r\n';

/**
 * An iCalendar file (RFC 5545) with times in UTC, which every calendar turns into its own zone.
 * @returns the file's text: lines end by CRLF, and none is longer than 75 octets of UTF-8
 */
export function calendarFile({ name, maker, made, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(maker)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Not in the RFC, but calendars read this name.
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + LINE_END).join('');
}

function eventLines(event: CalendarEvent, made: Date): string[] {
  const { uid, starts, ends, title, description, place, category, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(category ? [`CATEGORIES:${escapeText(category)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    'END:VEVENT',
  ];
}

/** `20250428T090000Z` */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT of RFC 5545, section 3.3.11; characters that it allows nowhere are left out. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in the file
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
  );
}

/** Breaks a line that is too long, never inside a character: the rest follows after a line end and a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += `${LINE_END} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
