import type { OrganisationChange } from '@mosta/shared/schemas/organisation-change.schema';
import { addJobs } from '../../outbox/outbox.repository';
import type { Executor } from '../../platform/database/database';

/** The job of telling organisers that what they look at has changed; its payload is what the socket says. */
export const ORGANISATION_TOPIC = 'organisation';

/** Adds the announcement to the transaction that changes something. @param subject as actions of the audit log name it */
export function announceOrganisation(transaction: Executor, subject: string): Promise<void> {
  const change: OrganisationChange = { subject };
  return addJobs(transaction, ORGANISATION_TOPIC, [change]);
}
