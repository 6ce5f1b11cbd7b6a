import { defineModule } from '../../platform/http/define-module';
import { organizerParticipationRoutes } from './organizer-participation.routes';
import { participationRoutes } from './participation.routes';

type Options = { perMinute: number; publicUrl: string };

/** The participation form, and what organisers decide about it. */
export const participationPlugin = defineModule<Options>(
  { name: 'participation', needs: ['db'] },
  (app, options) => {
    const { db } = app;
    participationRoutes(app, { db, perMinute: options.perMinute });
    organizerParticipationRoutes(app, { db, publicUrl: options.publicUrl });
  },
);
