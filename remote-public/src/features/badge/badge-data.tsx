import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useTranslation } from '@mosta/shared/i18n';
import { useCancellableCall } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { badgeUrl, eraseBadge } from './badge.queries';

type BadgeDataProps = { token: string; onErased: () => void };

/** Reading and erasing the stored data of a visitor (law 18-07). */
export function BadgeData({ token, onErased }: BadgeDataProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const [state, setState] = useState<'still' | 'asking' | 'erasing'>('still');
  const [failure, setFailure] = useState<unknown>(null);
  const run = useCancellableCall();

  async function erase(): Promise<void> {
    setState('erasing');
    setFailure(null);
    try {
      await run((signal) => eraseBadge(token, signal));
      onErased();
    } catch (error) {
      setFailure(error);
      setState('still');
    }
  }

  return (
    <Box component="section" aria-labelledby="own-data">
      <Typography id="own-data" variant="h4" component="h2">
        {t('badge.data.title')}
      </Typography>
      <Typography sx={{ mt: 2, maxInlineSize: '40em' }}>{t('badge.data.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button
          variant="outlined"
          component="a"
          href={badgeUrl(token, '/data')}
          download="badge.json"
          referrerPolicy="no-referrer"
        >
          {t('badge.data.read')}
        </Button>
        <Button variant="outlined" onClick={() => setState('asking')}>
          {t('badge.data.erase')}
        </Button>
      </Box>
      {failure !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 4 }}>
          {t('badge.data.failed')} {errorText(failure)}
        </Alert>
      )}
      <ConfirmDialog
        open={state !== 'still'}
        busy={state === 'erasing'}
        title={t('badge.data.ask')}
        text={t('badge.data.askText')}
        confirm={t('badge.data.erase')}
        cancel={t('badge.data.keep')}
        onCancel={() => setState('still')}
        onConfirm={() => void erase()}
      />
    </Box>
  );
}
