import { useTranslation } from '@mosta/shared/i18n';
import { PICTURE_LIMITS, type UploadedPicture } from '@mosta/shared/schemas/picture.schema';
import { Alert, Button, Typography } from '@mosta/shared/ui';
import { type RefObject, useRef, useState } from 'react';
import { useUploadPicture } from './picture.queries';
import { usePictureProblem } from './use-picture-problem';

type PictureInputProps = {
  /** Of the button. */
  id: string;
  /** Of the field, for assistive technology. */
  label: string;
  /** Of the button, as it is read. */
  action: string;
  button?: RefObject<HTMLButtonElement | null>;
  /** What is wrong with the field; '' for nothing. */
  message: string;
  hint: string;
  onPicture: (picture: UploadedPicture['picture']) => void;
};

/** Sends a picture as soon as it is chosen; says why one is not taken, and what was taken out of one. */
export function PictureInput(props: PictureInputProps) {
  const { id, label, action, button, message, hint, onPicture } = props;
  const { t } = useTranslation('organiser');
  const problemOf = usePictureProblem();
  const { mutate, isPending, error, data, reset } = useUploadPicture();
  const [tooLarge, setTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reason = tooLarge
    ? t('content.picture.failed', { reason: t('content.picture.refusals.TOO_LARGE') })
    : error && problemOf(error);

  function choose(file: File | undefined): void {
    if (!file) return;
    const large = file.size > PICTURE_LIMITS.file;
    setTooLarge(large);
    if (large) reset();
    else mutate(file, { onSuccess: ({ picture }) => onPicture(picture) });
  }

  return (
    <>
      <Button
        id={id}
        ref={button}
        variant="outlined"
        loading={isPending}
        aria-describedby={`${id}-hint ${id}-problem`}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".svg,.png,.jpg,.jpeg,.webp,image/svg+xml,image/png,image/jpeg,image/webp"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // allows choosing the same file again after a refusal
          currentTarget.value = '';
        }}
      />
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
        {isPending ? t('content.picture.sending') : hint}
      </Typography>
      <Typography
        id={`${id}-problem`}
        role="alert"
        variant="body2"
        sx={{ color: 'error.main', '&:empty': { display: 'none' } }}
      >
        {reason || message}
      </Typography>
      {data && data.removed.length > 0 && (
        <Alert severity="info" role="status">
          {t('content.picture.removed', { names: data.removed.join(', ') })}
        </Alert>
      )}
    </>
  );
}
