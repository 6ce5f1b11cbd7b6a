import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Alert } from '@mosta/shared/ui';
import { type CustomContentProps, closeSnackbar } from 'notistack';
import type { Ref } from 'react';

type ToastMessageProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** One toast in the fair's own style. Errors interrupt a screen reader, the rest waits for a pause. */
export function ToastMessage({ ref, id, message, variant }: ToastMessageProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <Alert
      ref={ref}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      closeText={t('toast.close')}
      onClose={() => closeSnackbar(id)}
      sx={{
        inlineSize: { xs: 'calc(100vw - 40px)', sm: 400 },
        boxShadow: 6,
        overflowWrap: 'anywhere',
      }}
    >
      {/* a message may be in another language than the page */}
      <div dir="auto">{message}</div>
    </Alert>
  );
}
