import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { ExternalLink, MuiLink } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { Facts } from './facts';

/** Who publishes the site: what the edition says of the agency, and what it has still to say. */
export function Publisher() {
  const { t } = useTranslation('public');
  const { contact, legal } = useEdition();
  const label = (key: string) => t(`pages.legal.publisher.${key}`);
  return (
    <Facts
      facts={[
        [label('name'), <bdi key="name">{contact.agency}</bdi>],
        [
          label('address'),
          contact.addressLines.map((line) => (
            <div key={line}>
              <bdi>{line}</bdi>
            </div>
          )),
        ],
        [
          label('phones'),
          contact.phones.map((phone) => (
            <div key={phone}>
              <MuiLink href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                {phone}
              </MuiLink>
            </div>
          )),
        ],
        [label('email'), <Mail key="email" />],
        [
          label('website'),
          <ExternalLink key="website" href={contact.website}>
            {contact.website.replace('https://', '')}
          </ExternalLink>,
        ],
        [label('form'), told(legal.form)],
        [label('register'), told(legal.register)],
        [label('tax'), told(legal.taxNumber)],
        [label('director'), told(legal.director)],
      ]}
    />
  );
}

/** Where the service runs: whoever runs it knows, the software does not. */
export function Host() {
  const { t } = useTranslation('public');
  const { legal } = useEdition();
  const label = (key: string) => t(`pages.legal.host.${key}`);
  return (
    <Facts
      facts={[
        [label('name'), told(legal.hostName)],
        [label('address'), told(legal.hostAddress)],
        [label('phones'), told(legal.hostPhone)],
      ]}
    />
  );
}

/** Who answers for personal data. */
export function Responsible() {
  const { t } = useTranslation('public');
  const { contact, legal } = useEdition();
  const label = (key: string) => t(`pages.privacy.responsible.${key}`);
  return (
    <Facts
      facts={[
        [label('name'), <bdi key="name">{contact.agency}</bdi>],
        [label('email'), <Mail key="email" />],
        [label('declaration'), told(legal.declaration)],
        [label('recipients'), told(legal.recipients)],
      ]}
    />
  );
}

/** As the agency wrote it, in whichever script; null stays null. */
function told(fact: string | null): ReactNode {
  return fact === null ? null : <bdi>{fact}</bdi>;
}

function Mail() {
  const { email } = useEdition().contact;
  return <MuiLink href={`mailto:${email}`}>{email}</MuiLink>;
}
