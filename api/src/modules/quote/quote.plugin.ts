import { defineModule } from '../../platform/http/define-module';
import { organizerQuoteRoutes } from './organizer-quote.routes';
import { quoteRoutes } from './quote.routes';
import { createQuoteService } from './quote.service';
import { quoteLinkRoutes } from './quote-link.routes';
import { createQuoteMailer, MAILS_AN_HOUR } from './quote-mail';
import { quoteFileName } from './quote-pdf';
import { drawQuote } from './send-quote-pdf';
import { createSimulator } from './simulation.service';

type Options = {
  /** How long a quote is valid. */
  days: number;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
  publicUrl: string;
  organizer: string;
};

/** Simulations, quotes, their links and their mails. */
export const quotePlugin = defineModule<Options>(
  {
    name: 'quote',
    needs: ['db', 'promoCodes', 'createLimiter', 'printer', 'mailDocuments'],
    after: ['catalogue'],
  },
  (app, options) => {
    const { db, promoCodes: promos } = app;
    const { days, perMinute, publicUrl, organizer } = options;
    const simulator = createSimulator({ db, promos });
    const quotes = createQuoteService({ db, simulator, days });
    const mails = app.createLimiter({ limit: MAILS_AN_HOUR, windowSeconds: 3600 });
    const mailer = createQuoteMailer({ db, publicUrl, organizer, mails });
    quoteRoutes(app, { db, simulator, quotes, perMinute });
    organizerQuoteRoutes(app, { db, days });
    app.mailDocuments.handle('quote', async (id, language) => {
      const found = await quotes.forOwner(id);
      if (!found) return null;
      const { quote, payer } = found;
      const content = await drawQuote(app.printer, quote, { payer, language });
      return { filename: quoteFileName(quote), content };
    });
    quoteLinkRoutes(app, { db, quotes, mailer, perMinute });
  },
);
