import { useLanguage } from '@mosta/shared/i18n';
import { programmeQuery, useQuery } from '@mosta/shared/queries';
import { useMemo } from 'react';
import { NO_SESSIONS, type Sessions, sessionsOf } from './sessions';

/**
 * What takes place where, by code. The programme is fetched when it is first needed; without it, no session is found.
 * @param needed while something is looked for, or a place is shown that has a programme
 */
export function useSessions(needed: boolean): Sessions {
  const language = useLanguage();
  const { data } = useQuery({ ...programmeQuery(), enabled: needed });
  return useMemo(() => (data ? sessionsOf(data, language) : NO_SESSIONS), [data, language]);
}
