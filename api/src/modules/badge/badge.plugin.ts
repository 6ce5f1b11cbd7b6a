import { defineModule } from '../../platform/http/define-module';
import { badgeRoutes } from './badge.routes';
import { createBadgeService, REPEATS } from './badge.service';
import { createBadgeTokens } from './badge-token';
import { entranceRoutes } from './entrance.routes';
import { createEntranceService } from './entrance.service';
import { gateRoutes } from './gate.routes';
import { createGateService } from './gate.service';
import { sharingRoutes } from './sharing.routes';
import { createSharingService } from './sharing.service';

type Options = { perMinute: number; publicUrl: string };

/** Visitors' badges, and the gate that reads them. */
export const badgePlugin = defineModule<Options>(
  { name: 'badge', needs: ['db', 'secret', 'createLimiter', 'printer'] },
  (app, options) => {
    const { db, printer } = app;
    const { perMinute, publicUrl } = options;
    const tokens = createBadgeTokens(app.secret);
    const badges = createBadgeService({
      ...{ db, tokens, publicUrl, printer },
      repeats: app.createLimiter(REPEATS),
    });
    badgeRoutes(app, { badges, perMinute });
    sharingRoutes(app, { sharing: createSharingService({ db, tokens }), perMinute });
    const entrance = createEntranceService({ db, tokens });
    entranceRoutes(app, { entrance });
    gateRoutes(app, { db, badges, gate: createGateService({ db, entrance }) });
  },
);
