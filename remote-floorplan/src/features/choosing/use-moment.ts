import { formatDate, formatTime, useLanguage } from '@mosta/shared/i18n';

/** Day and time of an instant, as the reader's language writes them. */
export function useMoment() {
  const language = useLanguage();
  return (instant: Date | string) => ({
    date: formatDate(language, new Date(instant)),
    time: formatTime(language, new Date(instant)),
  });
}
