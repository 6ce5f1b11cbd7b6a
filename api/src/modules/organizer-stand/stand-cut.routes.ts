import { organizerStandListSchema, organizerStandSchema } from '@mosta/shared/schemas/stand.schema';
import {
  standCutInputSchema,
  standOutlineSchema,
  standUncutSchema,
} from '@mosta/shared/schemas/stand-cut.schema';
import * as v from 'valibot';
import type { ProblemCode } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createStandCuts } from './stand-cut.service';

const PREFIX = '/v1/organizer/stand/:code';
const access = ['Organizer'] as const;
const area = 'stand';
const tags = ['Organisation'];
const params = v.object({ code: v.string() });
const PROBLEMS: ProblemCode[] = [
  ...(['STAND_HELD', 'STAND_JOINED', 'STAND_CUT', 'STAND_CUT_OUTLINE', 'STANDS_CHANGED'] as const),
  'DOCUMENTS_BUSY',
];
const VERSION =
  'Une révision est celle qui a été lue\u00a0: si le stand a changé depuis, la réponse 409 donne dans conflict la révision envoyée (yours) et le stand tel qu’il est (current).';

/** Stands that organisers cut into several, and put together again. */
export function standCutRoutes(
  app: ValibotApp,
  dependencies: Parameters<typeof createStandCuts>[0],
): void {
  const cuts = createStandCuts(dependencies);

  app.get(
    `${PREFIX}/outline`,
    {
      config: { access, area, costs: ['document'] },
      schema: {
        ...{ tags, summary: 'Donne le contour d’un stand libre sur le plan, pour le couper' },
        ...{ problems: PROBLEMS, params, response: { 200: standOutlineSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return cuts.outline(request.params.code);
    },
  );

  app.post(
    `${PREFIX}/cut`,
    {
      config: { access, area, costs: ['document'] },
      schema: {
        ...{ tags, summary: 'Coupe un stand libre en plusieurs' },
        problems: [...PROBLEMS, 'STAND_PART_SMALL', 'STAND_CODE_TAKEN'],
        description: `Chaque part a son code et sa part de la surface (share)\u00a0; side dit quel côté du stand est divisé. Le stand lui-même n’en est plus un, jusqu’à ce qu’il soit remis d’un tenant. ${VERSION}`,
        ...{ params, body: standCutInputSchema, response: { 200: organizerStandListSchema } },
      },
    },
    async (request) => cuts.cut(actorOf(request), request.params.code, request.body),
  );

  app.post(
    `${PREFIX}/uncut`,
    {
      config: { access, area },
      schema: {
        ...{ tags, summary: 'Remet d’un tenant un stand coupé, dont toutes les parts sont libres' },
        problems: ['STAND_HELD', 'STAND_JOINED', 'STAND_CUT', 'STAND_NOT_CUT', 'STANDS_CHANGED'],
        description: VERSION,
        ...{ params, body: standUncutSchema, response: { 200: organizerStandSchema } },
      },
    },
    async (request) => cuts.uncut(actorOf(request), request.params.code, request.body),
  );
}
