import { useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';
import type { Stop } from './visit';

export type RemovedStop = { stop: Stop; title: string };

type RemovedNoticeProps = { removed: RemovedStop | undefined; onUndo: () => void };

/** Says what was taken out of the visit and takes the focus, whose row is gone; its note is still there after « Annuler ». */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  const { t } = useTranslation('public');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {removed && (
        <Alert
          severity="info"
          role="presentation"
          sx={{ mb: 6 }}
          action={
            <Button ref={undo} color="inherit" size="small" onClick={onUndo}>
              {t('visit.undo')}
            </Button>
          }
        >
          {t('visit.removed', { title: removed.title })}
        </Alert>
      )}
    </Box>
  );
}
