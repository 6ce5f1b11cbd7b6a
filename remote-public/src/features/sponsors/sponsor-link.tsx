import type { Sponsor } from '@mosta/shared/schemas/sponsor.schema';
import { Box, ExternalLink } from '@mosta/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

type SponsorLinkProps = Pick<Sponsor, 'lien'> & {
  sx: NonNullable<ComponentProps<typeof ExternalLink>['sx']>;
  children: ReactNode;
};

/** A card that leads to the sponsor's own site, where there is one. */
export function SponsorLink({ lien, sx, children }: SponsorLinkProps) {
  if (lien === '') return <Box sx={sx}>{children}</Box>;
  return (
    <ExternalLink href={lien} underline="none" sx={sx}>
      {children}
    </ExternalLink>
  );
}
