import type { Sponsor } from '@mosta/shared/schemas/sponsor.schema';
import { Box } from '@mosta/shared/ui';

type SponsorLogoProps = Pick<Sponsor, 'logo'> & {
  /** Largest height in pixels. */
  size: number;
};

/** A logo beside its name. Logos are made for light paper, which stays under them where pages are dark. */
export function SponsorLogo({ logo, size }: SponsorLogoProps) {
  if (!logo) return null;
  return (
    <Box
      component="img"
      src={logo.path}
      width={logo.width}
      height={logo.height}
      alt=""
      loading="lazy"
      decoding="async"
      sx={{ maxInlineSize: '100%', inlineSize: 'auto', maxBlockSize: size, objectFit: 'contain' }}
    />
  );
}
