import type { Language } from '@mosta/shared/contract/languages';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { letterIn } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { QUOTE_LETTER } from './quote-letter';

/** Mails that one quote may order, and one recipient be sent, in an hour. */
export const MAILS_AN_HOUR = 5;

type Recipient = { email: string; language: Language };

export type QuoteMailer = {
  /**
   * Orders the mail of a quote.
   * @throws AppError TOO_MANY_REQUESTS for a quote or a recipient that had its share: nobody floods a foreign mailbox
   */
  send: (quote: QuoteAnswer, secret: string, to: Recipient) => Promise<void>;
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
    send: async (quote, secret, { email, language }) => {
      for (const key of [`quote|${quote._id}`, `quote-to|${email}`]) {
        if (await mails.reserve(key)) continue;
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 3600 });
      }
      // A mail program has no cookie of the portal: the address says the language.
      const document = `${publicUrl}/v1/quote/link/${secret}/pdf?language=${language}`;
      const page = `${publicUrl}/simulation?devis=${secret}`;
      await addMailJob(db, {
        to: email,
        replyTo: organizer,
        letter: letterIn(language, QUOTE_LETTER, quote, page, document),
      });
    },
  };
}
