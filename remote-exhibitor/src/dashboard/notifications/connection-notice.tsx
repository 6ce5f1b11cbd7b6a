import { useTranslation } from '@mosta/shared/i18n';
import { useConnectionState } from '@mosta/shared/realtime';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** A loss that is mended sooner than this is not told; milliseconds. */
const CALM_MS = 2000;
/** How long the return is told; milliseconds. */
const BACK_MS = 4000;

type Told = 'nothing' | 'lost' | 'back';
type Connection = 'open' | 'lost' | 'unknown';

/** Says that the live connection is lost, when that lasts, and for a moment that it is back. */
export function ConnectionNotice() {
  const { t } = useTranslation('exhibitor');
  const told = useTold(useConnection());
  return (
    // the region is there before its words, so that they are announced
    <Box role="status" sx={{ minInlineSize: 0 }}>
      {told !== 'nothing' && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            paddingInline: 3,
            paddingBlock: 1,
            borderRadius: RADIUS.pill,
            fontSize: 14,
            lineHeight: 1.3,
            color: 'ink',
            bgcolor: 'wheat',
            border: '1px solid',
            borderColor: 'line',
            // on a phone the top bar has no room for a sentence: it hangs below it
            position: { xs: 'fixed', md: 'static' },
            insetBlockStart: 72,
            insetInline: 12,
            justifyContent: 'center',
            '&::before': {
              content: '""',
              flexShrink: 0,
              inlineSize: 8,
              blockSize: 8,
              borderRadius: RADIUS.pill,
              bgcolor: told === 'lost' ? 'terracotta' : 'olive',
            },
          }}
        >
          {t(`notifications.connection.${told}`)}
        </Box>
      )}
    </Box>
  );
}

function useTold(connection: Connection): Told {
  const [told, setTold] = useState<Told>('nothing');
  useEffect(() => {
    if (connection === 'lost') {
      const timer = setTimeout(() => setTold('lost'), CALM_MS);
      return () => clearTimeout(timer);
    }
    // a loss that was not told has no return either; nor has a connection that was closed, as with an expired session
    setTold((before) => (before === 'lost' && connection === 'open' ? 'back' : 'nothing'));
    const timer = setTimeout(() => setTold('nothing'), BACK_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return told;
}

/** The browser knows of a lost network at once, the socket after a while; a failing service the socket alone. */
function useConnection(): Connection {
  const offline = useSyncExternalStore(followNetwork, () => !navigator.onLine);
  const state = useConnectionState();
  if (offline || state === 'reconnecting') return 'lost';
  return state === 'connected' ? 'open' : 'unknown';
}

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
