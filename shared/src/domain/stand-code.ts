/** Rows of stands: letter and number of stands (specification, section 3, "Floor-plan shape"). */
const ROWS = [
  ['A', 31],
  ['B', 49],
  ['C', 49],
  ['D', 32],
] as const;

/** A01 to A31, B01 to B49, C01 to C49, D01 to D32: 161 codes. */
export const STAND_CODES: readonly string[] = ROWS.flatMap(([row, count]) =>
  Array.from({ length: count }, (_, index) => `${row}${String(index + 1).padStart(2, '0')}`),
);

/** Named zones, spelled as the specification spells them. */
export const ZONE_IDS = [
  'Science Corner',
  'World Food',
  'Workshop',
  'Cooking Show',
  'VIP1',
  'VIP2',
  'VIP3',
  'Sponsor Platinum 1',
  'Sponsor Platinium 2',
  'Espace Conference',
] as const;

/** Numbered entrances 1 to 12. */
export const ENTRANCE_IDS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1),
);

/** Free when the fair opens its sales (specification, section 3: the shapes that carry `available: true`). */
export const FREE_CODES: readonly string[] = [
  'B49',
  'C02',
  'C03',
  'C48',
  'C49',
  'D12',
  'Science Corner',
];
