/** Sectors of an agri-food fair: of a simulation, of an exhibitor's page and of the directory. Pages name them in `sectors` of the shared catalogue. */
export const SECTORS = [
  'oil',
  'cereals',
  'fruit',
  'dried',
  'dairy',
  'meat',
  'sea',
  'honey',
  'drinks',
  'sweets',
  'preserves',
  'packaging',
  'equipment',
  'services',
  'other',
] as const;
export type Sector = (typeof SECTORS)[number];

/** How simulations and quotes store a sector: in French, as quotes are printed. */
export const STORED_SECTORS: Record<Sector, string> = {
  oil: 'Huiles et olives',
  cereals: 'Céréales et dérivés',
  fruit: 'Fruits et légumes',
  dried: 'Dattes, figues et fruits secs',
  dairy: 'Lait et produits laitiers',
  meat: 'Viandes et volailles',
  sea: 'Produits de la mer',
  honey: 'Miel et produits de la ruche',
  drinks: 'Boissons',
  sweets: 'Biscuiterie et confiserie',
  preserves: 'Conserves et condiments',
  packaging: 'Emballage et conditionnement',
  equipment: 'Équipements et machines',
  services: 'Services et organismes',
  other: 'Autre secteur',
};
