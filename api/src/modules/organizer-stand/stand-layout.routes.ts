import {
  organizerStandListSchema,
  organizerStandSchema,
  standJoinPreviewSchema,
  standJoinQuerySchema,
  standJoinSchema,
  standSplitSchema,
} from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import type { ProblemCode } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createStandLayout } from './stand-layout.service';

const PREFIX = '/v1/organizer/stand';
const access = ['Organizer'] as const;
const area = 'stand';
const tags = ['Organisation'];
const JOIN_PROBLEMS: ProblemCode[] = [
  ...(['STAND_HELD', 'STAND_JOINED', 'STANDS_APART', 'STANDS_OUTLINE', 'STANDS_CHANGED'] as const),
  'DOCUMENTS_BUSY',
];
const VERSION =
  'La révision est celle qui a été lue\u00a0: si le stand a changé depuis, la réponse 409 donne dans conflict la révision envoyée (yours) et le stand tel qu’il est (current).';

/** Stands that organisers join and take apart. */
export function standLayoutRoutes(
  app: ValibotApp,
  dependencies: Parameters<typeof createStandLayout>[0],
): void {
  const layout = createStandLayout(dependencies);

  app.get(
    `${PREFIX}/join`,
    {
      config: { access, area, costs: ['document'] },
      schema: {
        ...{
          tags,
          summary: 'Dit ce que des stands voisins seraient en un seul',
          problems: JOIN_PROBLEMS,
        },
        querystring: standJoinQuerySchema,
        response: { 200: standJoinPreviewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return layout.preview(request.query.codes);
    },
  );

  app.post(
    `${PREFIX}/join`,
    {
      config: { access, area, costs: ['document'] },
      schema: {
        ...{
          tags,
          summary: 'Réunit des stands libres et voisins en un seul',
          problems: JOIN_PROBLEMS,
        },
        description: `Le code est celui d’un des stands\u00a0; les autres ne sont plus des stands, jusqu’à ce que celui-ci soit séparé. ${VERSION}`,
        body: standJoinSchema,
        response: { 200: organizerStandSchema },
      },
    },
    async (request) => layout.join(actorOf(request), request.body),
  );

  app.post(
    `${PREFIX}/:code/split`,
    {
      config: { access, area },
      schema: {
        ...{ tags, summary: 'Sépare un stand réuni, qui est libre, en ceux qu’il était' },
        problems: ['STAND_HELD', 'STAND_JOINED', 'STAND_NOT_JOINED', 'STANDS_CHANGED'],
        description: VERSION,
        params: v.object({ code: v.string() }),
        body: standSplitSchema,
        response: { 200: organizerStandListSchema },
      },
    },
    async (request) => layout.split(actorOf(request), request.params.code, request.body),
  );
}
