import { catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import { promoAnswerSchema, promoInputSchema } from '@mosta/shared/schemas/quote.schema';
import { previewable, previewedYear } from '../../edition-preview';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { answerWithDocument, createCachedDocument } from '../../platform/http/cached-document';
import type { ValibotApp } from '../../platform/http/validation';
import { catalogueOf, readCatalogue } from './catalogue.service';
import type { PromoCodes } from './promo-code.service';

const TAG = 'Catalogue';
/** What the answer is made of: orders change what is left. */
const TABLES = ['content_entries', 'editions', 'reservations', 'reservation_lines'];

type Dependencies = {
  db: Db;
  signals: ChangeSignals;
  promos: PromoCodes;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** What the fair sells, and what a promo code is worth. */
export function catalogueRoutes(
  app: ValibotApp,
  { db, signals, promos, perMinute }: Dependencies,
): void {
  const catalogue = createCachedDocument(signals, TABLES, () => readCatalogue(db));
  answerWithDocument(
    app,
    '/v1/catalogue',
    {
      tags: [TAG],
      summary: 'Liste les offres de stands, les offres collectives et les articles',
      answer: catalogueSchema,
    },
    previewable(catalogue, (edition) => catalogueOf(db, edition)),
  );

  app.post(
    '/v1/promo',
    {
      bodyLimit: 4096,
      config: {
        access: 'public',
        rateLimit: { max: perMinute, timeWindow: '1 minute' },
        inPreview: 'draft',
      },
      schema: {
        tags: [TAG],
        summary: 'Dit ce que vaut un code promotionnel',
        problems: ['PROMO_UNKNOWN'],
        body: promoInputSchema,
        response: { 200: promoAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { code } = request.body;
      const promo = await promos.find(code, request.ip, previewedYear(request));
      if (!promo) throw new AppError('PROMO_UNKNOWN');
      return { code, ...promo };
    },
  );
}
