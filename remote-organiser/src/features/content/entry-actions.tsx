import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type { ContentEntry, ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button } from '@mosta/shared/ui';
import { type ContentStep, useContentStep } from './content.queries';

type EntryActionsProps = {
  entry: EntryOf<ContentKind>;
  /** It is always there. */
  fixed: boolean;
  /** What is typed would be left behind. */
  disabled: boolean;
  onDone: (step: ContentStep, entry: ContentEntry) => void;
};

/** Withdraws an entry, undoes its last change, removes it, or gives it its first text again; each can be undone. */
export function EntryActions({ entry, fixed, disabled, onDone }: EntryActionsProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error } = useContentStep();
  const steps: ContentStep[] = [
    ...(entry.published && !fixed ? (['withdraw'] as const) : []),
    ...(entry.undoable ? (['undo'] as const) : []),
    ...(entry.undoable && fixed ? (['restore'] as const) : []),
    ...(fixed ? [] : (['remove'] as const)),
  ];
  /** A removed entry is gone from the screen before its removal is told: a callback of `mutate` would be lost with it. */
  function take(step: ContentStep): void {
    mutateAsync({ entry, step }).then(
      (changed) => onDone(step, changed),
      () => undefined, // `error` shows it
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {error && (
        <FormFailure title={t('common.notDone')}>{errorText(toAppError(error))}</FormFailure>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            variant="outlined"
            disabled={disabled || isPending}
            onClick={() => take(step)}
          >
            {t(`content.steps.${step}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
