import * as v from 'valibot';
import { badgeCodeSchema, badgeDataSchema } from './badge.schema';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** What an exhibitor means to do about a contact. */
export const FOLLOW_UPS = ['none', 'call', 'write', 'done'] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** Longest note about a contact, in characters. */
export const CONTACT_NOTE_LENGTH = 1000;

export const MOST_STARS = 5;
const ratingSchema = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_STARS)),
);

/** What `POST /v1/visitor-contact` takes. */
export const visitorScanSchema = v.strictObject({
  /** The signed code of the badge; a typed reference names a badge that nobody has shown. */
  code: badgeCodeSchema,
  /** When the badge was shown, by the clock of the device. */
  at: instant,
});
export type VisitorScan = v.InferOutput<typeof visitorScanSchema>;

/** What an exhibitor writes about a contact. */
export const contactChangeSchema = v.strictObject({
  /** Of the contact as it was shown. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rating: ratingSchema,
  followUp: v.picklist(FOLLOW_UPS),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(CONTACT_NOTE_LENGTH, 'Cette note est trop longue.'),
  ),
});
export type ContactChange = v.InferOutput<typeof contactChangeSchema>;

/** A visitor who let an exhibitor scan the badge. */
export const visitorContactSchema = v.object({
  _id: v.string(),
  version: v.number(),
  scannedAt: instant,
  /** Name of the colleague who scanned it; null once their account is erased. */
  scannedBy: v.nullable(v.string()),
  /** When the visitor took the contact back: nothing else is told of them. */
  withdrawnAt: v.nullable(instant),
  person: v.nullable(
    v.pick(badgeDataSchema, [
      ...(['nom', 'prenom', 'category', 'company', 'fonction', 'pays', 'email', 'phone'] as const),
    ]),
  ),
  rating: ratingSchema,
  followUp: v.picklist(FOLLOW_UPS),
  note: v.string(),
});
export type VisitorContact = v.InferOutput<typeof visitorContactSchema>;

/** All contacts of an exhibitor in the current edition, the newest first. */
export const visitorContactListSchema = v.object({
  items: v.array(visitorContactSchema),
  /** Ed25519, base64url: tells a device without network whether the fair signed a code. */
  publicKey: v.string(),
});
export type VisitorContactList = v.InferOutput<typeof visitorContactListSchema>;

export const SCAN_OUTCOMES = [
  'saved',
  /** The exhibitor has the contact already. */
  'known',
  /** The visitor does not share their contact data: nothing is stored. */
  'private',
  'revoked',
  /** No signed code of a badge of this edition. */
  'unknown',
  /** No reservation of the exhibitor is confirmed. */
  'not-exhibiting',
] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

export const scanResultSchema = v.object({
  outcome: v.picklist(SCAN_OUTCOMES),
  contact: v.nullable(visitorContactSchema),
});
export type ScanResult = v.InferOutput<typeof scanResultSchema>;
