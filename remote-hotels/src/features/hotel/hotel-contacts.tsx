import { textProps } from '@mosta/shared/domain/content-text';
import { hotelText } from '@mosta/shared/domain/hotel-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { Box, ExternalLink, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { phoneHref, plainMailtoHref, websiteUrl } from './hotel-links';

/** Address, telephone, and e-mail and website where the hotel has them. */
export function HotelContacts({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const email = hotel.email?.trim();
  const website = websiteUrl(hotel.website);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 4,
      }}
    >
      <Contact label={t('detail.address')}>
        <bdi {...textProps(hotelText(hotel, 'address'), language)} />
      </Contact>
      <Contact label={t('detail.phone')}>
        <MuiLink href={phoneHref(hotel.phone)} dir="ltr">
          {hotel.phone}
        </MuiLink>
      </Contact>
      {email && (
        <Contact label={t('detail.email')}>
          <MuiLink href={plainMailtoHref(email)}>{email}</MuiLink>
        </Contact>
      )}
      {website && (
        <Contact label={t('detail.website')}>
          <ExternalLink href={website.href}>{website.host}</ExternalLink>
        </Contact>
      )}
    </Box>
  );
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'muted' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
