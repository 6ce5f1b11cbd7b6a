import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Alert, Button } from '@mosta/shared/ui';
import { useContext, useEffect, useState } from 'react';
import { LiveRegistryContext } from '../releases/live-registry-context';

/** Milliseconds between two questions whether the network is back. */
const ASK_EVERY = 30_000;

type SavedNoticeProps = {
  saved: Date;
  /** Loads the page anew. */
  reload?: () => void;
};

/**
 * Says of a page from the device's memory from when it is and what it cannot do, and offers the present one once the
 * network is back. Who has read it may close it.
 */
export function SavedNotice({ saved, reload = reloadPage }: SavedNoticeProps) {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const back = useNetworkBack();
  const [closed, setClosed] = useState(false);
  const when = { date: formatDate(language, saved), time: formatTime(language, saved) };
  if (back) {
    return (
      <Alert
        role="presentation"
        severity="success"
        sx={PRESSED}
        action={
          <Button size="small" color="inherit" onClick={reload}>
            {t('saved.showPresent')}
          </Button>
        }
      >
        {t('saved.back', when)}
      </Alert>
    );
  }
  if (closed) return null;
  return (
    <Alert
      role="presentation"
      severity="warning"
      sx={PRESSED}
      closeText={t('saved.close')}
      onClose={() => setClosed(true)}
    >
      {t('saved.text', when)}
    </Alert>
  );
}

/** The place of the notice lets presses through. */
const PRESSED = { pointerEvents: 'auto', maxInlineSize: 720, paddingBlock: 0.5 } as const;

/** Asks the portal when the browser tells of a network, when somebody looks at the page, and from time to time. */
function useNetworkBack(): boolean {
  const live = useContext(LiveRegistryContext);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (back) return;
    let ended = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      void live.check().then((answered) => {
        if (answered && !ended) setBack(true);
      });
    };
    const timer = setInterval(ask, ASK_EVERY);
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      clearInterval(timer);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [back, live]);
  return back;
}

function reloadPage(): void {
  location.reload();
}
