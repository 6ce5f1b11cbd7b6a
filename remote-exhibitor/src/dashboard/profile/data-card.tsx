import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import { useCancellableCall } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { NO_GAP } from '@mosta/shared/workspace/no-gap';
import { useState } from 'react';
import { EraseForm } from './erase-form';
import { downloadOwnData } from './profile.queries';

/** Rights of law 18-07: taking one's data home, and having them erased. */
export function DataCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <FormCard title={t('settings.data.title')} lead={t('settings.data.lead')}>
      <Export />
      <Box component="hr" sx={{ inlineSize: '100%', border: 0, height: '1px', bgcolor: 'line' }} />
      <EraseForm />
    </FormCard>
  );
}

type Result = 'none' | 'busy' | 'done' | { error: unknown };

function Export() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const run = useCancellableCall();
  const [result, setResult] = useState<Result>('none');

  async function fetchAll(): Promise<void> {
    setResult('busy');
    try {
      await run(downloadOwnData);
      setResult('done');
    } catch (error) {
      setResult({ error });
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', ...NO_GAP }}>
      <Typography>{t('settings.data.exportText')}</Typography>
      <Button
        variant="outlined"
        loading={result === 'busy'}
        loadingPosition="start"
        onClick={() => void fetchAll()}
      >
        {t('settings.data.export')}
      </Button>
      <div role="status">
        {result === 'done' && <Alert severity="success">{t('settings.data.exportDone')}</Alert>}
      </div>
      {typeof result === 'object' && (
        <Alert severity="error" role="alert">
          {t('settings.data.exportFailed', { reason: errorText(result.error) })}
        </Alert>
      )}
    </Box>
  );
}
