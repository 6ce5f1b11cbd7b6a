import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { RADIUS } from '@mosta/shared/theme';
import {
  Box,
  EmailIcon,
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  NewTabHint,
  PhoneIcon,
  PlaceIcon,
  PlainList,
  TwitterIcon,
  YouTubeIcon,
} from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type ContactProps = { contact: Edition['contact'] };

/** Phones, e-mail and postal address. */
export function ContactLines({ contact }: ContactProps) {
  return (
    <Box sx={LINES}>
      {contact.phones.map((phone) => (
        <Line key={phone} icon={<PhoneIcon fontSize="small" />}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
            {phone}
          </a>
        </Line>
      ))}
      <Line icon={<EmailIcon fontSize="small" />}>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </Line>
      <Line icon={<PlaceIcon fontSize="small" />}>
        <Box component="address" sx={{ fontStyle: 'normal' }}>
          {contact.addressLines.map((line) => (
            <div key={line}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </Box>
      </Line>
    </Box>
  );
}

const SOCIAL_ICONS = {
  Facebook: FacebookIcon,
  LinkedIn: LinkedInIcon,
  Twitter: TwitterIcon,
  Instagram: InstagramIcon,
  YouTube: YouTubeIcon,
} as const;

/** The networks, and the website. */
export function SocialLinks({ contact }: ContactProps) {
  return (
    <>
      <PlainList sx={NETWORKS}>
        {contact.social.map(({ network, href }) => {
          const Icon = SOCIAL_ICONS[network];
          return (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon fontSize="small" titleAccess={network} />
                <NewTabHint />
              </a>
            </li>
          );
        })}
      </PlainList>
      <Box
        component="a"
        href={contact.website}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ marginBlockStart: 4, display: 'inline-block' }}
      >
        {contact.website.replace('https://', '')}
        <NewTabHint />
      </Box>
    </>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      {icon}
      <div>{children}</div>
    </div>
  );
}

const LINES = {
  '& > div': { display: 'flex', gap: 2, alignItems: 'flex-start', paddingBlock: 1 },
} as const;

const NETWORKS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& a[href]': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: RADIUS.pill,
    border: '1px solid',
    borderColor: 'currentColor',
  },
} as const;
