/** A sponsor as the agency lists it: `lien` leads to its own site. */
type Sponsor = { name: string; logo: 'star' | 'wave' | 'leaf' | 'drop' | 'sun'; lien: string };

/** Sample data, to be replaced by the agency. */
export const SPONSORS: readonly Sponsor[] = [
  { name: 'Sponsor exemple 1', logo: 'star', lien: 'https://exemple.dz/sponsor-1' },
  { name: 'Sponsor exemple 2', logo: 'wave', lien: 'https://exemple.dz/sponsor-2' },
  { name: 'Sponsor exemple 3', logo: 'leaf', lien: 'https://exemple.dz/sponsor-3' },
  { name: 'Sponsor exemple 4', logo: 'drop', lien: 'https://exemple.dz/sponsor-4' },
  { name: 'Sponsor exemple 5', logo: 'sun', lien: 'https://exemple.dz/sponsor-5' },
];

export type { Sponsor };
