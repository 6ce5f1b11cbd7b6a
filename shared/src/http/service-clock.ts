/** How much this device's clock is ahead of the service's, in milliseconds, by the latest answer. */
let ahead = 0;

/** @param date the answer's `date` header, whole seconds; anything else changes nothing */
export function noteServiceTime(date: unknown): void {
  const sentAt = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(sentAt)) ahead = Date.now() - sentAt;
}

/**
 * How much this device's clock is ahead of the service's, in milliseconds. It is never too small: the time on the way
 * and the fraction of the second that the header leaves out are counted as ahead. 0 before the first answer.
 */
export function clockAhead(): number {
  return ahead;
}
