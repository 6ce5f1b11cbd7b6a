import { useTranslation } from '@mosta/shared/i18n';
import { useCancellableCall } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { useState } from 'react';
import { downloadContacts } from '../state/contact.queries';

/** Saves all contacts for a spreadsheet. */
export function ExportButton() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const run = useCancellableCall();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    await run(downloadContacts).catch(setFailure);
    setBusy(false);
  }

  return (
    <>
      <Button variant="outlined" loading={busy} onClick={() => void save()}>
        {t('contacts.export')}
      </Button>
      {failure !== null && (
        <Box sx={{ inlineSize: '100%' }}>
          <Alert severity="error" role="alert">
            {`${t('contacts.exportFailed')} ${errorText(failure)}`}
          </Alert>
        </Box>
      )}
    </>
  );
}
