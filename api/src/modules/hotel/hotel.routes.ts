import { hotelListSchema } from '@mosta/shared/schemas/hotel.schema';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import { answerWithDocument, createCachedDocument } from '../../platform/http/cached-document';
import type { ValibotApp } from '../../platform/http/validation';
import { listHotels } from './hotel.repository';
import { organizerHotelRoutes } from './organizer-hotel.routes';

type Dependencies = { db: Db; signals: ChangeSignals };

/** The hotel directory. */
export function hotelRoutes(app: ValibotApp, { db, signals }: Dependencies): void {
  const hotels = createCachedDocument(signals, ['hotels'], () => listHotels(db));
  answerWithDocument(
    app,
    '/v1/hotel',
    { tags: ['Hébergement'], summary: 'Liste les hôtels', answer: hotelListSchema },
    hotels,
  );
  organizerHotelRoutes(app, db);
}
