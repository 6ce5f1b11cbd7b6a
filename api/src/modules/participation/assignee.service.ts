import { refuseFormer } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { isAssignee, writeAssignee } from './assignee.repository';
import { lockParticipation } from './participation.repository';

type Assignment = {
  actor: Actor;
  /** Of the participation. */
  id: string;
  assignee: string | null;
  /** Who followed it when the organiser chose. */
  seen: string | null;
};

/**
 * Gives a participation to an organiser, or to nobody, in the caller's transaction; the same once more is no other.
 * @throws AppError NOT_FOUND; EDITION_FORMER; PARTICIPATION_CHANGED; INVALID_INPUT
 */
export async function assignWithin(
  transaction: Executor,
  { actor, id, assignee, seen }: Assignment,
): Promise<void> {
  const found = await lockParticipation(transaction, id);
  if (!found) throw new AppError('NOT_FOUND');
  await refuseFormer(transaction, found.participation.edition);
  const before = found.participation.assignedTo;
  if (before === assignee) return;
  if (before !== seen) {
    throw new AppError('PARTICIPATION_CHANGED', {
      detail: 'Un autre organisateur l’a confié entre-temps\u00a0: rien n’est changé.',
    });
  }
  if (assignee !== null && !(await isAssignee(transaction, assignee))) {
    throw new AppError('INVALID_INPUT', {
      errors: [{ path: 'assignee', message: 'Cette personne ne décide pas des dossiers.' }],
    });
  }
  await writeAssignee(transaction, id, assignee);
  await recordAuditEvent(transaction, actor, {
    ...{ action: 'participation.assign', subject: id, details: { before, after: assignee } },
  });
}
