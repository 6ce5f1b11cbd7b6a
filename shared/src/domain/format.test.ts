import { formatDate, formatDateRange, formatFileSize, formatNumber, formatTime } from './format';

describe('formatDate', () => {
  it.each([
    ['fr', '2025-05-01', '1er mai 2025'],
    ['fr', '2025-04-28', '28 avril 2025'],
    ['fr', '2025-04-11', '11 avril 2025'],
    ['en', '2025-05-01', '1 May 2025'],
    ['ar', '2025-05-01', '1 ماي 2025'],
  ] as const)('%s, %s: %s', (language, date, expected) => {
    expect(formatDate(language, date)).toBe(expected);
  });

  it('shows the parts asked for', () => {
    expect(formatDate('fr', '2025-05-01', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
      'jeudi 1er mai',
    );
  });

  it('writes the first of a month as a number where the month is one', () => {
    const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    expect(formatDate('fr', '2026-06-01', numeric)).toBe('01/06/2026');
  });

  it('reads an instant in Algeria’s time', () => {
    expect(formatDate('fr', new Date('2025-04-30T23:30:00Z'))).toBe('1er mai 2025');
  });

  it('refuses a date that does not exist', () => {
    expect(() => formatDate('fr', '2025-13-01')).toThrow(RangeError);
  });
});

it.each([
  ['2025-04-28', '2025-05-01', '28 avril – 1er mai 2025'],
  ['2025-04-28', '2025-04-30', '28 – 30 avril 2025'],
  ['2025-12-31', '2026-01-01', '31 décembre 2025 – 1er janvier 2026'],
  ['2025-04-28', '2025-04-28', '28 avril 2025'],
])('formatDateRange %s %s: %s', (from, to, expected) => {
  expect(formatDateRange('fr', from, to)).toBe(expected);
});

it.each([
  ['fr', '10:00', '10h00'],
  ['en', '17:00', '17:00'],
  ['ar', '17:00', '17:00'],
  ['fr', new Date('2025-04-28T23:05:00Z'), '00h05'],
] as const)('formatTime %s %s: %s', (language, time, expected) => {
  expect(formatTime(language, time)).toBe(expected);
});

it.each([
  ['fr', 2501, '2\u00a0501'],
  ['en', 2501, '2,501'],
  ['ar', 2501, '2.501'],
  ['fr', 12.3456, '12,346'],
] as const)('formatNumber %s %d: %s', (language, value, expected) => {
  expect(formatNumber(language, value)).toBe(expected);
});

describe('formatFileSize', () => {
  it.each([
    ['fr', 0, '1 ko'],
    ['fr', 348_160, '340 ko'],
    ['fr', 1_258_291, '1,2 Mo'],
    ['en', 5 * 1024 * 1024, '5 MB'],
  ] as const)('%s, %d: %s', (language, bytes, expected) => {
    expect(formatFileSize(language, bytes).replace(/\s/g, ' ')).toBe(expected);
  });
});
