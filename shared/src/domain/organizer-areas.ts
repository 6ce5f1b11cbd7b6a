import type { OrganizerRole } from './organizer-roles';

/** In an area one reads, or reads and changes. */
export type AreaLevel = 'read' | 'write';

type OtherRole = Exclude<OrganizerRole, 'owner'>;

/** The areas of the organisers' work, and what each role may do there; an owner may do everything. */
const AREA_LEVELS = {
  /** The own account, its sessions and notifications. */
  own: { manager: 'write', accountant: 'write', gate: 'write', reader: 'write' },
  /** Figures of the fair, and what waits. */
  overview: { manager: 'read', accountant: 'read', reader: 'read' },
  /** Exhibitors, their dossiers, documents and reservations. */
  participation: { manager: 'write', accountant: 'read', reader: 'read' },
  /** Messages between organiser and exhibitor about a dossier. */
  message: { manager: 'write', accountant: 'write', reader: 'read' },
  /** Letters and notifications to many. */
  letter: { manager: 'write', accountant: 'read', reader: 'read' },
  stand: { manager: 'write', accountant: 'read', reader: 'read' },
  quote: { manager: 'write', accountant: 'read', reader: 'read' },
  /** Payments, invoices and what is due. */
  payment: { manager: 'read', accountant: 'write', reader: 'read' },
  /** The visitors' badges. */
  badge: { manager: 'write', accountant: 'read', gate: 'read', reader: 'read' },
  /** Letting visitors in. */
  entrance: { manager: 'write', gate: 'write', reader: 'read' },
  /** Applications of staff, with their files. */
  staff: { manager: 'write' },
  /** What the public site shows: programme, sponsors, offers, catalogue, news, hotels, texts. */
  content: { manager: 'write', accountant: 'read', reader: 'read' },
  /** The edition itself: days, prices, taxes, bank account. */
  edition: { manager: 'read', accountant: 'read', gate: 'read', reader: 'read' },
  /** Tables that leave the portal as files. */
  export: { manager: 'read', accountant: 'read' },
  /** Who did what. */
  audit: { manager: 'read' },
  /** The organisers' accounts and roles. */
  organizer: {},
  /** Versions of the portal's parts. */
  release: {},
} as const satisfies Record<string, Partial<Record<OtherRole, AreaLevel>>>;

export type Area = keyof typeof AREA_LEVELS;
export const AREAS = Object.keys(AREA_LEVELS) as readonly Area[];

/** How far a role may go in an area; undefined: not at all. */
export function levelIn(role: OrganizerRole, area: Area): AreaLevel | undefined {
  if (role === 'owner') return 'write';
  const levels: Partial<Record<OtherRole, AreaLevel>> = AREA_LEVELS[area];
  return levels[role];
}

/** Whether a role may see what belongs to an area. */
export function mayRead(role: OrganizerRole, area: Area): boolean {
  return levelIn(role, area) !== undefined;
}

/** Whether a role may change what belongs to an area. */
export function mayWrite(role: OrganizerRole, area: Area): boolean {
  return levelIn(role, area) === 'write';
}
