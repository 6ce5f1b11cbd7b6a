import type { ValibotApp } from '../../platform/http/validation';
import { badgeRoutes } from './badge.routes';
import { type BadgeDependencies, createBadgeService } from './badge.service';
import { createBadgeTokens } from './badge-token';
import { gateRoutes } from './gate.routes';
import { createGateService } from './gate.service';

type Dependencies = Omit<BadgeDependencies, 'tokens'> & {
  /** The service's, from which the key of the tokens is derived. */
  secret: string;
  perMinute: number;
};

/** Every call about visitors' badges. */
export function registerBadges(app: ValibotApp, dependencies: Dependencies): void {
  const { secret, perMinute, ...rest } = dependencies;
  const tokens = createBadgeTokens(secret);
  badgeRoutes(app, { badges: createBadgeService({ ...rest, tokens }), perMinute });
  gateRoutes(app, { gate: createGateService({ db: rest.db, tokens }) });
}
