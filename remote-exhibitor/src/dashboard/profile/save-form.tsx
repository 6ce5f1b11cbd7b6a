import { ErrorSummary, type FormProblem } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { AppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { NO_GAP } from '@mosta/shared/workspace/no-gap';
import { useUnsaved } from '@mosta/shared/workspace/unsaved-guard';
import type { FormEvent, ReactNode } from 'react';

type SaveFormProps = {
  label: string;
  problems: readonly FormProblem[];
  attempt: number;
  failure: AppError | null;
  /** The fields say what the API refused. */
  atFields: boolean;
  onSubmit: (event: FormEvent) => void;
  saving: boolean;
  saved: boolean;
  dirty: boolean;
  children: ReactNode;
};

/** A form that changes stored data: shows what is wrong, what was saved, and what is still unsaved. */
export function SaveForm(props: SaveFormProps) {
  const { label, problems, attempt, failure, atFields, onSubmit, children } = props;
  const { saving, saved, dirty } = props;
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  useUnsaved(dirty);
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 5, '& > *': { minInlineSize: 0 }, ...NO_GAP }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {children}
      {failure && !atFields && (
        <FormFailure title={t('profile.failed')}>
          {errorText(failure)} {t('profile.keep')}
        </FormFailure>
      )}
      <div role="status">
        {saved && !dirty && <Alert severity="success">{t('profile.saved')}</Alert>}
      </div>
      <div>
        <Button type="submit" variant="outlined" loading={saving} loadingPosition="start">
          {t(saving ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </Box>
  );
}
