import { formatDate, formatTime, useLanguage } from '@mosta/shared/i18n';
import { useCallback } from 'react';
import { SHORT_DATE } from '../../ui/short-date';

/** A day and an hour of Algeria in a line. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage();
  return useCallback(
    (instant) => `${formatDate(language, instant, SHORT_DATE)}, ${formatTime(language, instant)}`,
    [language],
  );
}
