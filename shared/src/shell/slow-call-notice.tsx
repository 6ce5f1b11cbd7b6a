import { useCancelSlowCalls } from '@mosta/shared/http';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/**
 * Says that a call waits for a network that hangs, and cancels it. It floats over the page, or stands in the dialog that
 * is open, out of which neither focus nor screen reader gets.
 */
export function SlowCallNotice() {
  const cancel = useCancelSlowCalls();
  return cancel && <PlacedNotice onCancel={cancel} />;
}

type NoticeProps = { onCancel: () => void };

function PlacedNotice({ onCancel }: NoticeProps) {
  const dialog = useSyncExternalStore(followDialogs, topDialog);
  const notice = (
    <Box sx={dialog ? IN_DIALOG : ON_PAGE}>
      <Notice onCancel={onCancel} />
    </Box>
  );
  return dialog ? createPortal(notice, dialog) : notice;
}

function Notice({ onCancel }: NoticeProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is disabled while it waits: whoever uses the keyboard has lost the focus.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.matches(':disabled')) button.current?.focus();
  }, []);
  return (
    <Alert
      role="alert"
      severity="warning"
      sx={{ alignItems: 'center', pointerEvents: 'auto' }}
      action={
        <Button ref={button} color="inherit" variant="outlined" onClick={onCancel}>
          {t('slowCall.cancel')}
        </Button>
      }
    >
      {t('slowCall.text')}
    </Alert>
  );
}

/** The dialog that was opened last. */
function topDialog(): Element | null {
  return [...document.querySelectorAll('.MuiDialog-paper')].at(-1) ?? null;
}

/** Dialogs are added to the body and taken from it. */
function followDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

const IN_DIALOG = {
  paddingInline: { xs: 6, sm: 8 },
  '&:not(:empty)': { paddingBlockEnd: 6 },
} as const;

const ON_PAGE = {
  position: 'fixed',
  insetInline: 16,
  insetBlockEnd: { xs: 96, md: 24 },
  zIndex: 'tooltip',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;
