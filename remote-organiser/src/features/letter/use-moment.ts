import { formatDate, formatTime, useLanguage } from '@mosta/shared/i18n';
import { useCallback } from 'react';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A day and an hour of Algeria in a line. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage();
  return useCallback(
    (instant) => `${formatDate(language, instant, DAY)}, ${formatTime(language, instant)}`,
    [language],
  );
}
