import type { AccountExport } from '@mosta/shared/schemas/privacy.schema';

/**
 * Every table that hangs on an account or its exhibitor, however far, and where the export shows it. A test follows the foreign keys of the
 * database and fails when a table is missing here, so that a new one is never forgotten.
 */
export const EXPORTED_TABLES: Record<string, keyof AccountExport> = {
  exhibitors: 'membership',
  exhibitor_members: 'membership',
  companies: 'companies',
  participations: 'participations',
  reservations: 'reservations',
  reservation_booths: 'reservations',
  reservation_lines: 'reservations',
  stand_holds: 'holds',
  quotes: 'quotes',
  notifications: 'notifications',
  participation_messages: 'messages',
  participation_notes: 'notes',
  participation_documents: 'documents',
  payments: 'payments',
  exhibitor_pages: 'choices',
  notification_choices: 'choices',
  saved_views: 'choices',
  refresh_families: 'sessions',
  second_factors: 'choices',
};

/** Those that the export leaves out, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  organizers: '`account` says the role.',
  refresh_tokens: 'Hashes of secrets; `sessions` says when they were used.',
  recovery_codes: 'Hashes of secrets.',
  password_resets: 'The hash of a secret that lives an hour.',
  email_confirmations: 'The hash of a secret that lives two days; `account` says the address.',
  exhibitor_invitations: 'Addresses of others, and hashes of secrets that live a week.',
  email_changes: 'Lives two days; `account` says the address.',
  reservation_orders: 'Keys that a page made at random; what was ordered is in `reservations`.',
  participation_steps: 'Keys that a page made at random; the decision is in `participations`.',
  payment_reminders: 'Each was sent as a notification, which `notifications` has.',
  letter_recipients: 'Each letter was sent as a notification, which `notifications` has.',
  bank_lines: 'What the fair’s bank told it; the payments made of them are in `payments`.',
  exhibitor_merges:
    'Which exhibitor became part of theirs; pages of the directory that gave way are in the later ones.',
  exhibitor_distinctions:
    'With which other exhibitors theirs was not mistaken; organisers keep it.',
  promo_uses: 'Which quotes count as uses of a code; `quotes` has the code.',
  badges: 'Somebody else’s; only the organiser at the gate is named.',
  badge_entries: 'Somebody else’s; only the organiser at the gate is named.',
  visitor_contacts: 'About visitors, whose data they are; the page of contacts saves them.',
  staff_notes:
    'About somebody else, who reads them with the application; only their author is named.',
};

/** Tables of which an erasure leaves rows behind, and why; everything else goes with the account. */
export const NOT_ERASED: Record<string, string> = {
  badges: 'Somebody else’s; the organiser at the gate is no longer named.',
  badge_entries: 'Somebody else’s; the organiser at the gate is no longer named.',
  staff_notes:
    'About somebody else, with whose application they go; their author is no longer named.',
  promo_uses: 'How often a code was used; the quote is no longer named.',
  bank_lines:
    'Statements of the fair’s own account, kept as the books are; no payment is named any more.',
};
