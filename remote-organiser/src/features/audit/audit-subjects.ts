/** What actions of the audit log are about: the part of their name before the dot. */
export const AUDIT_SUBJECTS = [
  'participation',
  'reservation',
  'stand',
  'bank',
  'badge',
  'visitor-contact',
  'staff',
  'exhibitor',
  'member',
  'account',
  'news',
  'hotel',
  'hall',
  'notification',
  'company',
  'edition',
  'organizer',
  'content',
  'promo',
  'letter',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
