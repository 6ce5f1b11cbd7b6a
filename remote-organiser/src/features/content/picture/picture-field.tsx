import { fieldId } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { PICTURE_LIMITS, pictureSchema } from '@mosta/shared/schemas/picture.schema';
import { useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import * as v from 'valibot';
import type { ContentForm } from '../kind-editor';
import { useUploadPicture } from './picture.queries';

type PictureFieldProps = {
  form: UseFormReturn<ContentForm>;
  name: string;
  label: string;
  message: string;
};

/** A picture of the content: it is sent and cleaned as soon as it is chosen, and shown by pages once the content is. */
export function PictureField({ form, name, label, message }: PictureFieldProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { field } = useController({ control: form.control, name });
  const { mutate, isPending, error, data, reset } = useUploadPicture();
  const [tooLarge, setTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = v.safeParse(pictureSchema, field.value);
  const picture = shown.success ? shown.output : null;
  const id = fieldId(name);
  const removed = data && picture?.path === data.picture.path ? data.removed : [];
  const reason = tooLarge ? t('content.picture.refusals.TOO_LARGE') : error && reasonOf(error);

  function choose(file: File | undefined): void {
    if (!file) return;
    const large = file.size > PICTURE_LIMITS.file;
    setTooLarge(large);
    if (large) reset();
    else mutate(file, { onSuccess: ({ picture: cleaned }) => field.onChange(cleaned) });
  }

  /** The service says by a code why it takes no such picture. */
  function reasonOf(problem: unknown): string {
    const failure = toAppError(problem);
    const [code] = failure.code === 'PICTURE_REFUSED' ? Object.keys(failure.fields) : [];
    return code ? t(`content.picture.refusals.${code}`) : errorText(failure);
  }

  function remove(): void {
    // the button that was pressed goes with the picture
    button.current?.focus();
    reset();
    field.onChange(null);
  }

  return (
    <Box
      component="fieldset"
      disabled={isPending}
      aria-describedby={`${id}-hint`}
      sx={{
        ...{ display: 'grid', gap: 3, justifyItems: 'start', minInlineSize: 0 },
        ...{ border: 0, margin: 0, padding: 0 },
      }}
    >
      <Box component="legend" sx={{ typography: 'h6', mb: 2, padding: 0 }}>
        {label}
      </Box>
      {picture && (
        <Box
          component="img"
          src={picture.path}
          width={picture.width}
          height={picture.height}
          alt={t('content.picture.alt', { label })}
          sx={{
            ...{ maxInlineSize: '100%', inlineSize: 'auto', maxBlockSize: 160, padding: 3 },
            ...{ objectFit: 'contain', bgcolor: 'onBand', borderRadius: RADIUS.field },
            ...{ border: '1px solid', borderColor: 'line' },
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          id={id}
          ref={button}
          variant="outlined"
          loading={isPending}
          aria-describedby={`${id}-hint ${id}-problem`}
          onClick={() => input.current?.click()}
        >
          {t(`content.picture.${picture ? 'replace' : 'choose'}`)}
        </Button>
        {picture && <Button onClick={remove}>{t('content.picture.remove')}</Button>}
      </Box>
      <input
        ref={input}
        type="file"
        accept=".svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // allows choosing the same file again after a refusal
          currentTarget.value = '';
        }}
      />
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
        {isPending ? t('content.picture.sending') : t('content.picture.hint')}
      </Typography>
      <Typography
        id={`${id}-problem`}
        role="alert"
        variant="body2"
        sx={{ color: 'error.main', '&:empty': { display: 'none' } }}
      >
        {reason ? t('content.picture.failed', { reason }) : message}
      </Typography>
      {removed.length > 0 && (
        <Alert severity="info" role="status">
          {t('content.picture.removed', { names: removed.join(', ') })}
        </Alert>
      )}
    </Box>
  );
}
