/** What organisers are to the fair: whoever holds it, runs it, keeps its books, stands at its entrance, or only looks. */
export const ORGANIZER_ROLES = ['owner', 'manager', 'accountant', 'gate', 'reader'] as const;
export type OrganizerRole = (typeof ORGANIZER_ROLES)[number];
