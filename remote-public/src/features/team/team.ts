import type { PortraitLook } from './portrait';

/** Roles of the organising team (specification, section 3), group by group, from the committee to the site. */
export const TEAM_GROUPS = {
  committee: ['president', 'vicePresident'],
  direction: ['commissioner', 'director'],
  services: ['administration', 'hr', 'technical', 'communication'],
} as const;

export type TeamGroup = keyof typeof TEAM_GROUPS;
type TeamRole = (typeof TEAM_GROUPS)[TeamGroup][number];

export type TeamMember = {
  /** Null until the agency gives one: the card then shows a sample name. */
  name: string | null;
  role: TeamRole;
  imageUrl: string | null;
};

/** Sample data, to be replaced by the agency; without an image the card shows a drawn portrait. */
export const TEAM: readonly TeamMember[] = Object.values(TEAM_GROUPS)
  .flat()
  .map((role) => ({ name: null, role, imageUrl: null }));

/** Drawn portraits in turn. */
export const LOOKS: readonly PortraitLook[] = [
  { ground: 'sage', garment: 'gulf', hair: 'short', hairPaint: 'ink' },
  { ground: 'saffron', garment: 'field', hair: 'veil', hairPaint: 'clay' },
  { ground: 'gulf', garment: 'clay', hair: 'curly', hairPaint: 'grove' },
  { ground: 'clay', garment: 'gulf', hair: 'bun', hairPaint: 'grove' },
  { ground: 'field', garment: 'saffron', hair: 'veil', hairPaint: 'sage' },
  { ground: 'sage', garment: 'clay', hair: 'curly', hairPaint: 'ink' },
  { ground: 'gulf', garment: 'sage', hair: 'cap', hairPaint: 'saffron' },
  { ground: 'saffron', garment: 'clay', hair: 'bun', hairPaint: 'field' },
];
