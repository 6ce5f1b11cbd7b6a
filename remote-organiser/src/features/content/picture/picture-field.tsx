import { fieldId } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { pictureSchema } from '@mosta/shared/schemas/picture.schema';
import { Box, Button } from '@mosta/shared/ui';
import { useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import * as v from 'valibot';
import type { ContentForm } from '../kind-editor';
import { PictureInput } from './picture-input';
import { PICTURE_PLATE } from './picture-plate';

type PictureFieldProps = {
  form: UseFormReturn<ContentForm>;
  name: string;
  label: string;
  message: string;
  /** The form has the path alone, '' where there is no picture. */
  pathOnly: boolean;
};

/** A picture of the content: it is sent and cleaned as soon as it is chosen, and shown by pages once the content is. */
export function PictureField({ form, name, label, message, pathOnly }: PictureFieldProps) {
  const { t } = useTranslation('organiser');
  const { field } = useController({ control: form.control, name });
  const button = useRef<HTMLButtonElement>(null);
  const picture = shownIn(field.value);

  function remove(): void {
    // the button that was pressed goes with the picture
    button.current?.focus();
    field.onChange(pathOnly ? '' : null);
  }

  return (
    <Box component="fieldset" sx={FIELD}>
      <Box component="legend" sx={{ typography: 'h6', mb: 2, padding: 0 }}>
        {label}
      </Box>
      {picture && (
        <Box
          component="img"
          src={picture.path}
          {...picture.sides}
          alt={t('content.picture.alt', { label })}
          sx={{ ...PICTURE_PLATE, maxBlockSize: 160 }}
        />
      )}
      <PictureInput
        {...{ label, message, button }}
        id={fieldId(name)}
        action={t(`content.picture.${picture ? 'replace' : 'choose'}`)}
        hint={t('content.picture.hint')}
        onPicture={(chosen) => field.onChange(pathOnly ? chosen.path : chosen)}
      />
      {picture && <Button onClick={remove}>{t('content.picture.remove')}</Button>}
    </Box>
  );
}

/** What a field shows: a picture, or the path of one. */
function shownIn(value: unknown) {
  if (typeof value === 'string') return value === '' ? null : { path: value, sides: {} };
  const picture = v.safeParse(pictureSchema, value);
  if (!picture.success) return null;
  const { path, ...sides } = picture.output;
  return { path, sides };
}

const FIELD = {
  ...{ display: 'grid', gap: 3, justifyItems: 'start', minInlineSize: 0 },
  ...{ border: 0, margin: 0, padding: 0 },
} as const;
