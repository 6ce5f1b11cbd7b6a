import { useTranslation } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import { useState } from 'react';
import { FRAME } from './image-frame';
import { ImagePlaceholder } from './image-placeholder';

type HotelImageProps = {
  src: string;
  /** What the picture shows. */
  label: string;
  /** `cover` fills the frame with a photograph, `contain` keeps a logo whole. */
  fit?: 'cover' | 'contain';
};

/** A picture in the frame around it; a drawn placeholder takes the place of one that cannot be shown. */
export function HotelImage({ src, label, fit = 'cover' }: HotelImageProps) {
  const { t } = useTranslation('hotels');
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) {
    return <ImagePlaceholder label={t('detail.imageMissing', { label })} fit={fit} />;
  }
  return (
    <Box
      component="img"
      src={src}
      alt={label}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      sx={FRAME[fit]}
    />
  );
}
