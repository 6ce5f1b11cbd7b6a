import { EDITION } from '@mosta/shared/domain/edition';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { Mail } from '../../platform/mail/mail';

type Addressee = { email: string; prenom: string; nom: string; reference: string };

/** The mail that brings a badge. @param link opens the badge to its holder */
export function badgeMail(
  { email, prenom, nom, reference }: Addressee,
  link: string,
  pdf: Buffer,
): Mail {
  const [first, last] = editionEnds(EDITION);
  return {
    to: email,
    subject: `Votre badge ${reference} pour ${EDITION.product} ${EDITION.year}`,
    text: `Bonjour ${prenom} ${nom},

Voici votre badge ${reference} pour ${EDITION.product} (${formatDateRange('fr', first.date, last.date)}, ${EDITION.city}). Il est joint à ce message.

Imprimez-le ou présentez-le sur votre téléphone : le code est lu une fois, à l’entrée.

Vous retrouvez votre badge, et vos données, à cette adresse. Gardez-la pour vous : elle permet aussi de les effacer.
${link}

Si vous n’avez pas demandé ce badge, effacez-le à la même adresse.

${EDITION.product}
${EDITION.contact.email}
`,
    attachments: [
      {
        filename: badgeFileName(reference),
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
      },
    ],
  };
}

/** The mail to somebody who asks again for a badge that organisers revoked. */
export function revokedMail({ email, prenom, nom, reference }: Addressee): Mail {
  return {
    to: email,
    subject: `Votre badge ${reference} pour ${EDITION.product} ${EDITION.year}`,
    text: `Bonjour ${prenom} ${nom},

Votre badge ${reference} n’est plus valable. Pour en parler, écrivez à ${EDITION.contact.email}.

${EDITION.product}
`,
  };
}

export function badgeFileName(reference: string): string {
  return `badge-${reference}.pdf`;
}
