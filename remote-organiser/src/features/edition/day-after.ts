const DAY_MS = 86_400_000;

/** The calendar day after `2026-04-30`, or that many days after; '' where the text is no day. */
export function dayAfter(date: string, days = 1): string {
  const instant = Date.parse(date);
  return Number.isNaN(instant) ? '' : new Date(instant + days * DAY_MS).toISOString().slice(0, 10);
}
