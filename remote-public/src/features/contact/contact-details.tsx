import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, ExternalLink, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** How to reach the organisers, from the edition's data. */
export function ContactDetails() {
  const { t } = useTranslation('public');
  const { contact } = useEdition();
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Detail label={t('contactCard.phone')}>
          {contact.phones.map((phone) => (
            <div key={phone}>
              <MuiLink href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                {phone}
              </MuiLink>
            </div>
          ))}
        </Detail>
        <Detail label={t('contactCard.email')}>
          <MuiLink href={`mailto:${contact.email}`}>{contact.email}</MuiLink>
        </Detail>
        <Detail label={t('contactCard.address')}>
          <div>
            <bdi>{contact.agency}</bdi>
          </div>
          {contact.addressLines.map((line) => (
            <div key={line}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </Detail>
        <Detail label={t('contactCard.social')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
            {contact.social.map(({ network, href }) => (
              <ExternalLink key={network} href={href}>
                {network}
              </ExternalLink>
            ))}
          </Box>
        </Detail>
        <Detail label={t('contactCard.website')}>
          <ExternalLink href={contact.website}>{contact.website}</ExternalLink>
        </Detail>
      </Box>
      {contact.sample && (
        <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
          {t('contactCard.sample')}
        </Typography>
      )}
    </>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '2fr 5fr' },
        gap: { xs: 1, md: 8 },
        paddingBlock: 5,
        borderBlockEnd: '1px solid',
        borderColor: 'line',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="subtitle1" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
