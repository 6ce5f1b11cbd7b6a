import * as v from 'valibot';

/** What a consent belongs to. */
export const CONSENT_SUBJECTS = ['account', 'staff', 'badge', 'badge-contacts'] as const;
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number];

/** Versions of the text that people agree to (law 18-07), oldest first; the pages show the last one's words. */
export const CONSENT_VERSIONS = ['2025-01', '2026-11'] as const;
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];

/** The version whose words the pages show now. */
export const CURRENT_CONSENT: ConsentVersion = '2026-11';

/** Agreement to the processing of personal data: the version of the text that was read. */
export const consentVersionSchema = v.picklist(
  CONSENT_VERSIONS,
  'Acceptez le traitement de vos données pour continuer.',
);

/** A consent as its owner sees it; `version` may be one that no page shows any more. */
export const consentSchema = v.object({
  version: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Consent = v.InferOutput<typeof consentSchema>;

/** Agreement that a form leaves to whoever fills it in: its version, or null where the box was not ticked. */
export const optionalConsentSchema = v.pipe(
  v.optional(v.union([v.picklist(CONSENT_VERSIONS), v.literal(false), v.null()]), null),
  v.transform((given): ConsentVersion | null => given || null),
);

export const consentInputSchema = v.object({ version: consentVersionSchema });
