import {
  batchInputSchema,
  batchPreviewInputSchema,
  batchPreviewSchema,
  batchResultSchema,
} from '@mosta/shared/schemas/participation-batch.schema';
import type { Db } from '../../platform/database/database';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createBatchService } from './batch.service';

const PATH = '/v1/organizer/participation/batch';
const config = { access: ['Organizer'], area: 'participation' } as const;
const tags = ['Organisation'];

/** Several dossiers at once (decision 0106). */
export function batchRoutes(app: ValibotApp, dependencies: { db: Db; publicUrl: string }): void {
  const batches = createBatchService(dependencies);

  app.post(
    `${PATH}/preview`,
    {
      config,
      schema: {
        tags,
        summary: 'Dit ce que deviendrait chacun des dossiers choisis, sans rien faire',
        body: batchPreviewInputSchema,
        response: { 200: batchPreviewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return batches.preview(request.body);
    },
  );

  app.post(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Accepte, refuse ou confie jusqu’à 100 dossiers, chacun pour lui-même',
        body: batchInputSchema,
        response: { 200: batchResultSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return batches.run(actorOf(request), request.body, (error) => request.log.error(error));
    },
  );
}
