import { useConnectionState } from '@mosta/shared/realtime';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWorkspaceTexts } from './texts';

/** A loss shorter than this is not shown; milliseconds. */
const GRACE_MS = 2000;
/** How long the notice of the return is shown; milliseconds. */
const BACK_MS = 4000;

type Shown = 'nothing' | 'lost' | 'back';
type Connection = 'open' | 'lost' | 'unknown';

/** Says that the live connection is lost, when that lasts, and for a moment that it is back. */
export function ConnectionNotice() {
  const { t } = useWorkspaceTexts();
  const shown = useShownState(useConnection());
  return (
    // the region is there before its words, so that they are announced
    <Box role="status" sx={{ minInlineSize: 0 }}>
      {shown !== 'nothing' && (
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
            // on a phone the top bar has no room for a sentence: it lies at the foot of the page, where it covers no title
            position: { xs: 'fixed', md: 'static' },
            insetBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
            insetInline: 12,
            justifyContent: 'center',
            '&::before': {
              content: '""',
              flexShrink: 0,
              inlineSize: 8,
              blockSize: 8,
              borderRadius: RADIUS.pill,
              bgcolor: shown === 'lost' ? 'terracotta' : 'olive',
            },
          }}
        >
          {t(`connection.${shown}`)}
        </Box>
      )}
    </Box>
  );
}

function useShownState(connection: Connection): Shown {
  const [shown, setShown] = useState<Shown>('nothing');
  useEffect(() => {
    if (connection === 'lost') {
      const timer = setTimeout(() => setShown('lost'), GRACE_MS);
      return () => clearTimeout(timer);
    }
    // only a loss that was shown has a return to show; a closed connection (an expired session) has none
    setShown((before) => (before === 'lost' && connection === 'open' ? 'back' : 'nothing'));
    const timer = setTimeout(() => setShown('nothing'), BACK_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return shown;
}

/** The browser notices a lost network at once; only the socket notices a failing service. */
function useConnection(): Connection {
  const offline = useSyncExternalStore(subscribeToNetwork, () => !navigator.onLine);
  const state = useConnectionState();
  if (offline || state === 'reconnecting') return 'lost';
  return state === 'connected' ? 'open' : 'unknown';
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
