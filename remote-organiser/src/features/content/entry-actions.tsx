import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type { ContentEntry, ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button } from '@mosta/shared/ui';
import { type ContentStep, useContentStep } from './content.queries';

type EntryActionsProps = {
  entry: EntryOf<ContentKind>;
  /** What is typed would be left behind. */
  disabled: boolean;
  onDone: (step: ContentStep, entry: ContentEntry) => void;
};

/** Withdraws an entry, undoes its last change, or removes it; each can be undone. */
export function EntryActions({ entry, disabled, onDone }: EntryActionsProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useContentStep();
  const steps: ContentStep[] = [
    ...(entry.published ? (['withdraw'] as const) : []),
    ...(entry.undoable ? (['undo'] as const) : []),
    'remove',
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {error && (
        <FormFailure title={t('content.notDone')}>{errorText(toAppError(error))}</FormFailure>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            variant="outlined"
            disabled={disabled || isPending}
            onClick={() =>
              mutate({ entry, step }, { onSuccess: (changed) => onDone(step, changed) })
            }
          >
            {t(`content.steps.${step}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
