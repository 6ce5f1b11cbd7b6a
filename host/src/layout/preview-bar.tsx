import { HOMES } from '@mosta/shared/contract/homes';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button } from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import type { PortalRouter } from '../app/router';
import { endPreview } from './preview.queries';

type PreviewBarProps = {
  /** As people call the draft. */
  edition: string;
  router: Pick<PortalRouter, 'subscribe'>;
  /** Whether an address is a page of signed-in people, which is of the current edition. */
  isGuarded: (pathname: string) => boolean;
  /** Loads an address as a document of its own. */
  open?: (address: string) => void;
};

/** Says on every page of a preview which draft it shows, and leads out of it. */
export function PreviewBar({ edition, router, isGuarded, open = assign }: PreviewBarProps) {
  const { t } = useTranslation('host');
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  useEffect(
    () =>
      router.subscribe(({ location }) => {
        // what this document knows of the draft stays in it
        if (isGuarded(location.pathname)) open(location.pathname + location.search);
      }),
    [router, isGuarded, open],
  );
  const leave = async () => {
    setState('leaving');
    const ended = await endPreview().then(
      () => true,
      () => false,
    );
    if (ended) open(HOMES.Organizer);
    else setState('failed');
  };
  return (
    <Box component="aside" aria-label={t('preview.label')} sx={BAR}>
      <p role="status">{t(state === 'failed' ? 'preview.failed' : 'preview.text', { edition })}</p>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        loading={state === 'leaving'}
        onClick={() => void leave()}
      >
        {t('preview.leave')}
      </Button>
    </Box>
  );
}

function assign(address: string): void {
  location.assign(address);
}

/** The site's header stays below it. */
const BAR = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 'modal',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  blockSize: 48,
  paddingInline: { xs: 3, md: 6 },
  bgcolor: 'field',
  color: 'onBand',
  'html:has(&)': { '--above-header': '48px', scrollPaddingBlockStart: 48 },
  '& p': { margin: 0, minInlineSize: 0, fontSize: 14, fontWeight: 600, lineHeight: 1.3 },
  '& button': { flexShrink: 0 },
  '@media print': { display: 'none' },
} as const;
