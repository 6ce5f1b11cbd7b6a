/** Roles of the organising team (specification, section 3), from the committee to the site. */
export const TEAM_ROLES = [
  'president',
  'vicePresident',
  'commissioner',
  'director',
  'administration',
  'hr',
  'technical',
  'communication',
] as const;

type TeamMember = { name: string; role: (typeof TEAM_ROLES)[number]; imageUrl: string | null };

/** Sample data, to be replaced by the agency; without an image the card shows the fair's star. */
export const TEAM: readonly TeamMember[] = TEAM_ROLES.map((role, index) => ({
  name: `Membre exemple ${String(index + 1).padStart(2, '0')}`,
  role,
  imageUrl: null,
}));
