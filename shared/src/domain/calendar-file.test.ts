import fc from 'fast-check';
import { type CalendarEvent, calendarFile } from './calendar-file';

const EVENT: CalendarEvent = {
  uid: '2025-04-28-olive@mosta-expo',
  starts: new Date('2025-04-28T10:30:00+01:00'),
  ends: new Date('2025-04-28T11:30:00+01:00'),
  title: 'La filière de l’olive',
};

function fileOf(...events: CalendarEvent[]): string {
  return calendarFile({
    name: 'Mosta Expo',
    maker: '-//Mosta Expo//Programme//FR',
    made: new Date('2025-04-01T08:00:00Z'),
    events,
  });
}

/** Parses a file as a calendar does: unfolds the lines, then splits them into name and value. */
function read(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

const unescaped = (value: string) =>
  value.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

test('a file has its frame, its events, and times in UTC', () => {
  expect(fileOf(EVENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mosta Expo//Programme//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Mosta Expo',
    'BEGIN:VEVENT',
    'UID:2025-04-28-olive@mosta-expo',
    'DTSTAMP:20250401T080000Z',
    'DTSTART:20250428T093000Z',
    'DTEND:20250428T103000Z',
    'SUMMARY:La filière de l’olive',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what has a meaning in the format is escaped', () => {
  const [, summary] =
    read(fileOf({ ...EVENT, title: 'Figue, amande ; miel\\\nEND:VEVENT' })).find(
      ([name]) => name === 'SUMMARY',
    ) ?? [];
  expect(summary).toBe('Figue\\, amande \\; miel\\\\\\nEND:VEVENT');
});

test('an address is written as one, and what is none refused', () => {
  const file = fileOf({ ...EVENT, url: 'https://exemple.dz/program?jour=2025-04-28' });
  expect(file).toContain('URL:https://exemple.dz/program?jour=2025-04-28\r\n');
  expect(() => fileOf({ ...EVENT, url: 'program' })).toThrow('Invalid URL');
});

const text = fc.string({ unit: 'grapheme', maxLength: 400 });

test('no line is longer than 75 octets, nor is a character torn', () => {
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = fileOf({ ...EVENT, title, description });
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
    }),
  );
});

test('a calendar reads the very text that was written', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are left out on purpose
  const control = /[\u0000-\u0008\u000b-\u001f\u007f]/;
  const printable = text.filter((value) => value.length > 0 && !control.test(value));
  fc.assert(
    fc.property(printable, (title) => {
      const values = new Map(read(fileOf({ ...EVENT, title })));
      expect(unescaped(values.get('SUMMARY') ?? '')).toBe(title);
    }),
  );
});

test('no text, however written, adds a line of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(read(fileOf({ ...EVENT, title })).map(([name]) => name)).toEqual(
        read(fileOf(EVENT)).map(([name]) => name),
      );
    }),
  );
});
