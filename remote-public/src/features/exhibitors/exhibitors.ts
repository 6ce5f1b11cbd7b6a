type ConfirmedExhibitor = { name: string; stand: string };

/** Sample data, to be replaced by the agency. */
export const CONFIRMED_EXHIBITORS: readonly ConfirmedExhibitor[] = [
  'A03',
  'A12',
  'B07',
  'B21',
  'C02',
  'C18',
  'D05',
  'D27',
].map((stand, index) => ({
  name: `Exposant exemple ${String(index + 1).padStart(2, '0')}`,
  stand,
}));
