import type { FastifyInstance } from 'fastify';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import { documentRoutes } from './document.routes';
import { followRoutes } from './follow.routes';
import type { FollowDependencies } from './follow-dependencies';
import { messageRoutes } from './message.routes';
import { paymentRoutes } from './payment.routes';

/** How exhibitors and organisers follow a participation: progress, documents, letters, statement and payments. */
export async function registerParticipations(
  app: FastifyInstance,
  dependencies: FollowDependencies,
): Promise<void> {
  const calls = app.withTypeProvider<ValibotTypeProvider>();
  followRoutes(calls, dependencies);
  messageRoutes(calls, dependencies);
  paymentRoutes(calls, dependencies);
  await documentRoutes(app, dependencies);
}
