import { useSession } from '@mosta/shared/auth';
import { useLanguage } from '@mosta/shared/i18n';
import { followPublicEvents, subscribe, useConnectionState } from '@mosta/shared/realtime';
import { useScheme } from '@mosta/shared/theme';
import { useEffect } from 'react';
import { record } from './recorder';

const EVENTS = ['notification', 'notification-read', 'stand', 'participation', 'registry'] as const;

/** Records what the page around a part is, and every change of it while the part is shown. */
export function useRecorder(): void {
  const language = useLanguage();
  const { effective } = useScheme();
  const session = useSession();
  const connection = useConnectionState();
  const user = session?.user.nom ?? '';
  useEffect(() => record({ kind: 'language', name: language }), [language]);
  useEffect(() => record({ kind: 'scheme', name: effective }), [effective]);
  useEffect(() => record({ kind: 'session', name: user }), [user]);
  useEffect(() => record({ kind: 'connection', name: connection }), [connection]);
  useEffect(() => {
    const ends = EVENTS.map((name) =>
      subscribe(name, (...values: unknown[]) => record({ kind: 'event', name, value: values })),
    );
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => followPublicEvents(), []);
}
