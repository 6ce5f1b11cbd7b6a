import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Button } from '@mosta/shared/ui';
import { usePreviewEdition } from './edition.queries';
import { openSite } from './open-site';

type PreviewButtonProps = {
  /** Of the draft. */
  id: string;
  /** Leaves for the public pages. */
  open?: () => void;
};

/** Shows the public site in a draft, to this organiser alone (decision 0116). */
export function PreviewButton({ id, open = openSite }: PreviewButtonProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, isPending, error } = usePreviewEdition();
  return (
    <>
      <Button
        variant="outlined"
        loading={isPending}
        onClick={() => mutate(id, { onSuccess: open })}
      >
        {t('edition.preview.open')}
      </Button>
      {error && (
        <Alert severity="error" sx={{ inlineSize: '100%' }}>
          {`${t('edition.preview.failed')}. ${errorText(toAppError(error))}`}
        </Alert>
      )}
    </>
  );
}
