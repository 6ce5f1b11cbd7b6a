import { EDITION } from '@mosta/shared/domain/edition';
import { formatDate } from '@mosta/shared/domain/format';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { addMailJob } from '../../outbox/mail-job';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import type { Mail } from '../../platform/mail/mail';
import { makeQuotePdf, quoteFileName } from './quote-pdf';

/** Mails that one quote may order, and one recipient be sent, in an hour. */
export const MAILS_AN_HOUR = 5;

export type QuoteMailer = {
  /**
   * Orders the mail of a quote.
   * @throws AppError TOO_MANY_REQUESTS for a quote or a recipient that had its share: nobody floods a foreign mailbox
   */
  send: (quote: QuoteAnswer, secret: string, email: string) => Promise<void>;
};

export type MailerDependencies = {
  db: Db;
  publicUrl: string;
  organizer: string;
  /** Counts the mails of each quote and of each recipient. */
  mails: FailureLimiter;
};

export function createQuoteMailer(dependencies: MailerDependencies): QuoteMailer {
  const { db, publicUrl, organizer, mails } = dependencies;
  return {
    send: async (quote, secret, email) => {
      for (const key of [`quote|${quote._id}`, `quote-to|${email}`]) {
        if (!(await mails.reserve(key))) throw new AppError('TOO_MANY_REQUESTS');
      }
      // The document is made before anything is written: a transaction must not wait for it.
      const pdf = await makeQuotePdf(quote);
      await addMailJob(db, {
        to: email,
        replyTo: organizer,
        ...mailOf(quote, `${publicUrl}/simulation?devis=${secret}`),
        attachments: [
          {
            filename: quoteFileName(quote),
            contentType: 'application/pdf',
            content: pdf.toString('base64'),
          },
        ],
      });
    },
  };
}

function mailOf(
  { reference, validUntil, expired }: QuoteAnswer,
  link: string,
): Pick<Mail, 'subject' | 'text'> {
  const { product, year, contact } = EDITION;
  const until = formatDate('fr', new Date(validUntil));
  return {
    subject: `Votre devis ${reference} – ${product} ${year}`,
    text: [
      'Bonjour,',
      `Voici le devis ${reference} pour ${product} ${year}, en pièce jointe. ${
        expired ? `Il était valable jusqu’au ${until}.` : `Il est valable jusqu’au ${until}.`
      }`,
      `Vous pouvez aussi l’ouvrir à cette adresse\u00a0:\n${link}`,
      'Qui connaît cette adresse peut lire le devis\u00a0: ne la transmettez qu’aux personnes concernées.',
      'Si vous n’avez pas demandé ce message, ignorez-le.',
      `${contact.agency}\n${contact.email}`,
    ].join('\n\n'),
  };
}
