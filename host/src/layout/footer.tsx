import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import {
  Box,
  EmailIcon,
  FacebookIcon,
  InstagramIcon,
  KhatamPattern,
  LinkedInIcon,
  Logo,
  MuiLink,
  NewTabHint,
  PAGE_MARGINS,
  PhoneIcon,
  PlaceIcon,
  PlainList,
  TwitterIcon,
  Typography,
  YouTubeIcon,
} from '@mosta/shared/ui';
import type { ReactNode } from 'react';

const SOCIAL_ICONS = {
  Facebook: FacebookIcon,
  LinkedIn: LinkedInIcon,
  Twitter: TwitterIcon,
  Instagram: InstagramIcon,
  YouTube: YouTubeIcon,
} as const;

/** Agency, phones, e-mail, address, social links and website (specification, section 2, "Shared footer"). */
export function Footer() {
  const { t } = useTranslation('host');
  const { product, contact } = useEdition();
  return (
    <Box component="footer" sx={{ bgcolor: 'field', color: 'onBand', marginBlockStart: 'auto' }}>
      <Box aria-hidden sx={{ blockSize: 44 }}>
        <KhatamPattern tile={44} />
      </Box>
      <Box
        sx={{
          ...PAGE_MARGINS,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.4fr 1fr 1fr' },
          gap: 10,
          paddingBlock: { xs: 10, md: 14 },
        }}
      >
        <div>
          <Logo product={product} onBand />
          <Typography sx={{ marginBlockStart: 3, maxInlineSize: '22em' }}>
            {t('footer.tagline')}
          </Typography>
          <Typography sx={{ marginBlockStart: 3, fontWeight: 600 }}>{contact.agency}</Typography>
          {contact.sample ? (
            <Typography variant="body2" sx={{ opacity: 0.85 }}>
              {t('footer.sample')}
            </Typography>
          ) : null}
        </div>
        <FooterColumn title={t('footer.contact')}>
          {contact.phones.map((phone) => (
            <FooterLine key={phone} icon={<PhoneIcon fontSize="small" />}>
              <MuiLink color="inherit" href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                {phone}
              </MuiLink>
            </FooterLine>
          ))}
          <FooterLine icon={<EmailIcon fontSize="small" />}>
            <MuiLink color="inherit" href={`mailto:${contact.email}`}>
              {contact.email}
            </MuiLink>
          </FooterLine>
          <FooterLine icon={<PlaceIcon fontSize="small" />}>
            <Box component="address" sx={{ fontStyle: 'normal' }}>
              {contact.addressLines.map((line) => (
                <div key={line}>
                  <bdi>{line}</bdi>
                </div>
              ))}
            </Box>
          </FooterLine>
        </FooterColumn>
        <FooterColumn title={t('footer.follow')}>
          <PlainList sx={{ display: 'flex', gap: 2 }}>
            {contact.social.map(({ network, href }) => {
              const Icon = SOCIAL_ICONS[network];
              return (
                <li key={network}>
                  <MuiLink
                    href={href}
                    color="inherit"
                    target="_blank"
                    rel="noopener noreferrer"
                    sx={{
                      display: 'grid',
                      placeItems: 'center',
                      inlineSize: 44,
                      blockSize: 44,
                      borderRadius: RADIUS.pill,
                      border: '1px solid',
                      borderColor: 'currentColor',
                    }}
                  >
                    <Icon fontSize="small" titleAccess={network} />
                    <NewTabHint />
                  </MuiLink>
                </li>
              );
            })}
          </PlainList>
          <MuiLink
            color="inherit"
            href={contact.website}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ marginBlockStart: 4, display: 'inline-block' }}
          >
            {contact.website.replace('https://', '')}
            <NewTabHint />
          </MuiLink>
        </FooterColumn>
      </Box>
    </Box>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h2" sx={{ fontWeight: 600, marginBlockEnd: 3 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

function FooterLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', paddingBlock: 1 }}>
      {icon}
      <div>{children}</div>
    </Box>
  );
}
