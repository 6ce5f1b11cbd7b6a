import * as v from 'valibot';

/** Payload of the socket event `organisation`: the subject of what has changed, as actions of the audit log name it. */
export const organisationChangeSchema = v.object({ subject: v.string() });
export type OrganisationChange = v.InferOutput<typeof organisationChangeSchema>;
