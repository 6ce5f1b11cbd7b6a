import { useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Button, PrintIcon } from '@mosta/shared/ui';
import { type PrintedDocument, usePrint } from '../export.queries';
import { useRights } from '../use-rights';

/** Saves a document of what the filters want, to be printed; for who may take files out of the portal. */
export function PrintButton({ label, ...document }: PrintedDocument & { label: string }) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, isPending, error } = usePrint(document);
  if (!useRights().mayRead('export')) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        startIcon={<PrintIcon />}
        onClick={() => mutate(undefined)}
        sx={{ justifySelf: 'start', alignSelf: 'center' }}
      >
        {label}
      </Button>
      {error && (
        <Alert severity="error" role="alert" sx={{ inlineSize: '100%', order: 1 }}>
          {t('print.failed', { reason: errorText(error) })}
        </Alert>
      )}
    </>
  );
}
