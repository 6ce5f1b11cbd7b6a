import { progressSchema } from '@mosta/shared/schemas/progress.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { PARTIES } from '../party/party';
import { readProgress } from './progress.service';

const params = v.object({ id: v.string() });

/** Where a participation stands, for both its parties. */
export function progressRoutes(app: ValibotApp, { db }: { db: Db }): void {
  for (const { role, prefix, tag } of PARTIES) {
    const config = { access: [role], area: 'participation' } as const;
    const tags = [tag];
    app.get(
      `${prefix}/progress`,
      {
        config,
        schema: {
          tags,
          summary: 'Dit où en est une participation et ce qui reste à faire',
          params,
          response: { 200: progressSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        return readProgress(db, callerOf(request), request.params.id);
      },
    );
  }
}
