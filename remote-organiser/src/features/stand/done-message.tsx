import { useTranslation } from '@mosta/shared/i18n';
import { Alert, AlertTitle, Button } from '@mosta/shared/ui';
import { useState } from 'react';
import { useLayoutError } from './use-layout-error';

/** What was done, and how it is taken back where it can be; answers what is said then. */
export type Done = { text: string; undo?: (() => Promise<string>) | undefined };

type DoneMessageProps = { done: Done; onUndone: (text: string) => void };

/** Says what was done, with a button that takes it back. */
export function DoneMessage({ done: { text, undo }, onUndone }: DoneMessageProps) {
  const { t } = useTranslation('organiser');
  const errorText = useLayoutError();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const take = async () => {
    if (!undo) return;
    setSending(true);
    try {
      onUndone(await undo());
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <Alert
      severity={failure ? 'error' : 'success'}
      role="presentation"
      sx={{ mb: 4 }}
      action={
        undo && (
          <Button color="inherit" size="small" loading={sending} onClick={() => void take()}>
            {t('stands.layout.undo')}
          </Button>
        )
      }
    >
      {failure ? (
        <>
          <AlertTitle>{t('stands.layout.notDone')}</AlertTitle>
          {errorText(failure)}
        </>
      ) : (
        text
      )}
    </Alert>
  );
}
