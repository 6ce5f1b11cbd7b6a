import { commaOf } from '@mosta/shared/domain/comma';
import { useFocusAfter } from '@mosta/shared/forms/use-focus-after';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, Button, CloseIcon, IconButton } from '@mosta/shared/ui';
import { type ReactNode, useRef } from 'react';
import { dismissNotice, undoRemoval, useSimulationNotices } from './state/simulation.store';
import type { PriceNews } from './use-server-prices';

type NoticesProps = {
  news: PriceNews | null;
  onDismissNews: () => void;
  /** Notices of other parts of the page. */
  children?: ReactNode;
};

/** Notices about the simulation, in sight wherever one works on the page. */
export function Notices({ news, onDismissNews, children }: NoticesProps) {
  const { t } = useTranslation('exhibitor');
  const comma = commaOf(useLanguage());
  const { repricing, removal, outdated, setAside } = useSimulationNotices();
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfter(removal, () => box.current);
  return (
    <Box ref={box} tabIndex={-1} role="status" aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
      {setAside && (
        <Notice severity="warning" onClose={() => dismissNotice('setAside')}>
          {t('simulation.notice.setAside')}
        </Notice>
      )}
      {children}
      {repricing && (
        <Notice onClose={() => dismissNotice('repricing')}>
          {t(`simulation.notice.repriced${repricing.to}`)}{' '}
          {repricing.onQuote.length > 0 &&
            t('simulation.notice.onQuote', { names: repricing.onQuote.join(comma) })}
        </Notice>
      )}
      {news && (
        <Notice severity="warning" onClose={onDismissNews}>
          {sentences(news).join(' ')}
        </Notice>
      )}
      {outdated && (
        <Notice onClose={() => dismissNotice('outdated')}>
          {t('simulation.notice.outdated', { reference: outdated })}
        </Notice>
      )}
      {removal && (
        <Notice
          onClose={() => {
            keepFocus();
            dismissNotice('removal');
          }}
          action={
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => {
                keepFocus();
                undoRemoval();
              }}
            >
              {t('simulation.notice.undo')}
            </Button>
          }
        >
          {removal.name === null
            ? t('simulation.notice.cleared')
            : t('simulation.notice.removed', { name: removal.name })}
        </Notice>
      )}
    </Box>
  );

  function sentences({ changed, gone, promoRefused }: PriceNews): string[] {
    return [
      ...(changed.length ? [t('simulation.notice.changed', { names: changed.join(comma) })] : []),
      ...(gone.length ? [t('simulation.notice.gone', { names: gone.join(comma) })] : []),
      ...(promoRefused ? [t('simulation.notice.promoRefused')] : []),
    ];
  }
}

type NoticeProps = {
  severity?: 'info' | 'warning';
  children: ReactNode;
  /** A button beside the text. */
  action?: ReactNode;
  onClose: () => void;
};

export function Notice({ severity = 'info', children, action, onClose }: NoticeProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Alert
      severity={severity}
      role="note"
      sx={{ alignItems: 'center' }}
      action={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {action}
          <IconButton aria-label={t('simulation.notice.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      }
    >
      {children}
    </Alert>
  );
}
