import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import { auditLog } from '../../tables/audit';
import { announceOrganisation } from './organisation-change';

/** Who acts, for the audit log: known before the transaction that acts. */
export type Actor = { userId: string; requestId: string };

export function actorOf(request: FastifyRequest): Actor {
  return { userId: callerOf(request).userId, requestId: request.id };
}

/** What the service does by itself has no account: the nil UUID stands for it. @param task what it was doing */
export function serviceItself(task: string): Actor {
  return { userId: '00000000-0000-0000-0000-000000000000', requestId: task };
}

export type AuditEntry = {
  action: AuditAction;
  /** Identifier of what was acted upon. */
  subject: string;
  /** What changed; never personal data, which could not be erased from here. */
  details?: Record<string, unknown>;
};

/** Writes a line of the audit log, in the transaction of the action; the database lets nobody change it afterwards. */
export async function recordAuditEvent(
  transaction: Executor,
  { userId, requestId }: Actor,
  { action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await transaction
    .insert(auditLog)
    .values({ actorId: userId, requestId, action, subject, details });
  await announceOrganisation(transaction, action.split('.', 1)[0] ?? action);
}
