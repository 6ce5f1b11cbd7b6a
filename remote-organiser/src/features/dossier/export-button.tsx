import { useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Button } from '@mosta/shared/ui';
import { useExport } from './dossier.queries';
import type { Filter } from './dossier-address';

/** Saves what the filter wants, of all pages, for a spreadsheet. */
export function ExportButton({ filter }: { filter: Filter }) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useExport(filter);
  return (
    <>
      <Button variant="outlined" size="small" loading={isPending} onClick={() => mutate()}>
        {t('list.export')}
      </Button>
      {error && (
        <Alert severity="error" role="alert" sx={{ inlineSize: '100%' }}>
          {t('list.exportFailed', { reason: errorText(error) })}
        </Alert>
      )}
    </>
  );
}
