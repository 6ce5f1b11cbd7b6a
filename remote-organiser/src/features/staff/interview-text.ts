import { formatDate, formatTime, type Language } from '@mosta/shared/i18n';
import type { Interview } from '@mosta/shared/schemas/staff.schema';

/** Day and time of an appointment, in one line. */
export function interviewText(language: Language, { day, time }: Interview): string {
  return `${formatDate(language, day)}, ${formatTime(language, time)}`;
}
