import type { ValibotApp } from '../../platform/http/validation';
import type { PromoCodes } from '../catalogue/promo-code.service';
import { quoteRoutes } from './quote.routes';
import { createQuoteService } from './quote.service';
import { quoteLinkRoutes } from './quote-link.routes';
import { createQuoteMailer, type MailerDependencies } from './quote-mail';
import { createSimulator } from './simulation.service';

type Dependencies = MailerDependencies & {
  promos: PromoCodes;
  /** How long a quote is valid. */
  days: number;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Simulations, quotes, their links and their mails. */
export function registerQuotes(app: ValibotApp, dependencies: Dependencies): void {
  const { db, promos, days, perMinute } = dependencies;
  const simulator = createSimulator({ db, promos });
  const quotes = createQuoteService({ db, simulator, days });
  quoteRoutes(app, { simulator, quotes, perMinute });
  quoteLinkRoutes(app, { quotes, mailer: createQuoteMailer(dependencies), perMinute });
}
