import { fieldId } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, CloseIcon, IconButton, PlainList, Typography } from '@mosta/shared/ui';
import { useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { ContentForm } from '../kind-editor';
import { PictureInput } from '../picture/picture-input';
import { PICTURE_PLATE } from '../picture/picture-plate';

type EntryImagesProps = { form: UseFormReturn<ContentForm>; name: string; message: string };

const SIZE = 96;

/** Pictures of a room, a meal or a service, in their order. */
export function EntryImages({ form, name, message }: EntryImagesProps) {
  const { t } = useTranslation('organiser');
  const { field } = useController({ control: form.control, name });
  const button = useRef<HTMLButtonElement>(null);
  const images: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', minInlineSize: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('content.hotel.entry.images')}</Typography>
      {images.length > 0 && (
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, paddingBlockStart: 2 }}>
          {images.map((path, index) => (
            <li key={path}>
              <Box sx={{ position: 'relative' }}>
                <Box
                  component="img"
                  src={path}
                  alt={t('content.hotel.entry.image', { number: index + 1 })}
                  sx={{ ...PICTURE_PLATE, padding: 1, inlineSize: SIZE, blockSize: SIZE }}
                />
                <IconButton
                  size="small"
                  sx={REMOVE}
                  aria-label={t('content.hotel.entry.removeImage', { number: index + 1 })}
                  onClick={() => {
                    button.current?.focus();
                    field.onChange(images.filter((one) => one !== path));
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Box>
            </li>
          ))}
        </PlainList>
      )}
      <PictureInput
        {...{ message, button }}
        id={fieldId(name)}
        label={t('content.hotel.entry.images')}
        action={t('content.hotel.entry.addImage')}
        hint={t('content.hotel.entry.imagesHint', { hint: t('content.picture.hint') })}
        onPicture={({ path }) => field.onChange([...new Set([...images, path])])}
      />
    </Box>
  );
}

/** In the corner of its picture. */
const REMOVE = {
  ...{
    position: 'absolute',
    insetBlockStart: -10,
    insetInlineEnd: -10,
    inlineSize: 32,
    blockSize: 32,
  },
  ...{ minInlineSize: 0, minBlockSize: 0, border: '1px solid', borderColor: 'line' },
  '&, &:hover': { bgcolor: 'surface' },
} as const;
