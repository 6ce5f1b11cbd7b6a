import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { SPACE } from '@mosta/shared/theme';
import { Alert, Box } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { RemoteFallback } from '../federation/remote-fallback';
import { useRemotes } from '../federation/remotes-context';
import { useLiveRegistry } from './live-registry-context';
import { hasTypedInput } from './typed-input';
import { useSeenOnPage } from './widgets-of-pages';

type KillSwitchProps = {
  remote: string;
  size: 'page' | 'slot';
  /** Loads the page anew. */
  reload?: () => void;
  children: ReactNode;
};

/**
 * Closes a page or widget whose remote the operator switches off while it is shown, and opens it again. Where somebody
 * is typing into it, it stays, with a notice.
 */
export function KillSwitch({ remote, size, reload = reloadPage, children }: KillSwitchProps) {
  const { registry } = useRemotes();
  const live = useLiveRegistry();
  useSeenOnPage(remote);
  const enabled = registry.remotes[remote]?.enabled !== false;
  const [known, setKnown] = useState({ enabled: true, spared: false });
  const reopened = size === 'page' && live.isReopened(remote);

  useLayoutEffect(() => {
    if (reopened) reload();
  }, [reopened, reload]);

  // Decided in the rendering that closes it, while what was typed is still there; not in the first one.
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  if (enabled !== known.enabled)
    setKnown({ enabled, spared: !enabled && drawn && hasTypedInput() });
  if (!enabled && !known.spared)
    return <RemoteFallback remote={remote} size={size} code="DISABLED" />;
  return (
    <>
      {!enabled && <ClosedNotice remote={remote} />}
      {children}
    </>
  );
}

function ClosedNotice({ remote }: { remote: string }) {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { registry } = useRemotes();
  const entry = registry.remotes[remote];
  const label = entry?.versions[entry.active]?.descriptor.label[language] ?? remote;
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockStart: { xs: SPACE.headerPhone, md: SPACE.header },
        zIndex: 'snackbar',
        padding: 2,
      }}
    >
      <Alert severity="warning">{t('remote.closedMeanwhile', { label })}</Alert>
    </Box>
  );
}

function reloadPage(): void {
  location.reload();
}
